/** The board of Age of Discovery: what fits where, which act a ship in hand means, what acts change, and how long they are looked at. */

import { describe, expect, it } from "vitest";
import { heapSaid, runSaid, startingSaid } from "../../src/carrack/games/ageofdiscovery/board/called";
import { jokerColours, readShip } from "../../src/carrack/games/ageofdiscovery/board/content";
import { actsFor, begunBy, cardIn, column, ending, finalNow, fitsVoyage, flags, groups, host, inHand, jokerTried, openNow, others, pileInUse, playsCard, sails, trackEnd } from "../../src/carrack/games/ageofdiscovery/board/count";
import { Desk } from "../../src/carrack/games/ageofdiscovery/board/desk.svelte";
import { changes, pace } from "../../src/carrack/games/ageofdiscovery/board/news";
import type { Picture, Player, ShipView, VoyageView } from "../../src/carrack/games/ageofdiscovery/board/picture";
import { along, drawn, HEIGHT, routeOf, WIDTH } from "../../src/carrack/games/ageofdiscovery/board/routes";

const VOYAGES = ["abreu", "columbus", "cabot", "da_gama", "balboa", "vespucci", "dias", "magellan", "cartier", "cabral", "verrazzano", "drake"];
const ship = (name: string, owner = 0): ShipView => ({ colour: readShip(name).colour ?? "red", capacity: readShip(name).capacity, joker: readShip(name).joker, owner });
const player = (seat: number, more: Partial<Player> = {}): Player => ({
  seat, coins: 6, points: 0, completed: 0, free: [], joker: "red_yellow", joker_free: true, joker_shown: false, running: [], cards: 2, hand: [], any_colour: 2, reserve: 1, special: null, would_interim: 0, would_final: 0, would_unplaced: 0, ...more,
});
const voyage = (more: Partial<VoyageView> = {}): VoyageView => ({ voyage: "dias", explorer: "", colour: "blue", capacity: 5, load: 3, established: "green", interim: [3, 5], final: [4, 6], ships: [], ...more });
const picture = (players: Player[], more: Partial<Picture> = {}): Picture =>
  ({ seat: 0, seats: players.length, phase: "menu", actor: 0, active: 0, turn: 1, turn_limit: 100, done: [], market: [], piles: [6, 6, 7, 7, 8], display: [], heap: 9, gone: [], voyages: [voyage()], heading: null, starting: null, need: 0, picked: [], interim_in: -1, final_in: -1, limit_in: -1, interim_up: false, final_up: false, interim_scored: false, players, ...more }) as Picture;
const news = (...acts: string[]) => acts.map((act, i) => ({ seq: i, at: 0, seat: 1, act, told: [] }));

describe("ships", () => {
  it("are read from their names", () => {
    expect(readShip("red_2")).toEqual({ joker: false, colour: "red", capacity: 2 });
    expect(readShip("joker_blue_3")).toEqual({ joker: true, colour: "blue", capacity: 3 });
    expect(readShip("joker_1")).toEqual({ joker: true, colour: null, capacity: 1 });
    expect(jokerColours("brown_red")).toEqual(["brown", "red"]);
    expect(jokerColours(null)).toEqual([]);
  });

  it("that are alike lie together", () => {
    expect(groups([ship("red_2"), ship("blue_1"), ship("red_2")]).map((g) => [g.kind, g.count])).toEqual([["red_2", 2], ["blue_1", 1]]);
  });

  it("have as many sails as they carry; a joker on an order shows both colours", () => {
    expect(sails(ship("red_3"), null)).toEqual(["red", "red", "red"]);
    expect(sails(ship("joker_3"), "green_blue", true)).toEqual(["green", "blue", "green"]);
    expect(sails(ship("joker_green_2"), "green_blue")).toEqual(["green", "green"]);
  });
});

