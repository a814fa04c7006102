/** The board of Columbus: the chart, what a click means, what acts change, and how long they are looked at. */

import { render } from "svelte/server";
import { describe, expect, it, vi } from "vitest";
import type { Legal, Play } from "../src/play.svelte";
import Captain from "../../src/carrack/games/columbus/board/Captain.svelte";
import { DISCS, FIELDS, fieldsOf, ground, MARKS, place, PORT } from "../../src/carrack/games/columbus/board/content";
import Flights from "../../src/carrack/games/columbus/board/Flights.svelte";
import Hand from "../../src/carrack/games/columbus/board/Hand.svelte";
import { another, doubtful, flights, grip, inHand, means, opened, payment, twoWays, wished } from "../../src/carrack/games/columbus/board/moves";
import { blown, changes, detail, fogWind, pace } from "../../src/carrack/games/columbus/board/news";
import type { Picture, Player } from "../../src/carrack/games/columbus/board/picture";
import Sea from "../../src/carrack/games/columbus/board/Sea.svelte";
import { beside, degrees, fleet, neighbours, towards, zoneOf } from "../../src/carrack/games/columbus/board/sea";
import type { Show } from "../../src/carrack/games/columbus/board/show.svelte";
import WhirlPiece from "../../src/carrack/games/columbus/board/WhirlPiece.svelte";
import Words from "../../src/carrack/games/columbus/board/Words.svelte";

vi.mock("../src/settings.svelte", () => ({ reduced: () => true }));

const player = (seat: number, more: Partial<Player> = {}): Player => ({ seat, field: "G6", mast: true, becalmed: false, barrels: 3, discovery: false, misses: 0, cards: 0, aged: 0, hand: {}, steps: 5, ...more });
const picture = (players: Player[], more: Partial<Picture> = {}): Picture => ({ seat: 0, seats: players.length, phase: "action", winds: 0, gusts: 0, zone: 0, wind: null, weather: true, players, dice: [], ...more }) as unknown as Picture;
const dice = (...symbols: string[]): Picture["dice"] => symbols.map((word) => ({ symbol: word.replace("!", ""), used: word.endsWith("!") }));
const news = (...acts: string[]) => acts.map((act, i) => ({ seq: i, at: 0, seat: 1, act, told: [] }));
const whirl = (id: number, by: string, more: Legal["args"] = {}): Legal => ({ id, kind: "whirl", args: { whirlwind: "1", direction: "n", flight: "stop", by, ...more } });

