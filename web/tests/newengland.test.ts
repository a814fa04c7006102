/** The board of New England: the plots and shapes, lines around them, what the pointer means, what acts change, and how figures keep their keys. */

import { render } from "svelte/server";
import { describe, expect, it, vi } from "vitest";
import type { Legal, Play } from "../src/play.svelte";
import { CARDS, drawn, pair, place, plotAt, PLOTS, shapePlots } from "../../src/carrack/games/newengland/board/content";
import { at, middle, outline, SIZE, under } from "../../src/carrack/games/newengland/board/country";
import { affords, host, landUse, namedPlots, nearest, others, season, spots, tileOn, tried, turned } from "../../src/carrack/games/newengland/board/count";
import { changes, detail, pace, primary } from "../../src/carrack/games/newengland/board/news";
import type { Piece, Picture, Player, Tile } from "../../src/carrack/games/newengland/board/picture";
import { keyed, pieceSymbol, standing, type Standing } from "../../src/carrack/games/newengland/board/figures";
import Country from "../../src/carrack/games/newengland/board/Country.svelte";
import Family from "../../src/carrack/games/newengland/board/Family.svelte";
import type { Show } from "../../src/carrack/games/newengland/board/show.svelte";
import Words from "../../src/carrack/games/newengland/board/Words.svelte";

vi.mock("../src/settings.svelte", () => ({ reduced: () => true }));

const area = (terrain: string) => ({ terrain, plots: 2, unused: 2, room: ["C5"], start_tile: ["C3", "C4"] });
const player = (seat: number, more: Partial<Player> = {}): Player => ({
  seat, family: ["Annable", "Howland", "Palmer", "Winslow"][seat]!, money: 12, income: 4, token: 0, place: 0, pilgrims: 0, barns: 0, ships: 0, most: [], cards: {}, stored: [], empty_barns: 0,
  areas: ["settlement", "field", "pasture"].map(area), free_tiles: 3, score: 0, parts: { cards: 0, pilgrims: 0, barns: 0, ships: 0 }, ...more,
});
const tile = (plots: string[], more: Partial<Tile> = {}): Tile => ({ plots, terrain: "field", owner: 0, used: false, start: plots.length === 2, coastal: false, figure: null, ...more });
const piece = (name: string): Piece => {
  const card = CARDS[name];
  return card ? { name, land: false, terrain: card.terrain, shape: card.shape, figure: card.terrain ? null : name, points: card.points } : { name, land: true, terrain: name, shape: null, figure: null, points: 0 };
};
const picture = (more: Partial<Picture> = {}): Picture => ({
  seat: 0, seats: 3, phase: "turn", actor: 0, active: 0, first: 0, turn: 1, round: 1, rounds_left: 11, price: 4, purchases_left: 2, may_reveal: false, can_carry_out: [], announced: 4, endings: [],
  tiles: [], barred: [], spaces: [], tokens: [], order: [0, 1, 2], players: [player(0), player(1), player(2)], pending: null, bag: { field: 4 }, stack: { barn: 3 }, removed: {}, winners: [], ...more,
});
const pending = (name: string, more: Partial<NonNullable<Picture["pending"]>> = {}): NonNullable<Picture["pending"]> => ({ piece: piece(name), plots: [], lifted: [], reseat: -1, apart: null, ...more });
const news = (...acts: string[]) => acts.map((act) => ({ act, seat: 0, told: [] }) as never);

