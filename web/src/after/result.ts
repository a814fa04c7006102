/** What is asked of the server when a game is over. */

import { address, get, Refusal } from "../api";
import type { Course, History, Moments, TableView } from "../types/protocol";

const TRIES = 1;
const WAIT_MS = 1200;

export interface Rated {
  rating: number;
  change: number;
}

export interface Result {
  course: Course;
  seconds: number; // from the start to the last act
}

/** How the game went. */
export async function readResult(view: TableView, invite: string): Promise<Result> {
  const moment = (first: number): Promise<Moments> => get(address(`/api/tables/${view.id}/moments`, { first, count: 1, pictures: false, invite }));
  const [course, start, end] = await Promise.all([
    get<Course>(address(`/api/tables/${view.id}/course`, { invite })),
    moment(0),
    moment(view.acts),
  ]);
  const from = start.moments[0]?.at ?? 0;
  return { course, seconds: Math.max(0, ((end.moments[0]?.at ?? from) - from) / 1000) };
}

/** What the game did to the ratings of those who played, by seat. */
export function readRatings(view: TableView): Promise<(Rated | null)[]> {
  return Promise.all(view.seats.map((seat) => (seat.person ? rated(seat.person, view) : null)));
}

/** What a game did to somebody's rating; null when it was not rated, or is not for us to see. */
async function rated(person: string, view: TableView): Promise<Rated | null> {
  try {
    for (let tries = 0; ; tries++) {
      const { games } = await get<History>(address(`/api/people/${person}/history`, { limit: 100 }));
      const at = games.findIndex((game) => game.table === view.id);
      if (at >= 0 || tries === TRIES) return change(games, at, view.seats.length);
      await new Promise((done) => setTimeout(done, WAIT_MS)); // the books are written after the end
    }
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/** A rating and how it has changed since the last game of the same kind with as many seats; everybody begins at 0. */
export function change(games: History["games"], at: number, seats: number): Rated | null {
  const now = games[at];
  if (!now || now.ordinal === null) return null;
  const last = games.find((game, i) => i > at && game.game === now.game && game.players.length === seats && game.ordinal !== null);
  return { rating: now.ordinal, change: now.ordinal - (last?.ordinal ?? 0) };
}

/** A time as it is put into words: the key of the text and its numbers. */
export function lasting(seconds: number): [string, Record<string, number>] {
  if (seconds < 90) return ["end-seconds", { seconds: Math.round(seconds) }];
  const minutes = Math.round(seconds / 60);
  return minutes < 60 ? ["end-minutes", { minutes }] : ["end-hours", { hours: Math.floor(minutes / 60), minutes: minutes % 60 }];
}