/** The viewer may do these acts and has this in hand; whatever is said is its key and its arguments. */
function playing(at: Picture, acts: Legal[] = [], selected: string | null = null): Play<Picture> {
  const written = (kind: string, args: Legal["args"] = {}): string => [kind, ...Object.entries(args).map(([key, value]) => `${key}=${value}`)].join(" ");
  return {
    selected,
    hint: null,
    you: at.seat,
    scene: { picture: at },
    seats: [],
    acts: { act: () => ({ kind: "", args: {} }) },
    legalActs: acts,
    say: (key: string, args: object = {}) => [key, ...Object.values(args)].join(" "),
    name: (seat: number) => `seat ${seat}`,
    bot: () => "",
    names: () => false,
    kindName: (kind: string) => kind,
    label: (id: number) => `act ${id}`,
    control: () => () => {},
    id: written,
    can: (id: unknown) => acts.some(({ kind, args }) => written(kind, args) === id),
    find: (kind: string) => acts.filter((act) => act.kind === kind),
  } as unknown as Play<Picture>;
}

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

  it("knows when a die and a card could both pay for a whirlwind", () => {
    expect([twoWays([whirl(1, "die"), whirl(2, "card")], 1), twoWays([whirl(1, "die")], 1), twoWays([whirl(1, "die"), whirl(2, "card")], 2)]).toEqual([true, false, false]);
  });

  it("takes a whirlwind in hand, pays with the card, and lets it go", () => {
    const here = { whirlwind: 1, field: "L3", flying: false, claims: [] };
    expect(grip(here, false, false, true)).toEqual({ next: "whirl 1", says: "board-whirlwind-take" });
    expect(grip(here, true, false, true)).toEqual({ next: "gust 1", says: "board-whirlwind-switch" });
    expect(grip(here, true, true, true)).toEqual({ next: null, says: "board-whirlwind-card" });
    expect(grip(here, true, false, false)).toEqual({ next: null, says: "board-whirlwind-drop" });
    expect(grip({ ...here, flying: true }, true, true, true).says).toBe("board-whirlwind-die");
  });

  it("says on the whirlwind in hand that a press lets it go", () => {
    const at = picture([me]), whirlwind = { whirlwind: 1, field: "L3", flying: false, claims: [] };
    const drawn = (acts: Legal[], chosen: boolean): string => render(WhirlPiece, { props: { whirlwind, at: [0, 0], play: playing(at, acts, chosen ? "whirl 1" : null), movable: true, chosen, aside: 0 } }).body;
    expect(drawn([whirl(1, "die")], false)).toContain("board-whirlwind-take");
    expect(drawn([whirl(1, "die")], true)).toContain("board-whirlwind-drop");
    expect(drawn([whirl(1, "die"), whirl(2, "card")], true)).toContain("board-whirlwind-switch");
  });

  it("asks before a whirlwind stops on the own ship, whatever a hint says", () => {
    const stop = { stop: 1, over: null }, both = { stop: 1, over: 2 };
    expect([doubtful(stop, true, false), doubtful(stop, true, true), doubtful(both, true, true)]).toEqual([true, true, true]);
    expect([doubtful(stop, false, false), doubtful(both, false, false), doubtful(both, false, true)]).toEqual([false, true, false]);
    expect(doubtful({ stop: null, over: 2 }, true, false)).toBe(false); // nothing is broken by flying over
  });

  it("lets a press on the own ship hit it only after a question", () => {
    const whirlwinds = [{ whirlwind: 1, field: "G7", flying: false, claims: [] }, { whirlwind: 2, field: "L7", flying: false, claims: [] }];
    const show = { held: null, courses: [], cracks: [], leaning: new Set() } as unknown as Show;
    const field = (mast: boolean): string => {
      const at = picture([player(0, { mast })], { phase: mast ? "action" : "repair", actor: 0, active: 0, whirlwinds, arrow: "n", unseen: DISCS });
      return /<g class="field[^>]*data-field="G6"[^>]*>/.exec(render(Sea, { props: { picture: at, play: playing(at, [whirl(7, "die")], "whirl 1"), show } }).body)![0];
    };
    expect([field(true), field(false)].map((drawn) => drawn.includes('data-pick="7"'))).toEqual([true, false]);
    const at = picture([me], { actor: 0, whirlwinds });
    const asked = render(Flights, { props: { play: playing(at, [whirl(7, "die")]), hand: inHand("whirl 1 G6") } }).body;
    expect(asked).toContain("board-detail-own G6");
    expect(["flight-stop", "flight-over", "board-whirl-drop"].map((choice) => asked.includes(choice))).toEqual([true, false, true]);
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

describe("what is said beside the prompt", () => {
  const said = (me: Partial<Player>, symbols: string[], acts: Legal[] = [], hand: string | null = null): string => {
    const at = picture([player(0, me)], { actor: 0, dice: dice(...symbols), whirlwinds: [] });
    return detail(at, playing(at, acts, hand));
  };
  const winds: Legal = { id: 1, kind: "play", args: { card: "good_winds" } };
  const again: Legal = { id: 2, kind: "reroll", args: { dice: "1" } };

  it("knows that Good Winds in hand still move a becalmed ship", () => {
    const idle = ["compass", "compass", "storm", "telescope"];
    expect(said({ becalmed: true }, idle, [winds, again])).toBe("board-detail-becalmed-card");
    expect(said({ becalmed: true }, idle, [winds, whirl(3, "card")])).toBe("board-detail-whirlwind board-detail-becalmed-card");
    expect(said({ becalmed: true }, idle, [again])).toBe("board-detail-becalmed-stuck");
    expect(said({ becalmed: true }, idle)).toBe("board-detail-becalmed-end");
  });

  it("tells dice that are used from dice that are of no use", () => {
    expect(said({}, ["compass!", "sail!", "storm!", "telescope!"])).toBe("board-detail-used");
    expect(said({}, ["compass!", "sail!", "storm!", "storm"])).toBe("board-detail-nothing");
  });

  it("says what the next press on a whirlwind does, and asks about the own ship", () => {
    const rolled = ["whirlwind", "compass!", "compass!", "compass!"];
    expect(said({}, rolled, [whirl(1, "die"), whirl(2, "card")], "whirl 1")).toBe("board-detail-whirl-switch 1");
    expect(said({}, rolled, [whirl(1, "die"), whirl(2, "card")], "gust 1")).toBe("board-detail-whirl 1");
    expect(said({}, rolled, [whirl(1, "die")], "whirl 1")).toBe("board-detail-whirl 1");
    expect(said({}, rolled, [whirl(1, "die")], "whirl 1 G6")).toBe("board-detail-own G6");
    expect(said({}, rolled, [whirl(1, "die")], "whirl 1 G5")).toBe("board-detail-over G5");
    expect(said({ mast: false }, rolled, [whirl(1, "die")], "whirl 1 G6")).toBe("board-detail-over G6");
  });
});

describe("what everybody sees", () => {
  const at = picture([player(0), player(1, { cards: 3, aged: 2 })], { actor: 0, active: 0, whirlwinds: [], discard: {}, unseen: {} });

  it("shows how many cards are older than the reshuffle", () => {
    const captain = (seat: number): string => render(Captain, { props: { player: at.players[seat]!, picture: at, play: playing(at), show: { held: null } as Show } }).body;
    expect([captain(0).includes("board-cards-aged"), captain(1).includes("board-cards-aged 2")]).toEqual([false, true]);
    const words = render(Words, { props: { picture: at, play: playing(at) } }).body;
    expect(words).toContain("3 (board-cards-aged 2)");
    expect(words.split("board-cards-aged")).toHaveLength(2);
  });

  it("does not say after the end that somebody has the turn", () => {
    const words = (phase: string): string => render(Words, { props: { picture: { ...at, phase }, play: playing(at) } }).body;
    expect([words("action").includes("board-words-active"), words("over").includes("board-words-active")]).toEqual([true, false]);
  });

  it("shows no card on the discard pile as if it had been the last", () => {
    const hand = (discard: Record<string, number>): string => /class="top[^]*?<\/button>/.exec(render(Hand, { props: { picture: { ...at, discard }, play: playing(at) } }).body)![0];
    expect(hand({ good_winds: 1, mutiny: 1 })).toContain("#card-back");
    expect(hand({ good_winds: 1, mutiny: 1 })).not.toContain("#wind");
    expect(hand({})).not.toContain("#card-back");
  });
});
