/** The board of Race to the New Found Land: what is in hand, who acts when, what acts change, and how long they are looked at. */

import { describe, expect, it } from "vitest";
import type { Legal, Play } from "../src/play.svelte";
import { bonusParts, captainSymbol, ISLANDS, loadable, onRibbon } from "../../src/carrack/games/newfoundland/board/content";
import { crewOf, fleetOf, goodsArgs, inHand, nextFrame, orderAt, others, pieces, shares, stateOf, total, waysTo } from "../../src/carrack/games/newfoundland/board/count";
import { legOf } from "../../src/carrack/games/newfoundland/board/legs";
import { changes, detail, finished, pace, primary, prompt, stage } from "../../src/carrack/games/newfoundland/board/news";
import type { Area, FrameView, Lane, LaneShip, Picture, Player, Ship } from "../../src/carrack/games/newfoundland/board/picture";

const ship = (name: string, sail = 2): Ship => ({ ship: name, name, size: "small", sail, chest: 2, persons: 1, spy: 1, cost: { wood: 1, cloth: 1, iron: 0, gold: 0 } });
const lane = (action: string, more: Partial<Lane> = {}): Lane => ({ action, most: action === "load" ? 1 : 3, ships: [], sails: 0, place: 0, ...more });
const lanes = (more: Partial<Record<string, Partial<Lane>>> = {}): Lane[] => ["load", "settle", "deliver", "discover"].map((action) => lane(action, more[action]));
const player = (seat: number, more: Partial<Player> = {}): Player => ({ seat, country: "spain", points: 0, goods: { wood: 1, cloth: 0, iron: 2, gold: 0 }, yards: [], lanes: lanes(), cards: 1, ...more }) as unknown as Player;
const frame = (name: string, space: number, claimed: number[] = []): FrameView => ({ frame: name, space, reward: "goal", left: 5, claimed, reaching: false });
const area = (name: string, markers: number[], more: Partial<Area> = {}): Area => ({ name, filled: 0, whole: 5, first: 10, second: 5, completed: false, scored: false, scoring: false, neutral: 0, shares: markers.map((n, seat) => ({ seat, markers: n, bonus: n === Math.max(...markers) ? 10 : 0 })), ...more });
const NOW: Picture["now"] = { bill: null, bill_item: 0, due: {}, bought: false, crews: [0, 0, 0], unloading: 0, load: 0, to_keep: 0, drawn: 0, cards: null, to_lay: 0, may_lay: false, hand: 0, tiles: null, looking: null, stack: null, goals_played: 0, goal_due: null };
const picture = (players: Player[], more: Partial<Picture> = {}): Picture => ({ seat: 0, seats: players.length, phase: "land", part: "land", action: "load", actor: 0, active: 0, first: 0, order: [], at: 0, sails: [], players, islands: [], cities: [], frames: [], now: NOW, ...more }) as unknown as Picture;
const news = (...acts: string[]) => acts.map((act, i) => ({ seq: i, at: 0, seat: 1, act, told: [] }));

describe("what things are", () => {
  it("reads the bonuses of a tile", () => {
    expect(bonusParts("wood")).toEqual({ goods: ["wood"], points: 0 });
    expect(bonusParts("cloth_2")).toEqual({ goods: ["cloth", "cloth"], points: 0 });
    expect(bonusParts("wood_cloth")).toEqual({ goods: ["wood", "cloth"], points: 0 });
    expect([bonusParts("point").points, bonusParts("points_3").points]).toEqual([1, 3]);
  });

  it("knows the load table, the faces of captains, and where the islands lie", () => {
    expect([1, 2, 3, 4, 7].map(loadable)).toEqual(["wood", "cloth", "iron", "gold", "gold"]);
    expect(captainSymbol("da_gama")).toBe("captain-dagama");
    expect(Object.keys(ISLANDS).toSorted()).toEqual(["anticosti", "newfoundland", "nova_scotia", "prince_edward"]);
  });

  it("counts goods and lays them in a row", () => {
    const goods = { wood: 2, cloth: 0, iron: 1, gold: 0 };
    expect(pieces(goods)).toEqual(["wood", "wood", "iron"]);
    expect(total(goods)).toBe(3);
    expect(goodsArgs(goods)).toEqual({ woods: 2, cloths: 0, irons: 1, golds: 0 });
  });

  it("goes round the ribbon again after fifty", () => {
    expect([onRibbon(0), onRibbon(49), onRibbon(50), onRibbon(113)]).toEqual([{ space: 0, laps: 0 }, { space: 49, laps: 0 }, { space: 0, laps: 1 }, { space: 13, laps: 2 }]);
  });
});