describe("the plots", () => {
  it("are 98, without the corner in the north-east", () => {
    expect(PLOTS).toHaveLength(98);
    expect(PLOTS.slice(8, 12)).toEqual(["I1", "J1", "A2", "B2"]);
    expect([place("A1"), place("K9"), plotAt([10, 0]), plotAt([-1, 3])]).toEqual([[0, 0], [10, 8], null, null]);
  });

  it("lie beside each other for a start tile", () => {
    expect([pair("C3", "across"), pair("C3", "down"), pair("J1", "across")]).toEqual([["C3", "D3"], ["C3", "C4"], ["J1"]]);
  });

  it("form shapes that turn around their first plot", () => {
    const sorted = (shape: string, facing: number, plot: string): string => shapePlots(shape, facing, plot).sort().join(" ");
    expect(sorted("d2", 1, "C3")).toBe("C3 C4");
    expect([0, 1, 2, 3].map((facing) => sorted("l3", facing, "C3"))).toEqual(["C3 C4 D4", "C3 C4 D3", "C3 D3 D4", "B4 C3 C4"]);
    expect(sorted("s4", 0, "D3")).toBe("C4 D3 D4 E3".split(" ").sort().join(" "));
    expect(sorted("s4", 4, "C3")).toBe("C3 D3 D4 E4");
    expect(sorted("t4", 2, "D3")).toBe("C4 D3 D4 E4");
    for (const card of Object.values(CARDS)) if (card.shape) expect(drawn(card.shape)).toHaveLength(Number(card.shape.at(-1)));
  });

  it("have a middle, and are found under a point", () => {
    const [x, y] = at("C3");
    expect(under([x + SIZE / 2 - 1, y])).toBe("C3");
    expect(under([x + SIZE / 2 + 1, y])).toBe("D3");
    expect(under(at("K2").map((n, i) => (i ? n - SIZE : n)) as [number, number])).toBeNull();
    expect(middle(["C3", "D3"])).toEqual([x + SIZE / 2, y]);
  });

  it("are lined around: a corner for each turn, a path for each piece and each hole", () => {
    const corners = (plots: string[]): number => outline(plots).split("Q").length - 1;
    const paths = (plots: string[]): number => outline(plots).split("Z").length - 1;
    expect([corners(["C3"]), corners(["C3", "C4"]), corners(["C3", "C4", "D4"])]).toEqual([4, 4, 6]);
    expect([paths(["C3", "E3"]), paths(["C3", "D4"]), paths(["B2", "C2", "D2", "B3", "D3", "B4", "C4", "D4"])]).toEqual([2, 2, 2]);
  });
});

describe("places for a shape", () => {
  const act = (id: number, kind: string, args: Record<string, string>): Legal => ({ id, kind, args });
  const shape = picture({ phase: "shape_spot", pending: pending("f_i3") });
  const rows = spots(shape, [act(1, "shape_spot", { facing: "0", plot: "c3" }), act(2, "shape_spot", { facing: "1", plot: "d2" }), act(9, "end_turn", {})]);

  it("are read from the acts, with handles that do not lie on each other", () => {
    expect(rows.map((spot) => [spot.id, spot.plots.join(" ")])).toEqual([[1, "C3 D3 E3"], [2, "D2 D3 D4"]]);
    expect(rows[0]!.centre).toEqual(rows[1]!.centre);
    expect(rows[0]!.handle).not.toEqual(rows[1]!.handle);
    const start = spots(picture({ phase: "start_spot", pending: pending("field") }), [act(3, "start_spot", { lie: "down", plot: "a1" })]);
    expect(start[0]!.plots).toEqual(["A1", "A2"]);
  });

  it("follow the pointer: the nearest of those that cover the plot under it", () => {
    expect(nearest(rows, "C3", at("C3"))?.id).toBe(1);
    expect(nearest(rows, "D4", at("D4"))?.id).toBe(2);
    expect(nearest([], "D4", at("D4"))).toBeNull();
  });

  it("turn in place with the wheel", () => {
    expect(turned(rows, "D3", 1, 1)?.id).toBe(2);
    expect(turned(rows, "D3", 2, 1)?.id).toBe(1);
    expect(turned(rows, "C3", 1, -1)?.id).toBe(1);
    expect(turned(rows, "K9", 1, 1)).toBeNull();
  });
});

