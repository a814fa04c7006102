/** A game shown again: where it stands, and its stepping and playing. It feeds a `Play` with scenes, the last act animated when it is one step on. */

import { reduced } from "../settings.svelte";
import type { Scene } from "../play.svelte";
import type { News } from "../types/protocol";
import type { Moment, Moments } from "./moments.svelte";
import { turnAfter, turnBefore } from "./turns";

export const SPEEDS = [0.5, 1, 2, 4] as const;
const LEAST_MS = 120; // for an act that tells nothing
const USUAL_MS = 900; // where no board says how long

export type Pace = (news: News[], before: unknown, after: unknown) => number;

export class Replay {
  shown = $state.raw<Moment | null>(null);
  before = $state.raw<unknown>(null);
  news = $state.raw<News[]>([]);
  step = $state(0);
  wanted = $state(0); // where the rail stands; `shown` follows when it has arrived
  playing = $state(false);
  speed = $state<number>(1);
  moments = $state.raw<Moments>(undefined as never);
  pace: Pace = () => USUAL_MS;
  onerror: (error: unknown) => void = () => undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #looking: Moments | null = null;

  constructor(moments: Moments) {
    this.moments = moments;
  }

  get last(): number {
    return Math.max(0, this.moments.total - 1);
  }

  get n(): number {
    return this.shown?.n ?? this.wanted;
  }

  get scene(): Scene<unknown> {
    return { picture: this.shown?.picture, before: this.before, news: this.news, step: this.step };
  }

  /** Show a moment. One act on from what is shown is animated, anything else is simply there. */
  async go(n: number): Promise<void> {
    const want = Math.max(0, this.moments.total ? Math.min(n, this.last) : n);
    this.wanted = want;
    let found: Moment | undefined;
    try {
      found = await this.moments.get(want);
    } catch (error) {
      this.pause();
      this.onerror(error);
      return;
    }
    if (found && this.wanted === want) this.#show(found);
    else if (!found && this.moments.total && want > this.last) await this.go(this.last);
  }

  #show(moment: Moment): void {
    const was = this.shown;
    const onward = !!was && moment.n === was.n + 1;
    this.before = onward ? was.picture : null;
    this.news = onward ? [asNews(moment)] : [];
    this.step++;
    this.shown = moment;
  }

  /** Look with other eyes: the same moment from other moments. What is shown stays until they have come, and when they do not. */
  async look(moments: Moments, then: () => void): Promise<void> {
    this.pause();
    this.#looking = moments;
    try {
      await moments.get(this.wanted);
    } catch (error) {
      this.onerror(error);
      return;
    }
    if (this.#looking !== moments) return; // with yet other eyes
    this.moments = moments;
    this.shown = null;
    then();
    await this.go(this.wanted);
  }

  act(by: number): Promise<void> {
    this.pause();
    return this.go(this.wanted + by);
  }

  turn(by: number): Promise<void> {
    this.pause();
    const { turns } = this.moments;
    return this.go(by < 0 ? turnBefore(turns, this.wanted) : turnAfter(turns, this.wanted, this.last));
  }

  jump(n: number): Promise<void> {
    this.pause();
    return this.go(n);
  }

  toggle(): void {
    if (this.playing) this.pause();
    else void this.play();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  async play(): Promise<void> {
    this.playing = true;
    if (this.wanted >= this.last) await this.go(0);
    this.#next();
  }

  #next(): void {
    clearTimeout(this.#timer);
    if (!this.playing) return;
    if (this.wanted >= this.last) {
      this.playing = false;
      return;
    }
    this.#timer = setTimeout(() => void this.go(this.wanted + 1).then(() => this.#next()), this.#wait());
  }

  /** How long what is shown is to be looked at. */
  #wait(): number {
    if (!this.news.length || !this.shown) return LEAST_MS;
    const quiet = this.news.every((one) => one.told.every(([key]) => key.endsWith("-unseen")));
    const full = Math.max(quiet ? 0 : 300, this.pace(this.news, this.before, this.shown.picture));
    return Math.max(LEAST_MS, (reduced() ? Math.max(full, 500) : full) / this.speed);
  }
}

/** A moment as the news of its act; they are numbered by moments. */
export function asNews({ n, at, seat, act, told }: { n: number; at: number; seat: number; act: string; told: News["told"] }): News {
  return { seq: n, at, seat, act, told };
}
