/** Small counts and questions that several parts of the board ask. */

import type { Point } from "$web/parts/carto";
import type { Legal } from "$web/play.svelte";
import { CARDS, drawn, MOST_PURCHASES, pair, PLOTS, shapePlots } from "./content";
import { middle } from "./country";
import type { Picture, Player, Tile } from "./picture";

/** The player whose things lie on the near side: the viewer, or for a spectator whoever has the turn. */
export const host = (picture: Picture): Player => picture.players[picture.seat >= 0 ? picture.seat : Math.max(picture.active, 0)]!;

/** The others in the order in which they sit after a seat. */
export const others = (picture: Picture, seat: number): Player[] =>
  picture.players.filter((p) => p.seat !== seat).toSorted((a, b) => ((a.seat - seat + picture.seats) % picture.seats) - ((b.seat - seat + picture.seats) % picture.seats));

/** How many purchases a player could pay with this bid token. */
export const affords = (money: number, token: number): number => Math.min(MOST_PURCHASES, Math.floor(money / token));

/** The land-use cards in front of a player, the best first. */
export const landUse = (player: Player): { card: string; count: number }[] =>
  Object.entries(player.cards)
    .filter(([card]) => CARDS[card]!.terrain)
    .map(([card, count]) => ({ card, count }))
    .toSorted((a, b) => CARDS[b.card]!.points - CARDS[a.card]!.points || a.card.localeCompare(b.card));

export const sum = (counts: Record<string, number>): number => Object.values(counts).reduce((a, b) => a + b, 0);

/** How far the year has come, from spring (0) to October (1). */
export const season = ({ round, rounds_left }: Pick<Picture, "round" | "rounds_left">): number => (round < 2 ? 0 : (round - 1) / (round - 1 + Math.max(0, rounds_left)));

/** The tile that covers a plot. */
export const tileOn = (tiles: Tile[], plot: string): Tile | undefined => tiles.find((tile) => tile.plots.includes(plot));

/** The plots that a line of the story names: one, a tile, or several. */
export const namedPlots = (lit: ReadonlySet<string>): Set<string> => new Set([...lit].flatMap((named) => /^(?:plots?|tile) (.+)$/.exec(named)?.[1]?.split(/, |–/) ?? []));

// --- spots: sets of plots that can be chosen at once ---------------------------------------------------

export interface Spot {
  id: number;
  plots: string[];
  centre: Point;
  /** Where its handle is: at the centre, moved a little where shapes that face otherwise have the same. */
  handle: Point;
}

const ASIDE: Point[] = [[-7, 0], [0, -7], [7, 0], [0, 7]];

function spot(id: number, plots: string[], facing: number | null): Spot {
  const centre = middle(plots);
  const [dx, dy] = facing === null ? [0, 0] : ASIDE[facing % 4]!;
  const mirrored = facing !== null && facing >= 4 ? 5 : 0;
  return { id, plots, centre, handle: [centre[0] + dx + mirrored, centre[1] + dy + mirrored] };
}

/** Where the start tile, or the shape of the pending card, may lie. */
export function spots(picture: Picture, acts: Legal[]): Spot[] {
  const shape = picture.pending?.piece.shape;
  return acts.flatMap(({ id, kind, args }) => {
    const plot = (args["plot"] ?? "").toUpperCase();
    if (kind === "start_spot") return [spot(id, pair(plot, args["lie"]!), null)];
    if (kind === "shape_spot" && shape) return [spot(id, shapePlots(shape, Number(args["facing"]), plot), shape === "i3" || Number(args["facing"]) >= 4 ? Number(args["facing"]) : null)];
    return [];
  });
}

/** An act that is tried. */
export interface Tried {
  kind: string;
  args: Record<string, string | number>;
}

/** Of some ways to cover plots, the one with most of what fits. */
function bestOf(ways: (Tried & { plots: string[] })[], fits: (plot: string) => number): Tried | null {
  const worth = ({ plots }: { plots: string[] }): number => plots.reduce((sum, plot) => sum + fits(plot), 0);
  const best = ways.toSorted((a, b) => worth(b) - worth(a))[0]; // of equals the first: a shape that is turned least
  return best ? { kind: best.kind, args: best.args } : null;
}

const OWN = 5; // land of the card's terrain counts more than that all four plots of a shape can still be used

/** What is tried by pressing a plot where nothing may go: of all ways to cover it the one that comes nearest, so that its refusal tells what is in the way. */
export function tried(picture: Picture, plot: string): Tried | null {
  const { phase, tiles } = picture, shape = picture.pending?.piece.shape, terrain = picture.pending?.piece.terrain;
  if (phase === "start_spot") {
    const ways = ["across", "down"].flatMap((lie) => PLOTS.map((first) => ({ kind: phase, args: { lie, plot: first.toLowerCase() }, plots: pair(first, lie) })));
    return bestOf(ways.filter(({ plots }) => plots.length === 2 && plots.includes(plot)), (one) => (tileOn(tiles, one) ? 0 : 1));
  }
  if (phase === "shape_spot" && shape) {
    const ways = [0, 1, 2, 3].flatMap((facing) => PLOTS.map((first) => ({ kind: phase, args: { facing, plot: first.toLowerCase() }, plots: shapePlots(shape, facing, first) })));
    return bestOf(ways.filter(({ plots }) => plots.length === drawn(shape).length && plots.includes(plot)), (one) => {
      const tile = tileOn(tiles, one);
      return tile?.owner !== picture.seat || tile.terrain !== terrain ? 0 : tile.used || tile.figure === "barn" ? OWN : OWN + 1;
    });
  }
  return phase === "land_plot" || phase === "figure_tile" || phase === "reseat" ? { kind: phase, args: { plot: plot.toLowerCase() } } : null;
}

/** Of the spots that cover a plot, the one whose middle is nearest to a point. */
export function nearest(among: Spot[], plot: string | null, [x, y]: Point): Spot | null {
  const far = ({ centre }: Spot): number => Math.hypot(centre[0] - x, centre[1] - y);
  const here = plot ? among.filter((s) => s.plots.includes(plot)) : [];
  return (here.length ? here : among).toSorted((a, b) => far(a) - far(b))[0] ?? null;
}

/** The next of the spots that cover a plot: the outline turns in place. */
export function turned(among: Spot[], plot: string, now: number | null, by: number): Spot | null {
  const here = among.filter((s) => s.plots.includes(plot));
  if (!here.length) return null;
  const i = here.findIndex((s) => s.id === now);
  return here[(Math.max(i, 0) + by + here.length) % here.length]!;
}
