/** The games there are, asked for once, and the shortest way into one of them. */

import { get, post } from "../api";
import { me } from "../me.svelte";
import { route } from "../router.svelte";
import { settings } from "../settings.svelte";
import { knows, t } from "../words.svelte";
import type { GameInfo, TableMade } from "../types/protocol";

const QUICK_SEATS = 3; // enough rivals to trade with, few enough to wait for

class Games {
  all = $state.raw<GameInfo[]>([]);
  known = $state(false);
  #asked: Promise<void> | undefined;

  load(): Promise<void> {
    this.#asked ??= get<GameInfo[]>("/api/games").then(
      (all) => {
        this.all = all;
        this.known = true;
      },
      (error: unknown) => {
        this.#asked = undefined; // the next page asks again
        throw error;
      },
    );
    return this.#asked;
  }

  find(name: string): GameInfo | undefined {
    return this.all.find((game) => game.name === name);
  }

  title(name: string): string {
    const game = this.find(name);
    return game ? titled(game) : name;
  }
}

export const games = new Games();

/** What a game is called in the visitor's language. */
export const titled = (game: GameInfo): string => game.titles[settings.language] ?? game.title;

/** One sentence about a game, in the visitor's language. */
export const pitch = (game: GameInfo): string => game.pitch[settings.language] ?? "";

/** “2–4” */
export const span = (first: number, last: number): string => (first === last ? String(first) : `${first}–${last}`);

/** What a bot does; the server's own words for one we have no words for. */
export const botWhy = (game: GameInfo, bot: string): string => (knows(`bot-${bot}-why`) ? t(`bot-${bot}-why`) : (game.bots[bot] ?? ""));

const RIVAL_KEY = "carrack-rival";

/** The bot that was chosen last in this browser. */
class Rival {
  #level = $state(read());

  get level(): string {
    return this.#level;
  }

  set level(bot: string) {
    this.#level = bot;
    try {
      localStorage.setItem(RIVAL_KEY, bot);
    } catch {
      // a browser that keeps nothing: the choice holds for this visit
    }
  }
}

function read(): string {
  try {
    return localStorage.getItem(RIVAL_KEY) ?? "";
  } catch {
    return "";
  }
}

export const rival = new Rival();

/** The bot that people play against when they do not choose: the one they chose last. */
export function usualBot(game: GameInfo): string {
  if (rival.level in game.bots) return rival.level;
  return "medium" in game.bots ? "medium" : (Object.keys(game.bots).at(-1) ?? "");
}

const CAPTAINS = ["Magellan", "Drake", "Vespucci", "Cabot", "Elcano", "Barents", "Hudson", "Tasman", "Cartier", "Cabral", "Baret", "Nunes"];

/** Names for bots, so that two of a kind can be told apart. */
export function captains(count: number, taken: string[] = []): string[] {
  const free = CAPTAINS.filter((name) => !taken.includes(name));
  return Array.from({ length: count }, () => free.splice(Math.floor(Math.random() * free.length), 1)[0] ?? "");
}

/** How many sit down when nobody chooses. */
export function usualSeats(game: GameInfo): number {
  return game.seats.includes(QUICK_SEATS) ? QUICK_SEATS : game.seats[0]!;
}

/** One click: a guest if need be, a table with bots on the other seats, begun. It is practice, so it is not rated. */
export async function playNow(game: GameInfo): Promise<void> {
  await me.ensure();
  const seats = usualSeats(game);
  const bots = captains(seats - 1).map((name, i) => ({ seat: i + 1, bot: usualBot(game), name }));
  const { id } = await post<TableMade>("/api/tables", { game: game.name, seats, bots, rated: false });
  await post(`/api/tables/${id}/start`);
  route.go(`/table/${id}`);
}
