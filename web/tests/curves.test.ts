import { expect, it } from "vitest";
import { apart, places, reading, type Series } from "../src/plots/series";

const red: Series = { label: "Red", colour: "var(--seat-1-text)", points: [[1, 0], [3, 2]] };
const blue: Series = { label: "Blue", colour: "var(--seat-2-text)", points: [[1, 1], [2, 1]] };

it("brings curves to the same places", () => {
  expect(places([red, blue])).toEqual([1, 2, 3]);
  expect(reading(red, [1, 2, 3])).toEqual([0, undefined, 2]);
});

it("moves marks apart, in their order and within the frame", () => {
  expect(apart([10, 10, 50], 16, 100)).toEqual([10, 26, 50]);
  expect(apart([95, 99, 100], 16, 100)).toEqual([68, 84, 100]);
  expect(apart([30, 10], 5, 100)).toEqual([30, 10]);
});
