/** The games of this server, asked for once. */

import { get } from "../api";
import type { GameInfo } from "../types/protocol";

let known = $state.raw<GameInfo[]>([]);
let asked: Promise<GameInfo[]> | undefined;

export function loadGames(): Promise<GameInfo[]> {
  asked ??= get<GameInfo[]>("/api/games").then(
    (games) => (known = games),
    (error: unknown) => {
      asked = undefined; // not reached: the next one asks again
      throw error;
    },
  );
  return asked;
}

/** What a game is called. */
export const gameTitle = (name: string): string => known.find((game) => game.name === name)?.title ?? name;
