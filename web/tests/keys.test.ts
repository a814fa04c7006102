import { expect, it } from "vitest";
import { clockText } from "../src/table/clock";
import { reading, stepTo } from "../src/table/keys";

const grid = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => ({ x: 100 * column, y: 100 * row })));

it("reads in rows, even when they are a little uneven", () => {
  expect(reading([{ x: 200, y: 5 }, { x: 0, y: 100 }, { x: 0, y: 0 }, { x: 100, y: 10 }])).toEqual([2, 3, 0, 1]);
});

it("walks to the nearest thing that way", () => {
  expect(stepTo(grid, grid[4]!, "ArrowRight")).toBe(5);
  expect(stepTo(grid, grid[4]!, "ArrowLeft")).toBe(3);
  expect(stepTo(grid, grid[4]!, "ArrowUp")).toBe(1);
  expect(stepTo(grid, grid[4]!, "ArrowDown")).toBe(7);
});

it("goes on in reading order at an edge, and round at the end", () => {
  expect(stepTo(grid, grid[2]!, "ArrowRight")).toBe(3);
  expect(stepTo(grid, grid[3]!, "ArrowLeft")).toBe(2);
  expect(stepTo(grid, grid[8]!, "ArrowDown")).toBe(0);
  expect(stepTo(grid, grid[0]!, "ArrowUp")).toBe(8);
});

it("begins at the first or the last thing", () => {
  expect(stepTo(grid, null, "ArrowDown")).toBe(0);
  expect(stepTo(grid, null, "ArrowLeft")).toBe(8);
  expect(stepTo([], null, "ArrowDown")).toBe(-1);
});

it("shows time as a clock does", () => {
  expect([41_001, 725_000, 10_800_000].map(clockText)).toEqual(["0:42", "12:05", "3:00:00"]);
});
