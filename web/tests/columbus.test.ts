/** The board of Columbus: the chart, what a click means, what acts change, and how long they are looked at. */

import { describe, expect, it } from "vitest";
import type { Legal } from "../src/play.svelte";
import { DISCS, FIELDS, fieldsOf, ground, MARKS, place, PORT } from "../../src/carrack/games/columbus/board/content";
import { another, flights, inHand, means, opened, payment, wished } from "../../src/carrack/games/columbus/board/moves";
import { blown, changes, fogWind, pace } from "../../src/carrack/games/columbus/board/news";
import type { Picture, Player } from "../../src/carrack/games/columbus/board/picture";
import { beside, degrees, fleet, neighbours, towards, zoneOf } from "../../src/carrack/games/columbus/board/sea";

const player = (seat: number, more: Partial<Player> = {}): Player => ({ seat, field: "G6", mast: true, becalmed: false, barrels: 3, discovery: false, misses: 0, cards: 0, aged: 0, hand: {}, steps: 5, ...more });
const picture = (players: Player[], more: Partial<Picture> = {}): Picture => ({ seat: 0, seats: players.length, phase: "action", winds: 0, gusts: 0, zone: 0, wind: null, weather: true, players, dice: [], ...more }) as unknown as Picture;
const dice = (...symbols: string[]): Picture["dice"] => symbols.map((word) => ({ symbol: word.replace("!", ""), used: word.endsWith("!") }));
const news = (...acts: string[]) => acts.map((act, i) => ({ seq: i, at: 0, seat: 1, act, told: [] }));

describe("the chart", () => {
  it("has the fields that the rules count", () => {
    expect(FIELDS).toHaveLength(126);
    const kinds = ["reef", "azores", "canaries", "mainland", "port", "mark", "calm", "plain"] as const;
    expect(kinds.map((kind) => fieldsOf(kind).length)).toEqual([13, 1, 1, 10, 1, 6, 28, 66]);
    expect(MARKS.toSorted()).toEqual(["D2", "D8", "F5", "H7", "L3", "L7"]);
    expect([ground(PORT), ground("I4"), ground("K8"), ground("B5")]).toEqual(["port", "azores", "canaries", "reef"]);
  });

  it("ends at its edges and knows its eight directions", () => {
    expect(place("N9")).toEqual([13, 8]);
    expect([beside("A1", "n"), beside("A1", "w"), beside("N9", "se")]).toEqual([null, null, null]);
    expect([beside("H6", "w"), beside("G6", "sw"), beside("F7", "nw")]).toEqual(["G6", "F7", "E6"]);
    expect([towards("G6", "H5"), towards("G6", "G6"), towards("G6", "I6")]).toEqual(["ne", null, null]);
    expect([neighbours("A1").length, neighbours("G6").length, neighbours(PORT).length]).toEqual([3, 8, 5]);
    expect([degrees("n"), degrees("se"), degrees("nw")]).toEqual([0, 135, 315]);
  });

  it("has five zones, and the port in none of them", () => {
    expect(["A1", "B9", "C5", "F1", "K9", "L5", PORT].map(zoneOf)).toEqual([1, 1, 2, 3, 4, 5, 0]);
  });

  it("fans out ships on one field, the viewer's in front", () => {
    const ships = fleet([player(0), player(1), player(2, { field: "A1" })], 0);
    expect(ships.map((ship) => [ship.seat, ship.rank, ship.crowd])).toEqual([[1, 0, 2], [2, 0, 1], [0, 1, 2]]);
  });
});