describe("what is in hand", () => {
  it("reads it", () => {
    expect(inHand(null)).toEqual({ crew: null, tile: null, contract: 0, antwerp: false, captain: false });
    expect(inHand("crew two").crew).toBe("two");
    expect(inHand("tile t05").tile).toBe("t05");
    expect(inHand("contract 4").contract).toBe(4);
    expect([inHand("antwerp").antwerp, inHand("captain").captain]).toEqual([true, true]);
  });

  it("settles with who is chosen, else with the first that is left", () => {
    expect(crewOf([1, 2, 0], "two")).toBe("two");
    expect(crewOf([1, 0, 0], "two")).toBe("one");
    expect(crewOf([0, 0, 1], null)).toBe("extra");
    expect(crewOf([0, 0, 0], null)).toBe("one");
  });

  it("finds the ways to carry a contract, and the ships of each", () => {
    const act = (id: number, space: number, ships: number): Legal => ({ id, kind: "fulfil", args: { space: String(space), ships: String(ships) } });
    const ways = waysTo([act(1, 4, 6), act(2, 4, 1), act(3, 5, 1)], 4);
    expect(ways.map((way) => way.id)).toEqual([2, 1]);
    const there = ["a", "b", "c"].map((name): LaneShip => ({ ship: ship(name), captain: false, hold: 2 }));
    expect(fleetOf(5, there).map((s) => s.ship.name)).toEqual(["a", "c"]);
  });
});

describe("the race", () => {
  const at = (more: Partial<Picture> = {}): Picture =>
    picture([player(0, { lanes: lanes({ settle: { sails: 4, place: 2, ships: [] } }) }), player(1, { lanes: lanes({ settle: { sails: 9, place: 1, ships: [] } }) }), player(2)], more);

  it("orders the seats of an action by sails, as planned or as fixed when it began", () => {
    expect(orderAt(at(), "settle")).toEqual([{ seat: 1, sails: 9 }, { seat: 0, sails: 4 }]);
    expect(orderAt(at({ part: "action", action: "settle", order: [0, 1], sails: [4, 9, 0] }), "settle").map((t) => t.seat)).toEqual([0, 1]);
    expect(orderAt(at(), "load")).toEqual([]);
  });

  it("knows which actions are over", () => {
    expect((["load", "settle", "deliver"] as const).map((a) => stateOf(at({ part: "planning", action: "settle" }), a))).toEqual(["planned", "planning", "ahead"]);
    expect((["load", "settle", "deliver"] as const).map((a) => stateOf(at({ part: "action", action: "settle" }), a))).toEqual(["done", "now", "planned"]);
    expect([stateOf(at(), "load"), stateOf(at({ part: "goals" }), "load")]).toEqual(["ahead", "done"]);
  });

  it("sees the next frame of a seat, and who leads on an island", () => {
    const p = at({ frames: [frame("square", 4, [0]), frame("circle", 0), frame("star", 30)] });
    expect([nextFrame(p, 0)?.frame, nextFrame(p, 1)?.frame]).toEqual(["star", "square"]);
    expect(shares(area("anticosti", [1, 0, 3])).map((s) => s.seat)).toEqual([2, 0]);
    expect(others(p, 1).map((q) => q.seat)).toEqual([2, 0]);
  });

  it("leads to the place where something is to be done", () => {
    expect([legOf(at()).place, legOf(at({ part: "planning", action: "settle" })).place, legOf(at({ part: "action", action: "deliver" })).place, legOf(at({ part: "action", action: "discover" })).place]).toEqual(["ships", "harbour", "cities", "map"]);
    expect(legOf(at({ part: "action", action: "settle", phase: "take_captain" })).place).toBe("frames");
    expect(legOf(at({ part: "goals", phase: "goal" })).place).toBe("hand");
  });

  it("names the leg of the round by its part: payments and frames interrupt it only", () => {
    expect(["set_up", "land", "planning", "action", "cartography", "goals"].map((part) => stage(at({ part, phase: "pay" })))).toEqual([null, "land", "planning", "action", "end", "end"]);
  });
});

