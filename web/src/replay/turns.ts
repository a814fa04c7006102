/** Turns of a game along its moments. */

import type { Told } from "./moments.svelte";

/** The beginning of the turn before a moment, or the start of the game. */
export function turnBefore(turns: number[], n: number): number {
  return turns.findLast((turn) => turn < n) ?? 0;
}

/** The beginning of the turn after a moment, or the last moment. */
export function turnAfter(turns: number[], n: number, last: number): number {
  return turns.find((turn) => turn > n) ?? last;
}

/** Which turn a moment belongs to, counted from 1; 0 before the first. */
export function turnOf(turns: number[], n: number): number {
  const after = turns.findIndex((turn) => turn > n);
  return after < 0 ? turns.length : after;
}

/** Whose turn it was between two moments: the seat that did most in it, for others only answer; -1 as long as nobody knows. */
export function holder(story: (Told | undefined)[], from: number, to: number): number {
  const acts = new Map<number, number>();
  for (let n = from + 1; n <= to; n++) {
    const seat = story[n]?.seat ?? -1;
    if (seat >= 0) acts.set(seat, (acts.get(seat) ?? 0) + 1);
  }
  let best = -1;
  for (const [seat, count] of acts) if (best < 0 || count >= acts.get(best)!) best = seat;
  return best;
}

export interface Notch {
  n: number;
  turn: number;
  seat: number; // who begins the round, for its colour; -1: not a round's first turn, or not known yet
}

/** The marks of the rail: one for every turn; the first of each round, when everybody has had a turn, has the colour of its seat. */
export function notches(turns: number[], story: (Told | undefined)[], seats: number, last: number): Notch[] {
  return turns.map((n, i) => ({ n, turn: i + 1, seat: i % seats ? -1 : holder(story, n, turns[i + 1] ?? last) }));
}
