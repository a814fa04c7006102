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
  turn: number;
  round: number;
  round_limit: number;
  roll: number;
  event: string;
  purchases_left: number;
  great_house_used: boolean;
  picks: number;
  supply: {
    [k: string]: number;
  };
  buildings: {
    [k: string]: number;
  };
  reserve: {
    [k: string]: number;
  };
  players: Player[];
  islands: IslandTile[];
  island: string | null;
  tile: string | null;
  top: number;
}
export interface Player {
  seat: number;
  gold: number;
  price: number;
  workshops: Workshop[];
  residents: Resident[];
  treaties: number[];
  cards: number;
  hand: {
    [k: string]: number;
  } | null;
  ships: Ship[];
  conditions: string[];
}
/**
 * A production number of a home island, and the trading post at its stone jetty.
 */
export interface Workshop {
  number: number;
  good: string;
  post: string | null;
  back: number;
}
/**
 * A resident space of a home island.
 */
export interface Resident {
  space: number;
  level: string | null;
  price: number;
  sold: boolean;
  building: string | null;
  site: boolean;
}
export interface Ship {
  ship: number;
  square: string | null;
  points: number;
}
export interface IslandTile {
  island: string;
  mark: number;
  back: number;
  face: string | null;
  looked: number[];
}
