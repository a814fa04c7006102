/** The moments of a game, fetched in pieces and kept: those with pictures around where somebody looks, the sentences of all. */

import type { Moment, Moments as Piece } from "../types/protocol";

export type { Moment, Piece };

/** A moment without its picture: what happened. */
export type Told = Pick<Moment, "n" | "seat" | "act" | "told" | "actor" | "at">;

/** Fetches `count` moments from `first` on; without pictures many more at once. */
export type Fetch = (first: number, count: number, pictures: boolean) => Promise<Piece>;

const PIECE = 50;
const CHAPTER = 5000; // moments without pictures
const KEPT = 16; // pieces with pictures; the longest unused is let go

export class Moments {
  total = $state(0);
  turns = $state.raw<number[]>([]);
  /** The story so far, as far as it is known; holes are undefined. */
  story = $state.raw<(Told | undefined)[]>([]);
  #pieces = new Map<number, Moment[]>(); // the last is the latest used
  #coming = new Map<number, Promise<void>>();

  constructor(
    readonly fetch: Fetch,
    readonly size = PIECE,
  ) {}

  /** A moment, if it is there. */
  peek(n: number): Moment | undefined {
    const key = Math.floor(n / this.size);
    const piece = this.#pieces.get(key);
    if (!piece) return undefined;
    this.#pieces.delete(key);
    this.#pieces.set(key, piece);
    return piece[n - key * this.size];
  }

  /** A moment, fetched when it is not there; what probably comes next is fetched too. */
  async get(n: number): Promise<Moment | undefined> {
    let found = this.peek(n);
    if (!found) {
      await this.#want(Math.floor(n / this.size));
      found = this.peek(n);
    }
    this.#ahead(n);
    return found;
  }

  /** The sentences of the whole game. */
  async readStory(): Promise<void> {
    for (let first = 0; first === 0 || first < this.total; first += CHAPTER) this.#tell(await this.fetch(first, CHAPTER, false));
  }

  /** Near the end of a piece the next one is fetched, near its beginning the one before. */
  #ahead(n: number): void {
    const key = Math.floor(n / this.size);
    const within = (n % this.size) / this.size;
    const next = within >= 0.5 ? key + 1 : key - 1;
    if (next >= 0 && next * this.size < this.total) void this.#want(next).catch(() => undefined);
  }

  #want(key: number): Promise<void> {
    const piece = this.#pieces.get(key);
    if (piece && piece.length >= Math.min(this.size, this.total - key * this.size)) return Promise.resolve(); // of a game that goes on there may be more
    let coming = this.#coming.get(key);
    if (!coming) {
      coming = this.fetch(key * this.size, this.size, true)
        .then((piece) => this.#take(key, piece))
        .finally(() => this.#coming.delete(key));
      this.#coming.set(key, coming);
    }
    return coming;
  }

  #take(key: number, piece: Piece): void {
    this.#pieces.set(key, piece.moments);
    const oldest = this.#pieces.keys().next();
    if (this.#pieces.size > KEPT && !oldest.done) this.#pieces.delete(oldest.value);
    this.#tell(piece);
  }

  #tell(piece: Piece): void {
    this.total = piece.total;
    this.turns = piece.turns;
    const story = [...this.story];
    for (const { n, seat, act, told, actor, at } of piece.moments) story[n] ??= { n, seat, act, told, actor, at };
    this.story = story;
  }
}
