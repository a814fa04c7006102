import { expect, test } from "vitest";
import { Acts, readAct } from "../src/acts";
import type { ActTable } from "../src/types/protocol";

const goods = { name: "good", labels: ["wood", "stone", "spice"] };
const spaces = { name: "space", labels: ["1", "2"] };
const kinds = [
  { name: "end_turn", base: 0, size: 1, args: [] },
  { name: "sell", base: 1, size: 6, args: [spaces, goods] },
  { name: "buy", base: 7, size: 3, args: [goods] },
];
const acts = new Acts({ kinds } as unknown as ActTable);

test("an act is a number, the last argument counting fastest", () => {
  expect(acts.id("end_turn")).toBe(0);
  expect(acts.id("sell", { space: 1, good: "spice" })).toBe(3);
  expect(acts.id("sell", { space: "2", good: "wood" })).toBe(4);
  expect(acts.id("buy", { good: "spice" })).toBe(9);
});

test("every number reads back", () => {
  for (let id = 0; id < 10; id++) {
    const { kind, args } = acts.act(id);
    expect(acts.id(kind, args)).toBe(id);
  }
});

test("what no game has is refused", () => {
  expect(() => acts.id("fly")).toThrow("no act is called fly");
  expect(() => acts.id("buy", { good: "gold" })).toThrow("good cannot be gold");
  expect(() => acts.act(10)).toThrow("no act has the number 10");
});

test("an act in words", () => {
  expect(readAct("sell space=2 good=?")).toEqual({ kind: "sell", args: { space: "2", good: "?" } });
});
