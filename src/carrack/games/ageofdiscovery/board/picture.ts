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
  turn_limit: number;
  done: string[];
  market: MarketColumn[];
  piles: number[];
  display: Slot[];
  heap: number;
  gone: string[];
  voyages: VoyageView[];
  heading: string | null;
  starting: OrderView | null;
  need: number;
  picked: ShipView[];
  interim_in: number;
  final_in: number;
  limit_in: number;
  interim_up: boolean;
  final_up: boolean;
  interim_scored: boolean;
  players: Player[];
}
export interface MarketColumn {
  ship: ShipView | null;
  price: number;
  next: ShipView | null;
  mark: number;
  next_mark: number;
}
export interface ShipView {
  colour: string;
  capacity: number;
  joker: boolean;
  owner: number;
}
export interface Slot {
  order: OrderView | null;
  mark: number;
}
export interface OrderView {
  order: string;
  colour: string;
  capacity: number;
  incomes: number[];
}
export interface VoyageView {
  voyage: string;
  explorer: string;
  colour: string;
  capacity: number;
  load: number;
  established: string | null;
  interim: number[];
  final: number[];
  ships: ShipView[];
}
export interface Player {
  seat: number;
  coins: number;
  points: number;
  completed: number;
  free: ShipView[];
  joker: string | null;
  joker_free: boolean;
  joker_shown: boolean;
  running: RunningView[];
  cards: number;
  hand: OrderView[];
  any_colour: number;
  reserve: number;
  special: SpecialView | null;
  would_interim: number;
  would_final: number;
  would_unplaced: number;
}
export interface RunningView {
  order: OrderView;
  rounds: number;
  income: number;
  ships: ShipView[];
}
export interface SpecialView {
  special: string;
  table: number[];
  voyages: string[];
  points: number;
}
