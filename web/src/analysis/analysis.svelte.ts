/** The analysis of a game: asked for once, then looked after until the server has all of it. */

import { address, get, post, Refusal } from "../api";
import type { Found, Mistake, Progress, TurningPoint } from "../types/protocol";

const ASK_MS = 700; // between two questions how far it is
const AWAY_MS = 3000; // when the server does not answer
const BEGINNINGS = 3; // a server that is started anew has forgotten what it had begun

/** What the curves and the rail mark: a mistake, or where the chances turned. */
export type Mark = { kind: "mistake"; n: number; seat: number; mistake: Mistake } | { kind: "turn"; n: number; seat: number; turning: TurningPoint };

export class Analysing {
  progress = $state.raw<Progress | null>(null);
  /** What the server refused, if it did. */
  refusal = $state.raw<Refusal | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #begun = 0;
  #closed = false;

  constructor(
    readonly table: string,
    readonly invite: string,
  ) {}

  get found(): Found | null {
    return this.progress?.found ?? null;
  }

  get busy(): boolean {
    return !this.refusal && this.progress?.state !== "done" && this.progress?.state !== "failed";
  }

  /** Moments to look at, in their order. */
  readonly marks = $derived.by((): Mark[] => {
    const { mistakes = [], turning = [] } = this.progress?.found ?? {};
    const slips: Mark[] = mistakes.map((mistake) => ({ kind: "mistake", n: mistake.n, seat: mistake.seat, mistake }));
    const wrong = new Set(mistakes.map(({ n }) => n));
    const turns: Mark[] = turning.filter(({ n }) => !wrong.has(n)).map((each) => ({ kind: "turn", n: each.n, seat: each.seat, turning: each }));
    return [...slips, ...turns].sort((a, b) => a.n - b.n);
  });

  /** Begin, or see what somebody else has had found. */
  async open(): Promise<void> {
    this.refusal = null;
    this.#begun = 0;
    this.#closed = false;
    await this.#take(() => get<Progress>(address(`/api/tables/${this.table}/analysis`, { invite: this.invite })));
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  #begin(): Promise<void> {
    this.#begun++;
    return this.#take(() => post<Progress>(`/api/tables/${this.table}/analysis`, { invite: this.invite }));
  }

  async #take(ask: () => Promise<Progress>): Promise<void> {
    clearTimeout(this.#timer);
    let told: Progress;
    try {
      told = await ask();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.status === 0 || error.status === 503) this.#later(AWAY_MS);
      else this.refusal = error;
      return;
    }
    if (this.#closed) return;
    if (told.state === "none" || (told.state === "failed" && !this.#begun)) {
      if (this.#begun < BEGINNINGS) return this.#begin();
      this.progress = { ...told, state: "failed" };
      return;
    }
    // another process may do the work, and tells how far it is, but not what it has found yet
    this.progress = { ...told, found: told.found ?? this.found };
    if (told.state === "waiting" || told.state === "working") this.#later(ASK_MS);
  }

  #later(ms: number): void {
    if (this.#closed) return;
    this.#timer = setTimeout(() => void this.#take(() => get<Progress>(address(`/api/tables/${this.table}/analysis`, { invite: this.invite }))), ms);
  }
}
