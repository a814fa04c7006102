/** What a game's `board/` folder brings to the table. The shell knows no game: it finds them here. See web/README.md. */

import type { Component } from "svelte";
import type { Play } from "./play.svelte";
import type { SoundName } from "./sound";
import type { News } from "./types/protocol";

/** What the shell reads in the picture of every game, for the prompt, the waypoints and the round in the top bar. */
export interface AnyPicture {
  phase: string;
  turn: number;
  round?: number;
  round_limit?: number; // 0: none
}

export interface BoardProps<P> {
  /** What to draw: the game's `Picture`, as the viewer may see it. */
  picture: P;
  play: Play<P>;
}

/** A leg of a turn, shown as a waypoint in the top bar; its name is the game's text `stage-<name>`. */
export interface Stage {
  name: string;
  phases: string[];
}

/** Something that an act would change for the one who does it. */
export interface Change {
  symbol: string;
  /** The key of its name in the game's texts; put into words by the shell. */
  label: string;
  from: number;
  to: number;
}

export interface BoardModule<P> {
  /** The drawn table. */
  Board: Component<BoardProps<P>>;
  /** The same position in words: headings, lists and tables, for screen readers and whoever prefers to read. */
  Words: Component<BoardProps<P>>;
  stages: Stage[];
  /** The name of the present leg, where the phase alone does not tell; null for none. */
  stage?(picture: P): string | null;
  /** How long the acts between two pictures are to be looked at, in milliseconds. */
  pace(news: News[], before: P, after: P): number;
  /** What an act would cost and bring the viewer. */
  changes?(before: P, after: P, you: number): Change[];
  /** The act behind the one blue button, when there is one: go on, end the turn. */
  primary?(picture: P, play: Play<P>): number | null;
  /** The key of the sentence that asks, where the phase alone does not tell; null for `prompt-<phase>`. */
  prompt?(picture: P): string | null;
  /** A second sentence below the prompt. */
  detail?(picture: P, play: Play<P>): string;
  /** The last roll, or whatever stands at the left end of the action bar: at most 52 px high. */
  Roll?: Component<BoardProps<P>>;
  /** Legal acts that have no place on the board: they become buttons of the action bar. */
  buttons?(picture: P, play: Play<P>): number[];
  /** What kinds of acts sound like; kinds that are not named get a sound by their name, null is silence. See sound.ts. */
  sounds?: Record<string, SoundName | null>;
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each board knows its own picture
type AnyBoard = BoardModule<any>;

const boards = import.meta.glob<{ default: AnyBoard }>("../../src/carrack/games/*/board/index.ts");
const covers = import.meta.glob<{ default: Component }>("../../src/carrack/games/*/board/Cover.svelte");

const find = <T>(found: Record<string, () => Promise<T>>, game: string): (() => Promise<T>) | undefined =>
  Object.entries(found).find(([path]) => path.includes(`/games/${game}/`))?.[1];

/** A game's board, or undefined for a game that has none: it is then played in words. */
export async function loadBoard(game: string): Promise<AnyBoard | undefined> {
  return (await find(boards, game)?.())?.default;
}

/** The picture on the lid. */
export async function loadCover(game: string): Promise<Component | undefined> {
  return (await find(covers, game)?.())?.default;
}