describe("a ship in hand", () => {
  const me = player(0);
  it("fits by room, colour and fee (example E-3)", () => {
    expect(fitsVoyage("green_3", voyage(), me)).toEqual({ rule: "AD-7.5" });
    expect(fitsVoyage("green_2", voyage(), me)).toBe("plain");
    expect(fitsVoyage("red_1", voyage(), me)).toBe("card");
    expect(fitsVoyage("red_1", voyage(), player(0, { any_colour: 0 }))).toEqual({ rule: "AD-7.2" });
    expect(fitsVoyage("green_1", voyage(), player(0, { coins: 0 }))).toEqual({ rule: "AD-6.2" });
    expect(fitsVoyage("red_1", voyage({ established: null, load: 0 }), player(0, { any_colour: 0 }))).toBe("plain");
  });

  it("a joker fits by either colour, and costs two", () => {
    expect(fitsVoyage("joker", voyage({ established: "yellow" }), me)).toBe("plain");
    expect(fitsVoyage("joker", voyage(), me)).toBe("card");
    expect(fitsVoyage("joker", voyage({ established: "red" }), player(0, { coins: 1 }))).toEqual({ rule: "AD-6.2" });
  });

  it("is told from other things in hand", () => {
    expect(inHand("ship red_2")).toEqual({ ship: "red_2", reserving: false });
    expect(inHand("reserve")).toEqual({ ship: null, reserving: true });
    expect(inHand(null)).toEqual({ ship: null, reserving: false });
  });

  it("says before it sails whether a card is played", () => {
    const sending = picture([me], { phase: "voyage_ship", heading: "dias" });
    expect(playsCard("green_1", sending, me)).toBe(false);
    expect(playsCard("joker_red_1", sending, me)).toBe(true);
    const starting = picture([me], { phase: "order_ship", starting: { order: "yellow_5", colour: "yellow", capacity: 5, incomes: [7, 10, 12] } });
    expect(playsCard("yellow_2", starting, me)).toBe(false);
    expect(playsCard("joker_2", starting, me)).toBe(false);
    expect(playsCard("white_2", starting, me)).toBe(true);
  });
});

describe("a joker that cannot go along", () => {
  it("is tried as what comes nearest to fitting, so that the refusal says what is missing", () => {
    const sending = (more: Partial<VoyageView>): Picture => picture([player(0)], { phase: "voyage_ship", heading: "dias", voyages: [voyage(more)] });
    expect(jokerTried(sending({ established: "yellow" }), "red_yellow")).toBe("joker_yellow_1");
    expect(jokerTried(sending({ colour: "yellow" }), "red_yellow")).toBe("joker_yellow_1");
    expect(jokerTried(sending({}), "red_yellow")).toBe("joker_red_1");
    expect(jokerTried(sending({ established: null }), "red_yellow")).toBe("joker_red_1");
    expect(jokerTried(picture([player(0)], { phase: "order_ship" }), "red_yellow")).toBe("joker_1");
  });
});

describe("orders", () => {
  const play = { say: (key: string, args: object = {}) => `${key}(${Object.values(args).join(" ")})` } as never;
  const order = { order: "yellow_5", colour: "yellow", capacity: 5, incomes: [7, 10, 12] };

  it("that run are told with their ships; there a joker has no colour of its own", () => {
    const run = { order, rounds: 2, income: 10, ships: [ship("yellow_2"), ship("joker_3")] };
    expect(runSaid(play, run)).toBe("board-running-order(order-yellow-5() 2 10)\nship-yellow-2(), ship-joker-3()");
    expect(flags(ship("yellow_2"), "red_yellow")).toEqual(["yellow"]);
    expect(flags(ship("joker_3"), "red_yellow")).toEqual(["red", "yellow"]);
    expect(flags(ship("joker_3"), null)).toEqual([]);
  });

  it("that are being started are shown at the desk of whose turn it is", () => {
    const players = [player(0), player(1)];
    const starting = picture(players, { active: 1, starting: order, need: 3, picked: [ship("yellow_2", 1)] });
    expect(players.map((p) => begunBy(starting, p))).toEqual([null, order]);
    expect(begunBy(picture(players), players[0]!)).toBeNull();
    expect(startingSaid(play, starting)).toBe("board-starting(order-yellow-5() 3 5)\nship-yellow-2()");
    expect(startingSaid(play, { ...starting, need: 5, picked: [] })).toBe("board-starting(order-yellow-5() 5 5)");
  });

  it("that have left the game are told with the pile", () => {
    expect(heapSaid(play, picture([player(0)]))).toBe("board-heap(9)");
    expect(heapSaid(play, picture([player(0)], { gone: ["red_3", "blue_4"] }))).toBe("board-heap(9)\nboard-gone(order-red-3(), order-blue-4())");
  });
});

describe("a click on a voyage with a ship in hand", () => {
  const act = (id: number, name: string) => ({ id, kind: "send", args: { ship: name } });
  const table = (legalActs: ReturnType<typeof act>[], selected: string) => {
    const done: number[] = [];
    return { play: { selected: selected as string | null, yours: true, legalActs, do: (id: number) => done.push(id) }, done };
  };
  const asked = picture([player(0)], { phase: "voyage_ship", heading: "dias" });

  it("sends the ship as soon as it is asked for", () => {
    const { play, done } = table([act(1, "green_1"), act(2, "green_2")], "ship green_2");
    const desk = new Desk(play as never);
    desk.aim();
    desk.goOn(asked);
    desk.goOn(asked);
    expect(done).toEqual([2]);
  });

  it("asks when a card would be played, or a joker leaves a choice", () => {
    for (const [legal, selected] of [[[act(3, "red_1")], "ship red_1"], [[act(4, "joker_red_1"), act(5, "joker_red_2")], "ship joker"]] as const) {
      const { play, done } = table([...legal], selected);
      const desk = new Desk(play as never);
      desk.aim();
      play.selected = null;
      desk.goOn(asked);
      expect(done).toEqual([]);
      expect(play.selected).toBe(selected);
    }
  });

  it("forgets the ship when the act came to nothing", () => {
    const { play, done } = table([act(1, "green_1")], "ship green_1");
    const desk = new Desk(play as never);
    desk.aim();
    desk.goOn(picture([player(0)]));
    desk.goOn(asked);
    expect(done).toEqual([]);
  });

  it("finds a joker's acts", () => {
    expect(actsFor("joker", [act(1, "green_1"), act(2, "joker_red_1")] as never).map((a) => a.id)).toEqual([2]);
  });
});

