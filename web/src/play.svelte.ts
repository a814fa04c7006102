/** A game on the screen, live or in a replay: what may be done, what things are called, and what happens on a click.

Boards get one of these. They draw the picture; everything clickable is a `control`:

    <g {@attach play.control(play.id("move", { ship: 1, direction: "north" }))}>…</g>
*/

import { post, Refusal } from "./api";
import { Acts, type Act, type ActArgs } from "./acts";
import type { BoardModule } from "./board";
import { connection, type LiveTable } from "./live.svelte";
import { settings } from "./settings.svelte";
import type { Args, Words } from "./words.svelte";
import type { News, SeatView } from "./types/protocol";

/** Why something cannot be: shown beside the thing. */
export interface Slip {
  title: string;
  sentence: string;
  rule: string;
  from: Element | null;
  count: number; // one slip replaces another
}

export interface Legal extends Act {
  id: number;
}

interface Explained {
  seq: number;
  acts: { act: number; text: [string, Args]; rule: string; why: string; final?: boolean }[];
  after: unknown;
}

export interface Hint {
  act: number;
  text: [string, Args];
  why: [string, number][];
}

/** What is on the screen now. `before` and `news` are there when acts have just happened, to be animated. */
export interface Scene<P> {
  picture: P;
  before: P | null;
  news: News[];
  step: number;
}

const SLIP_MS = 6000;
const PREVIEW_MS = 120; // of hovering
const HINT_MS = 4000;
const LONG_PRESS_MS = 500;

/** Where the pictures come from. A live table has `live`; a replay only looks. */
export interface Source<P> {
  scene: Scene<P>;
  you: number;
  seats: SeatView[];
  actor: number;
  legal: number[];
  live: LiveTable | null;
}

