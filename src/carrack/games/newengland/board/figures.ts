/** Figures on the board, and how they are followed from picture to picture. */

import type { Figure } from "./content";
import type { Picture, Piece } from "./picture";

/** A figure on the board; it keeps its key when it moves. */
export interface Standing {
  key: number;
  figure: Figure;
  seat: number;
  plots: string[];
  lifted: boolean;
}

/** All figures, those that are lifted on the tiles from which they came. */
export function standing(picture: Picture): Omit<Standing, "key">[] {
  const out = picture.tiles.flatMap((tile) => (tile.figure ? [{ figure: tile.figure as Figure, seat: tile.owner, plots: tile.plots, lifted: false }] : []));
  const lifted = picture.pending?.lifted.filter((one) => !one.seated) ?? [];
  return [...out, ...lifted.map((one) => ({ figure: one.figure as Figure, seat: picture.active, plots: one.origin, lifted: true }))];
}

const alike = (a: Omit<Standing, "key">, b: Omit<Standing, "key">): boolean => a.figure === b.figure && a.seat === b.seat;

/** Keep the keys: what still stands where it stood is the same, what is missing there has moved to where something like it is new. */
export function keyed(before: Standing[], now: Omit<Standing, "key">[], fresh: () => number): Standing[] {
  const left = [...before];
  const take = (fits: (one: Standing) => boolean): number | null => {
    const i = left.findIndex(fits);
    return i < 0 ? null : left.splice(i, 1)[0]!.key;
  };
  const stayed = now.map((one) => take((was) => alike(was, one) && was.plots[0] === one.plots[0]));
  return now.map((one, i) => ({ ...one, key: stayed[i] ?? take((was) => alike(was, one)) ?? fresh() }));
}

/** The symbol of a piece that flies. */
export const pieceSymbol = (piece: Piece): string => (piece.land ? `ne-${piece.terrain}` : piece.figure ? `piece-${piece.figure}` : `shape-${piece.shape}`);