describe("what is shown", () => {
  it("who sits where", () => {
    const three = picture([player(0), player(1), player(2)], { seat: 1, active: 2 });
    expect(host(three).seat).toBe(1);
    expect(host({ ...three, seat: -1 }).seat).toBe(2);
    expect(others(three, 1).map((p) => p.seat)).toEqual([2, 0]);
  });

  it("the scoring cards in their piles, and the pile in use", () => {
    const two = picture([player(0), player(1)]);
    expect([0, 1, 2, 3, 4].map((i) => cardIn(two, i))).toEqual([null, null, "interim", null, "final"]);
    expect(cardIn({ ...two, interim_up: true, interim_in: 2 }, 2)).toBeNull();
    expect(cardIn({ ...two, interim_up: true, final_up: true, final_in: 1 }, 4)).toBeNull();
  });

  it("the scoring cards where they are when the turn limit has ended the game", () => {
    const over = picture([player(0), player(1)], { phase: "over", interim_scored: true });
    expect([cardIn(over, 2), cardIn(over, 4)]).toEqual(["interim", "final"]);
  });

  it("the pile in use", () => {
    const two = picture([player(0), player(1)]);
    expect(pileInUse({ ...two, piles: [0, 0, 4, 7, 8] })).toBe(2);
  });

  it("what the end would bring: voyages, special order, ships left over (example E-7)", () => {
    const running = [{ order: { order: "red_3", colour: "red", capacity: 3, incomes: [4, 6, 7] }, rounds: 1, income: 4, ships: [ship("red_1"), ship("red_2")] }];
    const me = player(0, { free: [ship("blue_1")], running, would_final: 10, would_unplaced: 3, special: { special: "majority", table: [0, 1, 2, 3, 4, 5, 6, 7, 7, 8, 8], voyages: ["dias", "drake", "cabot", "abreu"], points: 20 } });
    expect(finalNow(me)).toBe(33);
    expect(openNow(me)).toBe(13); // what everybody can see
    expect(column(player(0, { completed: 14 }))).toBe(10);
  });

  it("no scoring to come when the last turn is over", () => {
    expect(["menu", "buy", "show_special", "over"].map((phase) => ending(picture([player(0)], { phase })))).toEqual([false, false, true, true]);
  });

  it("a track long enough", () => {
    expect(trackEnd(picture([player(0)]))).toBe(40);
    expect(trackEnd(picture([player(0, { points: 86 })]))).toBe(100);
  });
});

describe("acts", () => {
  it("are looked at for a while, a scoring longer", () => {
    const before = picture([player(0)]);
    expect(pace(news("lay_ship ship=red_1"), before, before)).toBe(0);
    expect(pace(news("end_turn"), before, { ...before, interim_scored: true })).toBeGreaterThan(pace(news("end_turn"), before, before));
  });

  it("change coins, ships, cards and what scorings would bring", () => {
    const before = picture([player(0)]);
    const after = picture([player(0, { coins: 2, free: [ship("red_2")], would_unplaced: 1 })]);
    expect(changes(before, after, 0).map((c) => [c.symbol, c.from, c.to])).toEqual([["coin", 6, 2], ["ship-large", 1, 2], ["scoring-final", 0, 1]]);
    expect(changes(before, after, -1)).toEqual([]);
  });
});

describe("the charts on the slips", () => {
  it("are all different, and their courses stay on the paper", () => {
    expect(new Set(VOYAGES.map((name) => drawn(routeOf(name)))).size).toBe(12);
    for (const name of VOYAGES) {
      for (let i = 0; i <= 10; i++) {
        const [x, y] = along(routeOf(name), i / 10);
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(WIDTH);
        expect(y).toBeGreaterThan(0);
        expect(y).toBeLessThan(HEIGHT);
      }
      expect(along(routeOf(name), 0)).toEqual(routeOf(name).course[0]);
      expect(along(routeOf(name), 1)).toEqual(routeOf(name).course.at(-1));
    }
  });
});
