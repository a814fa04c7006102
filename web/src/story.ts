/** All that has happened at a table, act by act. Knows what it does not know: `missing` is the first act that has to be asked for. */

import type { News } from "./types/protocol";

/** An act in the story. `n` counts from 1; `turn`: another turn has begun with it. */
export interface Told extends News {
  n: number;
  turn: boolean;
}

export class Story {
  #acts: (News | undefined)[] = [];
  #turns = new Set<number>(); // after how many acts a turn has begun
  #lines: (Told | undefined)[] = []; // what was told last: a line that is the same stays the same thing

  /** How many acts there have been, known or not. */
  get length(): number {
    return this.#acts.length;
  }

  /** The number of the first act that is not known, or 0. */
  get missing(): number {
    return this.#acts.findIndex((act) => act === undefined) + 1;
  }

  /** These acts come next. */
  add(news: News[]): void {
    this.#acts.push(...news);
  }

  /** From here on `acts` acts have happened: what is beyond them has been taken back, what is new is not known yet. */
  trim(acts: number): void {
    while (this.#acts.length < acts) this.#acts.push(undefined);
    this.#acts.length = acts;
    for (const n of this.#turns) if (n > acts) this.#turns.delete(n);
  }

  /** Some acts may be others than we think. */
  doubt(acts: number): void {
    this.#acts = Array.from({ length: acts }, () => undefined);
    this.#turns.clear();
  }

  /** A turn has begun with the last acts: after the last decision among them, for luck comes at the start of a turn. */
  turned(news: News[]): void {
    const last = news.findLastIndex((act) => act.seat >= 0);
    this.#turns.add(this.#acts.length - news.length + last + 1);
  }

  /** What the server remembers, from act `first` on. Only what is not known is filled in. */
  fill(first: number, acts: News[], turns: number[]): void {
    for (const [i, act] of acts.entries()) {
      const at = first - 1 + i;
      if (at < this.#acts.length) this.#acts[at] ??= act;
    }
    for (const n of turns) if (n <= this.#acts.length) this.#turns.add(n);
  }

  /** Everything that is known. */
  tell(): Told[] {
    const out: Told[] = [];
    this.#lines.length = this.#acts.length;
    for (const [i, act] of this.#acts.entries()) {
      if (!act) continue;
      const turn = this.#turns.has(i);
      const line = this.#lines[i];
      if (line?.told !== act.told || line.turn !== turn) this.#lines[i] = { ...act, n: i + 1, turn };
      out.push(this.#lines[i]!);
    }
    return out;
  }
}
