/** The board of Anno 1503: where ships get to, what acts change, and how long they are looked at. */

import { describe, expect, it } from "vitest";
import { above, priced } from "../../src/carrack/games/anno1503/board/content";
import { progress, siteText, surplus } from "../../src/carrack/games/anno1503/board/count";
import { changes, pace } from "../../src/carrack/games/anno1503/board/news";
import type { Picture, Player } from "../../src/carrack/games/anno1503/board/picture";
import { beside, discoverer, fleet, fullPoints, reach, towards } from "../../src/carrack/games/anno1503/board/sea";

const ISLANDS = new Set("A2 A3 A5 A6 A8 A9 A10 A12 B2 B3 B12 C5 C6 C7 C9 C10 C11 D2 D3 E4 E5 E6 E8 E9 E11 E12".split(" "));

const player = (seat: number, more: Partial<Player> = {}): Player => ({
  seat,
  gold: 7,
  price: 6,
  workshops: [1, 2, 3, 4, 5].map((number) => ({ number, good: number === 5 ? "free_choice" : "wood", post: null, back: 0 })),
  residents: [1, 2, 3, 4, 5, 6, 7].map((space) => ({ space, level: space < 3 ? "pioneer" : null, price: space < 3 ? 1 : 0, sold: false, building: null, site: space > 3 })),
  treaties: [0, 0, 0],
  cards: 2,
  hand: { wood: 1, stone: 1, tool: 0, cloth: 0, spice: 0, tobacco: 0 },
  ships: [{ ship: 1, square: "C1", points: 0 }, { ship: 2, square: null, points: 0 }],
  conditions: [],
  ...more,
});
const picture = (...players: Player[]): Picture => ({ seat: 0, seats: players.length, players }) as unknown as Picture;
const news = (...acts: string[]) => acts.map((act, i) => ({ seq: i, at: 0, seat: 1, act, told: [] }));

describe("a building site", () => {
  it("is lost when somebody lives there without a building, but not while one is being chosen", () => {
    const settled = player(0);
    for (const resident of settled.residents.slice(0, 4)) resident.level = "pioneer";
    const said = (phase: string, active: number) => siteText({ ...picture(settled), phase, active }, settled, settled.residents[3]!);
    expect([said("building", 0), said("trade", 0), said("building", 1)]).toEqual(["board-site", "board-site-lost", "board-site-lost"]);
    expect(siteText({ ...picture(settled), phase: "trade", active: 0 }, settled, settled.residents[4]!)).toBe("board-site");
  });
});

describe("the sea board", () => {
  it("ends at its edges", () => {
    expect(beside("A1", "north")).toBeNull();
    expect(beside("E12", "east")).toBeNull();
    expect(beside("C9", "east")).toBe("C10");
    expect(towards("B1", "C1")).toBe("south");
    expect(towards("B1", "D1")).toBeNull();
  });

  it("discovers with the ship that lies next to the island, whichever is in hand", () => {
    const [first, second] = [{ ship: 1, square: "C1", points: 2 }, { ship: 2, square: "C4", points: 1 }];
    expect(discoverer([first, second], first, "C5")).toEqual([second, "east"]);
    expect(discoverer([first, { ...second, points: 0 }], first, "C5"), "without points it cannot").toEqual([first, null]);
    expect(discoverer([{ ...first, square: "D4" }, second], second, "D5")).toEqual([{ ...first, square: "D4" }, "east"]);
    const [third, fourth] = [{ ...first, square: "B4" }, { ...second, square: "B4" }];
    expect(discoverer([third, fourth], fourth, "B3"), "of two, the one in hand").toEqual([fourth, "west"]);
    expect(discoverer([], null, "C5")).toEqual([null, null]);
  });

  it("lets a ship go as far as its action points, round islands, never onto them", () => {
    const ways = reach("C1", 3, ISLANDS);
    expect([...ways.keys()].sort()).toEqual(["A1", "B1", "C2", "C3", "C4", "D1", "E1", "E2"]);
    expect(ways.get("C4")).toEqual(["east", "east", "east"]);
    expect(ways.get("E2")).toHaveLength(3);
    expect(reach("C1", 0, ISLANDS).size).toBe(0);
  });

  it("finds a way that is really sailed square by square", () => {
    for (const [square, way] of reach("C4", 8, ISLANDS)) {
      const over = ["C4"];
      for (const direction of way) over.push(beside(over.at(-1)!, direction)!);
      expect(over.at(-1)).toBe(square);
      expect(over.some((step) => ISLANDS.has(step))).toBe(false);
      expect(new Set(over).size).toBe(over.length);
    }
  });

  it("is reached everywhere with enough points: 34 sea squares", () => {
    expect(reach("C1", 99, ISLANDS).size).toBe(33);
  });

  it("fans out ships on one square, the viewer's in front", () => {
    const ships = fleet([player(0), player(1), player(2, { ships: [{ ship: 1, square: "C2", points: 0 }] })], 0);
    expect(ships.map((ship) => [ship.seat, ship.rank, ship.crowd])).toEqual([[1, 0, 2], [2, 0, 1], [0, 1, 2]]);
  });

  it("gives twice the points with a shipyard", () => {
    const yard = player(0);
    yard.residents[3] = { ...yard.residents[3]!, level: "pioneer", building: "shipyard" };
    expect([fullPoints(picture(player(0), player(1)), player(0)), fullPoints(picture(yard, player(1)), yard)]).toEqual([2, 4]);
  });
});

describe("costs and counts", () => {
  it("shows which goods of a cost are missing", () => {
    expect(priced("settler", { stone: 1, cloth: 0 })).toEqual([{ good: "cloth", missing: true }, { good: "stone", missing: false }, { good: "stone", missing: true }]);
    expect(priced("pioneer", null).some((item) => item.missing)).toBe(false);
  });

  it("knows the next level", () => {
    expect(["pioneer", "settler", "citizen", "merchant"].map(above)).toEqual(["settler", "citizen", "merchant", null]);
  });

  it("counts treaties by their jetties, and cards beyond the limit", () => {
    expect(progress(player(0, { treaties: [0, 2, 3] }), "treaties")).toBe(2);
    expect([surplus(player(0)), surplus(player(0, { cards: 8 }))]).toEqual([0, 3]);
  });
});

describe("what an act changes", () => {
  it("is told for its own player only, and only what differs", () => {
    const before = picture(player(0), player(1)), after = picture(player(0, { gold: 1, hand: { wood: 1, stone: 1, tool: 0, cloth: 0, spice: 1, tobacco: 0 } }), player(1, { gold: 99 }));
    expect(changes(before, after, 0)).toEqual([
      { symbol: "coin", label: "board-gold", from: 7, to: 1 },
      { symbol: "good-spice", label: "good-spice", from: 0, to: 1 },
    ]);
    expect(changes(before, after, -1)).toEqual([]);
  });

  it("names every change once, also when two ships get their points", () => {
    const two = (points: number): Player => player(0, { ships: [{ ship: 1, square: "C1", points }, { ship: 2, square: "C1", points }] });
    expect(changes(picture(two(0)), picture(two(2)), 0)).toEqual([{ symbol: "telescope", label: "board-points", from: 0, to: 4 }]);
  });
});

describe("pace", () => {
  it("gives dice and revealed tiles time, and none to what nobody sees", () => {
    expect(pace(news("see tile=?"))).toBe(0);
    expect(pace(news("end_turn", "roll face=3"))).toBeGreaterThan(1200);
    expect(pace(news("move ship=1 direction=east"))).toBeLessThan(500);
  });
});
