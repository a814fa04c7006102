import { describe, expect, it } from "vitest";
import { about, bind, properId, search } from "../src/rules/book";
import type { KindInfo } from "../src/types/protocol";

const book = bind({
  game: "anno1503",
  chapters: [
    { number: null, title: "The game in a minute", text: "You settle a **home** island." },
    { number: 3, title: "Production roll", text: "" },
    { number: 6, title: "Selling and buying", text: "Gold for goods." },
    { number: 7, title: "Ships", text: "" },
  ],
  rules: [
    { id: "AN-3.1", chapter: 3, text: "Roll the die." },
    { id: "AN-6.1", chapter: 6, text: "Sell one good to each resident." },
    { id: "AN-6.7", chapter: 6, text: "*Buying:* two purchases a turn. Café." },
    { id: "AN-6.10", chapter: 6, text: "Buy the same or different goods." },
    { id: "AN-7.3", chapter: 7, text: "A ship sails one square for a point, see AN-6.7." },
  ],
});
const found = (query: string): string[] => search(book, query).flatMap((chapter) => chapter.rules.map((rule) => rule.id));

describe("the chapters of a rulebook", () => {
  it("have anchors of their own, whatever number they begin with", () => {
    const numbers = [null, 0, 1, null, 2];
    const chapters = bind({ game: "any", chapters: numbers.map((number) => ({ number, title: "", text: "" })), rules: [] });
    expect(new Set(chapters.map((chapter) => chapter.anchor)).size).toBe(numbers.length);
  });
});

describe("searching a rulebook", () => {
  it("finds rules with all the words", () => {
    expect(found("goods buy")).toEqual(["AN-6.10"]);
    expect(found("BUYING two")).toEqual(["AN-6.7"]);
    expect(found("cafe")).toEqual(["AN-6.7"]);
    expect(found("dragon")).toEqual([]);
  });

  it("finds a rule by its number, however it is written, and not by a mention", () => {
    for (const query of ["6.7", "AN-6.7", "an6.7"]) expect(found(query)).toEqual(["AN-6.7"]);
    expect(found("an-6")).toEqual(["AN-6.1", "AN-6.7", "AN-6.10"]);
    expect(found("6.")).toEqual(["AN-6.1", "AN-6.7", "AN-6.10"]);
  });

  it("finds what a chapter says before its rules", () => {
    expect(search(book, "home island").map((chapter) => chapter.title)).toEqual(["The game in a minute"]);
  });

  it("is the whole book without a word", () => {
    expect(search(book, "  ")).toBe(book);
  });
});

it("knows what a phase is about", () => {
  const kind = (name: string, phase: string): KindInfo => ({ name, base: 0, size: 1, chance: false, phases: [phase], hidden: [], args: [] });
  const kinds = [kind("sell", "trade"), kind("buy", "trade"), kind("move", "ships"), kind("roll", "roll")];
  expect(about(book, "trade", kinds).map((chapter) => chapter.number)).toEqual([6]);
  expect(about(book, "ships", kinds)[0]?.number).toBe(7);
  expect(about(book, "roll", kinds)[0]?.number).toBe(3);
});

it("writes a rule's number as it should be", () => {
  expect(properId("an-6.7")).toBe("AN-6.7");
  expect(properId("AN6.7")).toBe("AN-6.7");
});
