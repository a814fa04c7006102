// Made from the Python types by `npm run types`; do not edit.

/**
 * What a screen shows one seat.
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
  round_limit: number;
  dice: Die[];
  can_reroll: boolean;
  card_played: boolean;
  extra_turn: boolean;
  winds: number;
  gusts: number;
  zone: number;
  storm_dice: number;
  spins: number;
  wind: string | null;
  arrow: string;
  players: Player[];
  whirlwinds: Whirlwind[];
  settling: number;
  deck: number;
  discard: {
    [k: string]: number;
  };
  discs: number;
  unseen: {
    [k: string]: number;
  };
  winner: number;
  weather: boolean;
}
export interface Die {
  symbol: string | null;
  used: boolean;
}
export interface Player {
  seat: number;
  field: string;
  mast: boolean;
  becalmed: boolean;
  barrels: number;
  discovery: boolean;
  misses: number;
  cards: number;
  aged: number;
  hand: {
    [k: string]: number;
  } | null;
  steps: number;
}
export interface Whirlwind {
  whirlwind: number;
  field: string;
  flying: boolean;
  claims: number[];
}