describe("what is tried where nothing may go", () => {
  const start = (plot: string, ...tiles: Tile[]) => tried(picture({ phase: "start_spot", pending: pending("field"), tiles }), plot);
  const shape = (card: string, plot: string, ...tiles: Tile[]) => {
    const args = tried(picture({ phase: "shape_spot", pending: pending(card), tiles }), plot)!.args;
    return shapePlots(CARDS[card]!.shape!, Number(args["facing"]), String(args["plot"]).toUpperCase()).sort().join(" ");
  };

  it("is a start tile that lies on the board, and on no other if it can", () => {
    expect(start("C3")).toEqual({ kind: "start_spot", args: { lie: "across", plot: "b3" } });
    expect(start("K9")!.args).toEqual({ lie: "across", plot: "j9" });
    expect(start("K2", tile(["J2", "J3"]))!.args).toEqual({ lie: "down", plot: "k2" });
    expect(start("K9", tile(["J9"]), tile(["K7", "K8"]))!.args).toEqual({ lie: "across", plot: "j9" });
  });

  it("is a shape on land of one's own, turned as little as that allows", () => {
    const [c3, d3] = [tile(["C3"]), tile(["D3"])];
    expect(shape("f_d2", "C3", c3, d3)).toBe("C3 D3");
    expect(tried(picture({ phase: "shape_spot", pending: pending("f_d2"), tiles: [c3, tile(["C4"])] }), "C4")!.args).toEqual({ facing: 1, plot: "c3" });
    expect(shape("f_d2", "C3", c3, tile(["B3"], { owner: 1 }), tile(["C2"], { terrain: "pasture" }), tile(["C4"]))).toBe("C3 C4");
    expect(shape("f_i3", "K9", tile(["K8"]), tile(["K7"]), tile(["K9"]))).toBe("K7 K8 K9"); // it does not go beyond the edge
  });

  it("is the pressed plot with plots beside it that nothing stands against", () => {
    const used = tile(["C3"], { used: true });
    expect(shape("f_d2", "C3", tile(["B3"], { figure: "barn" }), used, tile(["D3"]))).toBe("C3 D3");
    expect(shape("f_l3", "C3", used, tile(["B3"], { used: true }), tile(["C2"], { used: true }))).toBe("B3 C2 C3"); // more own land is better still
  });

  it("is the plot itself where one is asked for", () => {
    expect(tried(picture({ phase: "land_plot", pending: pending("field") }), "C3")).toEqual({ kind: "land_plot", args: { plot: "c3" } });
    expect(tried(picture({ phase: "figure_tile", pending: pending("barn") }), "C3")!.kind).toBe("figure_tile");
    expect(tried(picture(), "C3")).toBeNull();
  });
});

describe("what is drawn and written", () => {
  const play = { say: (key: string, args: object = {}) => `${key} ${JSON.stringify(args)}`, name: () => "Ann", bot: () => "", seats: [], legalActs: [], hovered: null, lit: new Set() } as unknown as Play<Picture>;

  it("lights every tile that a line of the story names", () => {
    const show = { figures: [], last: [], laid: new Set(), used: new Set() } as unknown as Show;
    const at = picture({ tiles: [tile(["C1", "D1"]), tile(["D2"]), tile(["D3"]), tile(["E3"])] });
    const country = (...lit: string[]): number => render(Country, { props: { picture: at, play: { ...play, lit: new Set(lit) } as unknown as Play<Picture>, show } }).body.split('<path class="lit').length - 1;
    expect([country(), country("plots D1, D2, D3"), country("tile C1–D1"), country("plot E3")]).toEqual([0, 3, 1, 1]);
  });

  it("tell everybody which figure looks for a tile, and ask nobody to choose one", () => {
    const at = picture({ phase: "reseat", seat: 1, pending: pending("barn", { reseat: 0, lifted: [{ figure: "pilgrim", origin: ["C4", "C5"], seated: false }] }) });
    const words = render(Words, { props: { picture: at, play } }).body;
    expect(words).toContain("board-words-reseat");
    expect(words).toContain("C4–C5");
    expect(words).not.toContain("board-detail-reseat");
  });

  it("promise no income where there is none to come", () => {
    const family = (income: number): string => render(Family, { props: { player: player(0, { income }), picture: picture(), play, near: true } }).body;
    expect(family(5)).toContain("+5");
    expect(family(0)).not.toContain("+0");
  });
});

describe("counts", () => {
  it("say who is near and who is far", () => {
    expect(host(picture({ seat: 1 })).seat).toBe(1);
    expect(host(picture({ seat: -1, active: 2 })).seat).toBe(2);
    expect(others(picture(), 1).map((p) => p.seat)).toEqual([2, 0]);
  });

  it("say what can be paid, what has been carried out, and how late in the year it is", () => {
    expect([affords(12, 6), affords(12, 7), affords(3, 4), affords(30, 1)]).toEqual([2, 1, 0, 2]);
    expect(landUse(player(0, { cards: { pilgrim: 2, s_d2: 1, f_i4: 1 } })).map((c) => c.card)).toEqual(["f_i4", "s_d2"]);
    expect([season({ round: 0, rounds_left: 13 }), season({ round: 1, rounds_left: 12 }), season({ round: 12, rounds_left: 0 })]).toEqual([0, 0, 1]);
    expect(tileOn([tile(["C3", "C4"])], "C4")?.plots).toEqual(["C3", "C4"]);
  });

  it("say which plots a line of the story names", () => {
    expect([...namedPlots(new Set(["who Bob", "plots D1, D2, D3", "card f_i3"]))]).toEqual(["D1", "D2", "D3"]);
    expect([...namedPlots(new Set(["tile C3–C4", "plot C3"]))]).toEqual(["C3", "C4"]);
    expect([...namedPlots(new Set(["plots A1–A2", "from A3–B3"]))]).toEqual(["A1", "A2"]);
  });
});