export class Play<P = unknown> {
  selected = $state<string | null>(null); // what a board has in its hand, in its own words
  hovered = $state<number | null>(null);
  armed = $state<number | null>(null); // an act that cannot be taken back, waiting for a second click
  preview = $state.raw<P | null>(null); // the picture after the hovered act
  slip = $state.raw<Slip | null>(null);
  hint = $state.raw<Hint | null>(null);
  hinting = $state(false);
  sent = $state(false); // an act is on its way
  #explained = $state.raw(new Map<number, Explained["acts"][number]>());
  #explainedAt = -1;
  #source: () => Source<P>;
  #slips = 0;
  #slipTimer: ReturnType<typeof setTimeout> | undefined;
  #hintTimer: ReturnType<typeof setTimeout> | undefined;
  #previewTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    source: () => Source<P>,
    readonly acts: Acts,
    readonly board: BoardModule<P> | undefined,
    readonly words: () => Words,
    /** Opens the rules panel at a rule. */
    readonly openRule: (rule: string) => void,
  ) {
    this.#source = source;
  }

  // --- what is there ------------------------------------------------------------------------------

  get scene(): Scene<P> {
    return this.#source().scene;
  }

  get you(): number {
    return this.#source().you;
  }

  get actor(): number {
    return this.#source().actor;
  }

  get seats(): SeatView[] {
    return this.#source().seats;
  }

  /** May the viewer act now? */
  get yours(): boolean {
    return this.legal.size > 0;
  }

  readonly legal: Set<number> = $derived.by(() => {
    const { live, legal } = this.#source();
    return new Set(live && live.present && !this.sent ? legal : []);
  });

  /** The legal acts, read. */
  readonly legalActs: Legal[] = $derived([...this.legal].map((id) => ({ id, ...this.acts.act(id) })));

  /** A sentence of the game or of the shell. */
  say = (key: string, args?: Args): string => this.words().say(key, args);

  name(seat: number): string {
    return this.seats[seat]?.name || this.say("seat-name", { seat });
  }

  // --- acts ---------------------------------------------------------------------------------------

  id(kind: string, args: ActArgs = {}): number {
    return this.acts.id(kind, args);
  }

  can(id: number): boolean {
    return this.legal.has(id);
  }

  /** The legal acts of a kind with these arguments. */
  find(kind: string, args: ActArgs = {}): Legal[] {
    const want = Object.entries(args);
    return this.legalActs.filter((act) => act.kind === kind && want.every(([name, value]) => act.args[name] === String(value)));
  }

  /** What an act is called on a button: “Buy 1 spice (−6 gold)”. */
  label(id: number): string {
    const known = this.#explained.get(id);
    if (known) return this.say(...known.text);
    const key = `kind-${this.acts.act(id).kind}`.replaceAll("_", "-");
    return this.words().has(key) ? this.say(key) : key;
  }

  /** Ask the server what the legal acts are called. Called when it becomes the viewer's turn. */
  async explain(): Promise<void> {
    const { live, legal } = this.#source();
    const seq = live?.latest?.seq ?? -1;
    if (!live || !legal.length || seq === this.#explainedAt) return;
    this.#explainedAt = seq;
    try {
      const answer = await post<Explained>(`/api/tables/${live.id}/explain`, { seq, invite: live.invite });
      if (live.latest?.seq === seq) this.#explained = new Map(answer.acts.map((info) => [info.act, info]));
    } catch (error) {
      this.#explainedAt = -1;
      if (!(error instanceof Refusal)) throw error;
    }
  }

  /** Do an act; what is not legal answers with its rule. */
  do(id: number, from: Element | null = null): void {
    const { live } = this.#source();
    if (!live?.latest) return;
    if (!this.can(id)) {
      void this.why(id, from);
      return;
    }
    if (settings.confirm && this.#final(id) && this.armed !== id) {
      this.armed = id;
      return;
    }
    this.forget();
    this.sent = true;
    const seq = live.latest.seq;
    connection.command({ type: "act", table: live.id, seq, act: id }, (refuse) => {
      this.sent = false;
      if (refuse) this.refuse(refuse, from);
    });
    const stop = $effect.root(() => {
      $effect(() => {
        if (live.latest?.seq !== seq) {
          this.sent = false;
          queueMicrotask(() => stop());
        }
      });
    });
  }

  /** It cannot be taken back, and there is something else to do. */
  #final(id: number): boolean {
    const kind = this.acts.act(id).kind;
    return !!this.#explained.get(id)?.final && this.legalActs.some((act) => act.kind !== kind);
  }

  /** Say why an act is not possible. */
  async why(id: number, from: Element | null = null): Promise<void> {
    const { live, actor, you } = this.#source();
    if (!live?.latest || you < 0) return;
    if (actor !== you || live.latest.status !== "playing") {
      this.showSlip(this.say("slip-turn"), "", "", from);
      return;
    }
    try {
      const answer = await post<Explained>(`/api/tables/${live.id}/explain`, { seq: live.latest.seq, acts: [id], invite: live.invite });
      const info = answer.acts[0];
      if (info?.why) this.showSlip(this.say("slip-title"), this.say(info.why), info.rule, from);
    } catch (error) {
      if (error instanceof Refusal) this.refuse(error, from);
      else throw error;
    }
  }

  /** Show a refusal of the server. */
  refuse(refusal: { code: string; sentence: string; rule: string; key?: string }, from: Element | null = null): void {
    const own = `error-${refusal.code}`;
    const sentence = refusal.key ? this.say(refusal.key) : this.words().has(own) ? this.say(own) : refusal.sentence;
    this.showSlip(this.say("slip-title"), sentence, refusal.rule, from);
  }

  showSlip(title: string, sentence: string, rule: string, from: Element | null): void {
    this.slip = { title, sentence, rule, from, count: ++this.#slips };
    clearTimeout(this.#slipTimer);
    this.#slipTimer = setTimeout(() => (this.slip = null), SLIP_MS);
  }

  /** Drop what was in the hand: selection, preview, slip. */
  forget(): void {
    this.selected = this.hovered = this.armed = this.preview = this.slip = this.hint = null;
  }

  undo(): void {
    const { live } = this.#source();
    if (!live?.latest) return;
    this.forget();
    connection.command({ type: "undo", table: live.id, seq: live.latest.seq }, (refuse) => refuse && this.refuse(refuse));
  }

  /** Ask a bot what it would do. It is shown for a moment, never done. */
  async askHint(): Promise<void> {
    const { live } = this.#source();
    if (!live?.latest || this.hinting) return;
    this.hinting = true;
    try {
      this.hint = await post<Hint>(`/api/tables/${live.id}/hint`, { seq: live.latest.seq });
      clearTimeout(this.#hintTimer);
      this.#hintTimer = setTimeout(() => (this.hint = null), 3 * HINT_MS);
    } catch (error) {
      if (error instanceof Refusal) this.refuse(error);
      else throw error;
    } finally {
      this.hinting = false;
    }
  }

  // --- hovering -----------------------------------------------------------------------------------

  /** The pointer or the focus is on something that does this act. */
  hover(id: number | null): void {
    if (this.hovered === id) return;
    this.hovered = id;
    this.preview = null;
    clearTimeout(this.#previewTimer);
    if (id !== null && this.can(id) && this.board?.changes) this.#previewTimer = setTimeout(() => void this.#look(id), PREVIEW_MS);
  }

  async #look(id: number): Promise<void> {
    const { live } = this.#source();
    if (!live?.latest) return;
    try {
      const answer = await post<Explained>(`/api/tables/${live.id}/explain`, { seq: live.latest.seq, acts: [id], after: true, invite: live.invite });
      if (this.hovered === id) this.preview = answer.after as P;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error; // it is only a look ahead
    }
  }

  /** Makes an element do an act: click, Enter or Space; hovering looks ahead; what is illegal says why. */
  control(id: number, options: { label?: string; select?: () => void } = {}): (node: HTMLElement | SVGElement) => () => void {
    return (node) => {
      const legal = this.can(id);
      const button = node instanceof HTMLButtonElement;
      if (!button) {
        node.setAttribute("role", "button");
        node.setAttribute("tabindex", "0");
      }
      node.setAttribute("aria-label", options.label ?? this.label(id));
      node.setAttribute("data-act", String(id));
      if (legal) node.removeAttribute("aria-disabled");
      else node.setAttribute("aria-disabled", "true");
      node.classList.toggle("can", legal);
      node.classList.toggle("hinted", this.hint?.act === id);
      node.classList.toggle("armed", this.armed === id);
      const stop = new AbortController();
      const on = (event: string, act: (e: Event) => void) => node.addEventListener(event, act, { signal: stop.signal });
      on("click", (e) => {
        e.stopPropagation();
        this.do(id, node);
      });
      if (!button) {
        on("keydown", (e) => {
          const key = (e as KeyboardEvent).key;
          if (key !== "Enter" && key !== " ") return;
          e.preventDefault();
          this.do(id, node);
        });
      }
      on("pointerenter", (e) => (e as PointerEvent).pointerType === "mouse" && this.hover(id));
      on("pointerleave", () => this.hovered === id && this.hover(null));
      on("focus", () => this.hover(id));
      on("blur", () => this.hovered === id && this.hover(null));
      let press: ReturnType<typeof setTimeout> | undefined;
      on("touchstart", () => (press = setTimeout(() => (this.can(id) ? this.hover(id) : void this.why(id, node)), LONG_PRESS_MS)));
      for (const end of ["touchend", "touchmove", "touchcancel"]) on(end, () => clearTimeout(press));
      return () => {
        clearTimeout(press);
        stop.abort();
      };
    };
  }
}
