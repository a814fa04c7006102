// Made from the Python types by `npm run types`; do not edit.

/**
 * What a screen shows one seat.
 */
export interface Picture {
  seat: number;
  seats: number;
  phase: string;
  turn: number;
  actor: number;
  diver: number;
  left: number;
  basket_size: number;
  prices: {
    [k: string]: number[];
  };
  sold: {
    [k: string]: number;
  };
  divers: Diver[];
}
export interface Diver {
  seat: number;
  gold: number;
  held: number;
  basket: {
    [k: string]: number;
  } | null;
}