describe("what a click means", () => {
  const me = player(0);
  const all = (): boolean => true;

  it("spends a compass before a sail, and Good Winds last", () => {
    const at = picture([me], { dice: dice("sail", "compass", "storm", "compass!"), winds: 2 });
    expect(means(at, me)).toEqual(["compass", "sail", "wind"]);
    expect(payment(at, me, null, all)).toBe("compass");
    expect(payment(at, me, "sail", all)).toBe("sail");
    expect(payment(at, me, "sail", (by) => by === "wind")).toBe("wind");
    expect([another(["compass", "sail"], "compass"), another(["compass", "sail"], "sail"), another(["sail"], "sail")]).toEqual(["sail", "compass", null]);
  });

  it("knows that a compass is of no use in a calm, and that nothing is without a mast", () => {
    const becalmed = player(0, { becalmed: true });
    const at = picture([becalmed], { dice: dice("compass", "compass", "storm", "telescope") });
    expect(means(at, becalmed)).toEqual([]);
    expect(payment(at, becalmed, null, () => false)).toBe("sail"); // the refusal speaks of what is missing
    expect(means(picture([becalmed], { dice: dice("sail"), winds: 1 }), becalmed)).toEqual(["sail", "wind"]);
    expect(means(picture([me], { dice: dice("sail") }), player(0, { mast: false }))).toEqual([]);
  });

  it("moves a whirlwind by a die before a card, and tells stopping from flying over", () => {
    const act = (id: number, flight: string, by: string): Legal => ({ id, kind: "whirl", args: { whirlwind: "1", direction: "n", flight, by } });
    expect(flights([act(1, "stop", "card"), act(2, "stop", "die"), act(3, "over", "card")], 1, "n")).toEqual({ stop: 2, over: 3 });
    expect(flights([act(1, "stop", "card"), act(2, "stop", "die")], 1, "n", true)).toEqual({ stop: 1, over: null });
    expect(flights([act(1, "stop", "card")], 2, "n")).toEqual({ stop: null, over: null });
  });

  it("reads what is in hand", () => {
    expect(inHand("dice 5")).toEqual({ dice: 5, whirlwind: 0, card: false, asking: null, pay: null });
    expect(inHand("whirl 2 D5")).toEqual({ dice: 0, whirlwind: 2, card: false, asking: "D5", pay: null });
    expect(inHand("gust 1").card).toBe(true);
    expect(inHand("pay sail").pay).toBe("sail");
    expect(inHand(null)).toEqual({ dice: 0, whirlwind: 0, card: false, asking: null, pay: null });
    const at = picture([me], { dice: dice("sail", "compass", "storm", "telescope") });
    expect([wished(at, inHand("dice 1")), wished(at, inHand("dice 3")), wished(at, inHand("dice 4"))]).toEqual(["sail", null, null]);
  });

  it("finds the discs that lie open", () => {
    expect(opened({ ...DISCS })).toEqual([]);
    expect(opened({ ...DISCS, sea: 2, inhabited: 3 })).toEqual(["sea", "inhabited", "inhabited"]);
  });
});

describe("what happened", () => {
  const before = picture([player(0)], { zone: 3, wind: "sw" });

  it("knows when a wind has blown, and where", () => {
    const after = picture([player(0)]);
    expect(blown(news("raise_storm zone=4", "spin direction=nw"), picture([player(0)]), after)).toEqual({ wind: "nw", zone: 4 });
    expect(blown(news("accept"), before, after)).toEqual({ wind: "sw", zone: 3 });
    expect(blown(news("spin_again", "spin direction=e"), before, picture([player(0)], { phase: "respin" }))).toBeNull();
    expect(blown(news("draw_card", "turn_up card=fog_n"), picture([player(0)]), after)).toEqual({ wind: "n", zone: 0 });
    expect(blown(news("draw_card", "turn_up card=fog_n"), picture([player(0)], { weather: false }), after)).toBeNull();
    expect(blown(news("sail direction=n by=sail"), before, after)).toBeNull();
    expect([fogWind("fog_w"), fogWind("mutiny")]).toEqual(["w", null]);
  });

  it("gives a storm more time than a step", () => {
    const [was, is] = [picture([player(0)]), picture([player(0)])];
    const step = pace(news("sail direction=n by=sail"), was, is);
    const storm = pace(news("raise_storm zone=4", "spin direction=nw"), was, is);
    expect(step).toBeLessThan(700);
    expect(storm).toBeGreaterThan(2500);
    expect(pace(news("roll", "die symbol=sail", "die symbol=sail", "die symbol=sail", "die symbol=sail"), was, is)).toBeGreaterThanOrEqual(1000);
  });

  it("tells what an act changes for its player", () => {
    const after = picture([player(0, { barrels: 2, steps: 4, mast: false })]);
    expect(changes(picture([player(0)]), after, 0).map(({ symbol, from, to }) => [symbol, from, to])).toEqual([["barrel", 3, 2], ["sail", 3, 2], ["caravel", 5, 4]]);
    expect(changes(after, after, 5)).toEqual([]);
  });
});
