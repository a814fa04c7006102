/** What things are called. */

import type { Play } from "$web/play.svelte";
import type { Piece, Picture, Tile } from "./picture";

export const dashed = (name: string): string => name.replaceAll("_", "-");

export const cardName = (play: Play<Picture>, card: string): string => play.say(`card-${dashed(card)}`);
export const terrainName = (play: Play<Picture>, terrain: string): string => play.say(`terrain-${terrain}`);

export const pieceName = (play: Play<Picture>, piece: Piece): string =>
  piece.land ? play.say("board-land-of", { terrain: terrainName(play, piece.terrain!) }) : play.say("board-card-worth", { card: cardName(play, piece.name), points: piece.points });

/** What a piece on offer does, in a sentence. */
export const pieceEffect = (play: Play<Picture>, piece: Piece): string => (piece.figure ? `${pieceName(play, piece)}\n${play.say(`card-${piece.figure}-effect`)}` : pieceName(play, piece));

/** A tile on the board: where, what, whose, and who stands on it. */
export function tileName(play: Play<Picture>, tile: Tile): string {
  const about = { plots: tile.plots.join("–"), terrain: terrainName(play, tile.terrain), who: play.name(tile.owner) };
  const what = tile.used ? play.say("board-tile-used", about) : play.say("board-tile", about);
  return tile.figure ? `${what} ${play.say("board-tile-figure", { figure: play.say(`figure-${tile.figure}`) })}` : what;
}