describe("figures", () => {
  const now = (plots: string[], figure: Standing["figure"], more: Partial<Standing> = {}) => ({ figure, seat: 0, plots, lifted: false, ...more });
  let key = 10;
  const fresh = (): number => ++key;

  it("stand on tiles, or where they were lifted", () => {
    const at = picture({ tiles: [tile(["C3"], { figure: "barn" }), tile(["C4"])], pending: pending("f_i3", { lifted: [{ figure: "pilgrim", origin: ["C4"], seated: false }, { figure: "ship", origin: ["A1"], seated: true }] }) });
    expect(standing(at).map((one) => [one.figure, one.plots[0], one.lifted])).toEqual([["barn", "C3", false], ["pilgrim", "C4", true]]);
  });

  it("keep their keys when they move, and new ones get new keys", () => {
    const before: Standing[] = [{ key: 1, ...now(["C3"], "pilgrim") }, { key: 2, ...now(["D3"], "pilgrim") }, { key: 3, ...now(["A1"], "ship") }];
    const after = keyed(before, [now(["D3"], "pilgrim"), now(["A1"], "ship"), now(["E5"], "pilgrim"), now(["F5"], "barn")], fresh);
    expect(after.map((one) => one.key)).toEqual([2, 3, 1, 11]);
  });

  it("fly as what they are", () => {
    expect(["field", "pilgrim", "s_o4"].map((name) => pieceSymbol(piece(name)))).toEqual(["ne-field", "piece-pilgrim", "shape-o4"]);
  });
});

describe("the action bar", () => {
  it("looks longer at land that is put to use", () => {
    const [bare, used] = [picture({ tiles: [tile(["C3"])] }), picture({ tiles: [tile(["C3"], { used: true })] })];
    expect(pace(news("shape_spot facing=0 plot=c3"), bare, used)).toBeGreaterThan(pace(news("shape_spot facing=0 plot=c3"), bare, bare));
    expect(pace(news("draw_card card=barn"), bare, bare)).toBeLessThan(300);
  });

  it("shows what an act changes", () => {
    const after = (more: Partial<Player>): Picture => picture({ players: [player(0, more), player(1), player(2)] });
    expect(changes(picture(), after({ money: 8, score: 3, place: 2 }), 0).map((c) => [c.symbol, c.from, c.to])).toEqual([["coin-shilling", 12, 8], ["crown", 0, 3]]);
    expect(changes(picture(), after({}), -1)).toEqual([]);
  });

  it("says what is asked, and ends the turn with the blue button", () => {
    const play = { say: (key: string) => key, id: (kind: string) => (kind === "end_turn" ? 289 : 0), find: () => [], name: () => "Ann" } as unknown as Play<Picture>;
    expect([primary(picture(), play), primary(picture({ phase: "token" }), play)]).toEqual([289, null]);
    expect(detail(picture(), play)).toBe("board-detail-buy");
    expect(detail(picture({ price: 20 }), play)).toBe("board-detail-poor");
    expect(detail(picture({ purchases_left: 0 }), play)).toBe("board-detail-bought");
    expect(detail(picture({ phase: "announce", endings: [6] }), play)).toBe("board-detail-endings");
    expect(detail(picture({ phase: "start_spot", pending: pending("field", { apart: "corners" }) }), play)).toBe("board-detail-spot board-detail-apart-corners");
    expect(detail(picture({ phase: "reseat", pending: pending("barn", { reseat: 0, lifted: [{ figure: "pilgrim", origin: ["C4"], seated: false }] }) }), play)).toBe("board-detail-reseat");
    expect(detail(picture({ actor: 1 }), play)).toBe("");
  });
});
