/** A table that is being thought up: what the form on the page of a new table holds. */

import type { GameInfo, NewTable, OptionInfo } from "../types/protocol";
import { captains, usualSeats } from "./games.svelte";

/** Who gets a seat: the host, whoever comes, or a bot by its name. */
export type Sitter = "me" | "open" | (string & {});

export const MOVE_SECONDS = [300, 3600, 43_200, 86_400, 259_200, 604_800];
export const MOST_MINUTES = 1440;
export const MOST_INCREMENT = 3600;
export const DELAYS = [0, 10, 30, 100]; // acts that spectators are behind

export class Draft {
  seats = $state(2);
  sitters = $state<Sitter[]>([]);
  options = $state<Record<string, string>>({}); // only what differs from the standard
  visibility = $state<"public" | "unlisted" | "private">("unlisted");
  clock = $state<"none" | "move" | "total">("none");
  moveSeconds = $state(86_400);
  minutes = $state<number | null>(30);
  increment = $state<number | null>(15);
  onTimeout = $state<"bot" | "resign">("bot");
  watch = $state(true);
  delay = $state(0);
  rated = $state(true);

  constructor(readonly game: GameInfo) {
    this.resize(usualSeats(game));
  }

  /** As many seats; who sat there stays, new ones are open. */
  resize(seats: number): void {
    const was = this.sitters;
    this.seats = seats;
    this.sitters = Array.from({ length: seats }, (_, i) => was[i] ?? (i === 0 ? "me" : "open"));
    if (was.includes("me") && !this.sitters.includes("me")) this.sitters[0] = "me";
    for (const [name, value] of Object.entries(this.options)) {
      const option = this.game.options.find((one) => one.name === name);
      if (!option || this.#wrong(option, value) || (option.needs[value] ?? 0) > seats) delete this.options[name];
    }
  }

  /** Put somebody on a seat; the host sits on one seat only. */
  seat(i: number, who: Sitter): void {
    if (who === "me") this.sitters = this.sitters.map((other) => (other === "me" ? "open" : other));
    this.sitters[i] = who;
  }

  get full(): boolean {
    return !this.sitters.includes("open");
  }

  /** Options there are for this number of seats. */
  get settable(): OptionInfo[] {
    return this.game.options.filter((option) => this.standard(option) !== undefined);
  }

  standard(option: OptionInfo): string | undefined {
    return option.defaults[String(this.seats)];
  }

  value(option: OptionInfo): string {
    return this.options[option.name] ?? this.standard(option) ?? "";
  }

  set(option: OptionInfo, value: string): void {
    if (value === this.standard(option)) delete this.options[option.name];
    else this.options[option.name] = value;
  }

  /** Does a number lie outside its range? */
  #wrong(option: OptionInfo, value: string): boolean {
    if (option.first === null || option.last === null) return false;
    return !/^\d+$/.test(value) || Number(value) < option.first || Number(value) > option.last;
  }

  wrong(option: OptionInfo): boolean {
    return this.#wrong(option, this.value(option));
  }

  get wrongMinutes(): boolean {
    return this.clock === "total" && !within(this.minutes, 1, MOST_MINUTES);
  }

  get wrongIncrement(): boolean {
    return this.clock === "total" && !within(this.increment, 0, MOST_INCREMENT);
  }

  get fits(): boolean {
    return !this.wrongMinutes && !this.wrongIncrement && !this.settable.some((option) => this.wrong(option));
  }

  body(): NewTable {
    const numbered = this.game.options.filter((option) => option.first !== null).map((option) => option.name);
    const seat = this.sitters.indexOf("me");
    const names = captains(this.seats);
    const bots = this.sitters.flatMap((bot, i) => (bot === "me" || bot === "open" ? [] : [{ seat: i, bot, name: names[i]! }]));
    return {
      game: this.game.name,
      seats: this.seats,
      options: Object.fromEntries(Object.entries(this.options).map(([name, value]) => [name, numbered.includes(name) ? Number(value) : value])),
      visibility: this.visibility,
      clock: {
        kind: this.clock,
        seconds: this.clock === "move" ? this.moveSeconds : this.clock === "total" ? 60 * (this.minutes ?? 0) : 0,
        increment: this.clock === "total" ? (this.increment ?? 0) : 0,
        on_timeout: this.onTimeout,
      },
      watch: this.watch,
      watch_delay: this.watch ? this.delay : 0,
      rated: this.rated,
      bots: bots as unknown as NonNullable<NewTable["bots"]>,
      seat: seat < 0 ? null : seat,
    };
  }
}

const within = (n: number | null, first: number, last: number): boolean => n !== null && Number.isInteger(n) && n >= first && n <= last;
