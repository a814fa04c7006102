// Made from the Python types by `npm run types`; do not edit.

/**
 * What a screen shows one seat.
 */
export interface Picture {
  seat: number;
  seats: number;
  phase: string;
  part: string;
  action: string;
  actor: number;
  active: number;
  first: number;
  turn: number;
  round: number;
  round_limit: number;
  order: number[];
  at: number;
  sails: number[];
  players: Player[];
  islands: IslandView[];
  cities: CityView[];
  frames: FrameView[];
  captains: string[];
  prizes: string[];
  fifties: number[];
  small_row: (Ship | null)[];
  large_row: (Ship | null)[];
  charted: (string | null)[];
  piles: {
    [k: string]: Pile;
  };
  now: Turn;
}
export interface Player {
  seat: number;
  country: string | null;
  start_number: number;
  points: number;
  fifty: number;
  fifty_bonus: number;
  goods: {
    [k: string]: number;
  };
  yards: Yard[];
  new_yard: boolean;
  unique: boolean;
  unique_cost: {
    [k: string]: number;
  };
  captain: string | null;
  captain_lane: string | null;
  start_card: Ship | null;
  cards: number;
  kept: number[];
  hand: HandCard[] | null;
  goal_stacks: string[];
  goals: GoalView[] | null;
  lanes: Lane[];
  earned: {
    [k: string]: number;
  };
}
export interface Yard {
  yard: number;
  kind: string;
  open: boolean;
  ship: Ship | null;
  out: boolean;
}
/**
 * A ship tile or charter card. Values are None while only the cost is known.
 */
export interface Ship {
  ship: string;
  name: string;
  size: string;
  sail: number | null;
  chest: number | null;
  persons: number | null;
  spy: number | null;
  cost: {
    [k: string]: number;
  };
}
export interface HandCard {
  card: string;
  kept: number;
  ship: Ship | null;
  goods: {
    [k: string]: number;
  } | null;
  points: number;
}
/**
 * A goal card: what it asks for, and how far the holder has come.
 */
export interface GoalView {
  goal: string;
  stack: string;
  have: number;
  upper: number;
  upper_points: number;
  lower: number | null;
  lower_points: number | null;
  points: number;
  lacks: number;
}
export interface Lane {
  action: string;
  most: number;
  ships: LaneShip[];
  sails: number;
  place: number;
}
export interface LaneShip {
  ship: Ship;
  captain: boolean;
  hold: number;
}
export interface IslandView {
  area: Area;
  spaces: Space[];
  compass: number;
}
/**
 * An island or a city with its markers and the present majority.
 */
export interface Area {
  name: string;
  filled: number;
  whole: number;
  first: number;
  second: number;
  completed: boolean;
  scored: boolean;
  scoring: boolean;
  neutral: number;
  shares: Share[];
}
/**
 * What a seat would get if an island or city were scored now.
 */
export interface Share {
  seat: number;
  markers: number;
  bonus: number;
}
export interface Space {
  space: number;
  number: number;
  row: number;
  column: number;
  shape: string;
  tile: string | null;
  left: string | null;
  right: string | null;
  slots: Slot[];
}
export interface Slot {
  owner: number;
  height: number;
}
export interface CityView {
  area: Area;
  contracts: (ContractView | null)[];
}
export interface ContractView {
  space: number;
  contract: string;
  goods: {
    [k: string]: number;
  };
  points: number;
}
export interface FrameView {
  frame: string;
  space: number;
  reward: string;
  left: number;
  claimed: number[];
  reaching: boolean;
}
export interface Pile {
  stack: number;
  face_up: string[];
  face_down: number;
}
/**
 * What the turn that goes on still offers.
 */
export interface Turn {
  bill: string | null;
  bill_item: number;
  due: {
    [k: string]: number;
  };
  bought: boolean;
  crews: number[];
  unloading: number;
  load: number;
  to_keep: number;
  drawn: number;
  cards: HandCard[] | null;
  to_lay: number;
  may_lay: boolean;
  hand: number;
  tiles: TileFace[] | null;
  looking: string | null;
  stack: GoalView[] | null;
  goals_played: number;
  goal_due: string | null;
}
/**
 * An island tile in hand.
 */
export interface TileFace {
  tile: string;
  shape: string;
  left: string;
  right: string;
}