describe("what happens", () => {
  const before = picture([player(0), player(1)], { frames: [frame("square", 7)], islands: [{ area: area("anticosti", [1, 0]), spaces: [], compass: 2 }] });

  const moored = (out: boolean, action = "discover"): Picture => ({ ...before, phase: "plan", part: "planning", action, players: [player(0, { yards: [{ yard: 1, kind: "first", open: true, ship: ship("a"), out }] }), player(1)] });

  it("shows what an act changes", () => {
    const me = player(0, { points: 3, goods: { wood: 0, cloth: 0, iron: 2, gold: 0 }, yards: [{ yard: 1, kind: "first", open: true, ship: ship("a"), out: false }] });
    const after: Picture = { ...before, players: [me, player(1)], islands: [{ area: area("anticosti", [2, 0]), spaces: [], compass: 2 }] };
    const seen = changes(before, after, 0);
    expect(seen.map((c) => [c.label, c.from, c.to])).toEqual([["good-wood", 1, 0], ["board-ships", 0, 1], ["board-markers", 1, 2], ["board-points", 0, 3]]);
  });

  it("asks for what is left to do in a turn, which everybody ends himself", () => {
    const settling = { ...before, phase: "settle", part: "action", action: "settle" };
    expect([finished({ ...settling, now: { ...NOW, crews: [0, 1, 0] } }), finished(settling)]).toEqual([false, true]);
    expect([prompt({ ...settling, now: { ...NOW, crews: [0, 1, 0] } }), prompt(settling)]).toEqual([null, "board-prompt-done"]);
    expect([prompt(moored(false)), prompt(moored(true))], "without a ship there is nothing to plan").toEqual(["board-prompt-plan-discover", "board-prompt-done"]);
    expect([true, false].map((bought) => prompt({ ...before, now: { ...NOW, bought } }))).toEqual(["board-prompt-land-bought", null]);
    const tiles = [{ tile: "t01", shape: "cape", left: "wood", right: "point" }];
    const chart = (shape: string): Picture => ({ ...before, phase: "discover", islands: [{ area: area("anticosti", [1, 0]), spaces: [{ space: 1, number: 1, row: 0, column: 0, shape, tile: null, left: null, right: null, slots: [] }], compass: 2 }] });
    expect([1, 0].map((count) => prompt({ ...chart("cape"), now: { ...NOW, tiles, to_lay: count, may_lay: true } }))).toEqual([null, "board-prompt-discover-more"]);
    expect(prompt({ ...chart("cape"), now: { ...NOW, tiles } })).toBe("board-prompt-done");
    expect(prompt({ ...chart("coast"), now: { ...NOW, tiles, to_lay: 1 } }), "where no tile fits there is nothing to lay").toBe("board-prompt-done");
  });

  it("takes its time for frames that slide and islands that are scored, none for unpacking the box", () => {
    const act = news("take_goal");
    const still = pace(act, before, before);
    expect(pace(act, before, { ...before, frames: [frame("square", 4, [1])] })).toBeGreaterThan(still);
    expect(pace(act, before, { ...before, islands: [{ ...before.islands[0]!, area: area("anticosti", [1, 0], { scored: true }) }] })).toBeGreaterThan(still);
    expect(pace(news("offer_small ship=s01"), { ...before, part: "set_up" }, before)).toBe(0);
  });

  it("has one blue button, and says what may be done", () => {
    const play = { id: (kind: string) => (kind === "end_turn" ? 0 : 1), say: (key: string) => key, name: (seat: number) => `seat ${seat}`, selected: null } as unknown as Play<Picture>;
    expect([primary(before, play), primary({ ...before, phase: "antwerp" }, play)]).toEqual([0, 1]);
    expect(detail(before, play)).toBe("board-detail-land");
    expect(detail(moored(false, "settle"), play)).toBe("board-detail-plan-settle board-detail-plan-first");
    expect(detail({ ...before, actor: 1 }, play)).toBe("");
  });
});
