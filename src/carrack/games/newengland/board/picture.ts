// Made from the Python types by `npm run types`; do not edit.

/**
 * What a screen shows.
 */
export interface Picture {
  seat: number;
  seats: number;
  phase: string;
  actor: number;
  active: number;
  first: number;
  turn: number;
  round: number;
  rounds_left: number;
  price: number;
  purchases_left: number;
  may_reveal: boolean;
  can_carry_out: string[];
  announced: number;
  endings: number[];
  tiles: Tile[];
  barred: string[];
  spaces: Space[];
  tokens: Token[];
  order: number[];
  players: Player[];
  pending: Pending | null;
  bag: {
    [k: string]: number;
  };
  stack: {
    [k: string]: number;
  };
  removed: {
    [k: string]: number;
  };
  winners: number[];
}
/**
 * A tile on the board; a start tile has two plots and is one tile.
 */
export interface Tile {
  plots: string[];
  terrain: string;
  owner: number;
  used: boolean;
  start: boolean;
  coastal: boolean;
  figure: string | null;
}
/**
 * An offer space.
 */
export interface Space {
  space: string;
  holds: string;
  piece: Piece | null;
  carry_out: boolean;
  lay: boolean;
}
/**
 * A land tile or a card, wherever it lies.
 */
export interface Piece {
  name: string;
  land: boolean;
  terrain: string | null;
  shape: string | null;
  figure: string | null;
  points: number;
}
export interface Token {
  token: number;
  seat: number;
}
export interface Player {
  seat: number;
  family: string;
  money: number;
  income: number;
  token: number;
  place: number;
  pilgrims: number;
  barns: number;
  ships: number;
  most: string[];
  cards: {
    [k: string]: number;
  };
  stored: string[];
  empty_barns: number;
  areas: Area[];
  free_tiles: number;
  score: number;
  parts: {
    [k: string]: number;
  };
}
/**
 * A family's land of one terrain.
 */
export interface Area {
  terrain: string;
  plots: number;
  unused: number;
  room: string[];
  start_tile: string[];
}
/**
 * What is being laid or carried out.
 */
export interface Pending {
  piece: Piece;
  plots: string[];
  lifted: Lifted[];
  reseat: number;
  apart: string | null;
}
/**
 * A figure that steps aside.
 */
export interface Lifted {
  figure: string;
  origin: string[];
  seated: boolean;
}
