/** A game on the screen, live or in a replay: what may be done, what things are called, and what happens on a click.

Boards get one of these. They draw the picture; everything clickable is a `control`:

    <g {@attach play.control(play.id("move", { ship: 1, direction: "north" }))}>…</g>
*/

import { post, Refusal } from "./api";
import { Acts, type Act, type ActArgs } from "./acts";
import type { BoardModule, Change } from "./board";
import { connection, type Command, type LiveTable } from "./live.svelte";
import { botOffered } from "./people/bots";
import { settings } from "./settings.svelte";
import { Echo } from "./table/echo";
import { promptOf } from "./table/prompt";
import { t, type Args, type Words } from "./words.svelte";
import type { Act as Acting, ActInfo, Explain, Explained, Hint, News, SeatView, Undo } from "./types/protocol";

export type { Hint };

/** Why something cannot be: shown beside the thing. */
export interface Slip {
  title: string;
  sentence: string;
  rule: string;
  from: Element | null;
  asked: boolean; // it was tried, not only looked at: then the thing shakes
  offer: { label: string; accept: () => void } | null; // what can be done instead
  count: number; // one slip replaces another
}

export interface Legal extends Act {
  id: number;
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
const WONDER_MS = 700; // of hovering over what cannot be done
const HINT_MS = 20_000;
const LONG_PRESS_MS = 500;
const ANSWER_MS = 400; // a question has to stand so long before it is answered: a double click is no answer
const MOST_CONTROLS = 2000;
const NOTHING: ReadonlySet<string> = new Set();

type Control = (node: HTMLElement | SVGElement) => () => void;

/** Where the pictures come from. A live table has `live`; a replay only looks. */
export interface Source<P> {
  scene: Scene<P>;
  you: number;
  seats: SeatView[];
  actor: number;
  legal: number[];
  live: LiveTable | null;
}

/** A name with what is written on the thing, a count for example: what one sees must be part of what one hears. */
export function withSeen(name: string, node: Element): string {
  const seen = node instanceof HTMLElement ? written(node).replace(/\s+/g, " ").trim() : "";
  return !seen || plain(name).includes(plain(seen)) ? name : `${name} · ${seen}`;
}

/** What is written on a thing, but for what screen readers are to leave out. */
function written(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ?? "";
  return node instanceof Element && node.getAttribute("aria-hidden") === "true" ? "" : [...node.childNodes].map(written).join("");
}

/** Whole words and numbers alone: a 3 is not part of 30. */
const plain = (text: string): string => ` ${text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ").trim()} `;

export class Play<P = unknown> {
  selected = $state<string | null>(null); // what a board has in its hand, in its own words
  hovered = $state<number | null>(null);
  armed = $state<number | null>(null); // an act that cannot be taken back, waiting for a second click
  preview = $state.raw<P | null>(null); // the picture after the hovered act
  slip = $state.raw<Slip | null>(null);
  hint = $state.raw<Hint | null>(null);
  hinting = $state(false);
  #pointed = $state<number | null>(null); // another act of the hint, while it is pointed at
  /** What a line of the story names, while it is pointed at: "square C4", "good spice". See `names`. */
  lit = $state.raw<ReadonlySet<string>>(NOTHING);
  readonly echo = new Echo();
  #sentAt = $state<number | null>(null); // the `seq` that an act on its way has seen
  #explained = $state.raw(new Map<number, ActInfo>());
  #explainedAt = -1; // the `seq` that an answer was asked for
  #explaining: Promise<void> = Promise.resolve();
  #armedAt = 0;
  #known = -1; // the `seq` that `#explained` is about
  #source: () => Source<P>;
  #controls = new Map<string, Control>();
  #questions = new AbortController(); // those on their way
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

  /** Is an act, or its taking back, on its way? */
  get sent(): boolean {
    return this.#sentAt !== null && this.#sentAt === this.#source().live?.latest?.seq;
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

  /** The act of the one blue button. */
  readonly primary: number | null = $derived.by(() => {
    if (!this.legal.size) return null;
    const id = this.board?.primary?.(this.scene.picture, this) ?? null;
    return id !== null && this.can(id) ? id : null;
  });

  /** What the hovered act would change. */
  readonly changes: Change[] = $derived.by(() => {
    const changes = (this.preview && this.board?.changes?.(this.scene.picture, this.preview, this.you)) || [];
    return changes.map((change) => ({ ...change, label: this.say(change.label) }));
  });

  /** A sentence of the game or of the shell. */
  say = (key: string, args?: Args): string => this.words().say(key, args);

  /** What has happened, in words; "" for what needs none. */
  tell(news: Pick<News, "told">): string {
    return this.sentences(news).join(" ");
  }

  sentences({ told }: Pick<News, "told">): string[] {
    return told.map(([key, args]) => this.say(key, args)).filter((text) => text && text !== "-");
  }

  name(seat: number): string {
    return this.seats[seat]?.name || this.say("seat-name", { seat });
  }

  /** Does the line of the story that is pointed at name this thing? Boards light it: `class:lit={play.names("square", "C4")}`. */
  names(what: string, value: string | number): boolean {
    return this.lit.has(`${what} ${value}`);
  }

  /** Light what these sentences name; nothing with null. */
  light(news: News | null): void {
    if (!news) {
      queueMicrotask(() => (this.lit = NOTHING)); // see #leave
      return;
    }
    const named = new Set<string>();
    for (const [, args] of news.told) for (const [what, value] of Object.entries(args)) named.add(`${what} ${value}`);
    this.lit = named;
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
    return known ? this.say(...known.text) : this.kindName(this.acts.act(id).kind);
  }

  /** What a kind of act is called in short: “Buy”. */
  kindName(kind: string): string {
    const key = `kind-${kind}`.replaceAll("_", "-");
    return this.words().has(key) ? this.say(key) : kind.replaceAll("_", " ");
  }

  /** Ask the server what the legal acts are called. Called when it becomes the viewer's turn. */
  explain(): Promise<void> {
    const { live, legal } = this.#source();
    const seq = live?.latest?.seq ?? -1;
    if (!live || !legal.length || this.sent) return Promise.resolve();
    if (seq !== this.#explainedAt) this.#explaining = this.#explain(live, seq);
    return this.#explaining;
  }

  async #explain(live: LiveTable, seq: number): Promise<void> {
    this.#explainedAt = seq;
    try {
      const answer = await this.#ask(live, { seq });
      if (live.latest?.seq !== seq) return;
      this.#explained = new Map(answer.acts.map((info) => [info.act, info]));
      this.#known = seq;
    } catch (error) {
      this.#explainedAt = -1;
      if (!(error instanceof Refusal)) throw error;
    }
  }

  #ask(live: LiveTable, question: Omit<Explain, "invite">): Promise<Explained> {
    return post<Explained>(`/api/tables/${live.id}/explain`, { ...question, invite: live.invite }, this.#questions.signal);
  }

  /** Who acts wants no more answers about the position before it. */
  #hush(): void {
    this.#questions.abort();
    this.#questions = new AbortController();
  }

  /** Do an act; what is not legal answers with its rule, what cannot be taken back with a question. */
  do(id: number, from: Element | null = null): void {
    const { live } = this.#source();
    if (!live?.latest) return;
    if (!this.can(id)) {
      if (!this.sent) void this.why(id, from, true);
      return;
    }
    if (this.armed === id) {
      if (performance.now() - this.#armedAt < ANSWER_MS) return;
    } else if (settings.confirm && this.legal.size > 1) {
      if (this.#known !== live.latest.seq) return void this.#wait(live, live.latest.seq, id, from);
      if (this.#final(id)) return this.#arm(id);
    }
    this.forget();
    this.#hush();
    this.echo.acted();
    this.#send({ type: "act", table: live.id, seq: live.latest.seq, act: id }, from);
  }

  /** Whether it can be taken back is not known yet. */
  async #wait(live: LiveTable, seq: number, id: number, from: Element | null): Promise<void> {
    await this.explain();
    if (live.latest?.seq !== seq || !this.can(id) || this.armed !== null) return;
    if (this.#known === seq) this.do(id, from);
    else this.#arm(id); // nobody could tell: better to ask
  }

  #arm(id: number): void {
    this.armed = id;
    this.#armedAt = performance.now();
    this.slip = null;
  }

  /** Nothing else can be done before the answer or the next position comes. */
  #send(command: Command<Acting | Undo>, from: Element | null = null): void {
    this.#sentAt = command.seq;
    connection.command(command, (refuse) => {
      this.#sentAt = null;
      if (refuse) this.refuse(refuse, from);
    });
  }

  /** It cannot be taken back, and something else could be done first that can. */
  #final(id: number): boolean {
    return !!this.#explained.get(id)?.final && [...this.legal].some((other) => this.#explained.get(other)?.final === false);
  }

  /** Say why an act is not possible; `asked` when it was tried. */
  async why(id: number, from: Element | null = null, asked = false): Promise<void> {
    const { live, actor, you } = this.#source();
    if (!live?.latest || you < 0 || this.sent) return;
    if (actor !== you || live.latest.status !== "playing" || !live.present) {
      if (asked) this.showSlip(this.say("slip-turn"), "", "", from, asked);
      return;
    }
    try {
      const answer = await this.#ask(live, { seq: live.latest.seq, acts: [id] });
      const info = answer.acts[0];
      if (!info?.why || (!asked && this.hovered !== id)) return;
      const numbered = /\d/.test(info.rule); // “not now” has no rule of its own, and the title says it already: better to say what is to be done now
      const sentence = numbered ? this.say(info.why) : this.say("slip-asked", { asked: promptOf(live.latest, this as Play, live.present).text });
      this.showSlip(this.say("slip-act", { act: this.kindName(this.acts.act(id).kind) }), sentence, numbered ? info.rule : "", from, asked);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (asked && !this.sent) this.refuse(error, from);
    }
  }

  /** Show a refusal of the server. */
  refuse(refusal: { code: string; sentence: string; rule: string; key?: string }, from: Element | null = null): void {
    const own = `error-${refusal.code}`;
    const sentence = refusal.key ? this.say(refusal.key) : this.words().has(own) ? this.say(own) : refusal.sentence;
    this.showSlip(this.say("slip-title"), sentence, refusal.rule, from);
  }

  showSlip(title: string, sentence: string, rule: string, from: Element | null, asked = true, offer: Slip["offer"] = null): void {
    this.slip = { title, sentence, rule, from, asked, offer, count: ++this.#slips };
    clearTimeout(this.#slipTimer);
    this.#slipTimer = setTimeout(() => (this.slip = null), offer ? 2 * SLIP_MS : SLIP_MS);
  }

  /** Drop what was in the hand: selection, preview, slip. */
  forget(): void {
    this.selected = this.hovered = this.armed = this.preview = this.slip = this.hint = null;
  }

  undo(): void {
    const { live } = this.#source();
    if (!live?.latest || this.sent) return; // pressed twice
    this.forget();
    this.#hush();
    this.#send({ type: "undo", table: live.id, seq: live.latest.seq });
  }

  /** How strong the bot on a seat is, in words; "" where no bot sits. */
  bot(seat: number): string {
    const kind = this.#source().seats[seat]?.bot;
    return kind ? t("seat-bot-level", { level: botOffered(kind) }) : "";
  }

  /** The act of the hint that the board shows: what a bot would do, or another of its acts that is pointed at. */
  get hinted(): number | null {
    return this.hint ? (this.#pointed ?? this.hint.best[0]?.act ?? null) : null;
  }

  /** Show another act of the hint on the board; null: the best again. */
  point(act: number | null): void {
    if (!this.hint) return;
    this.#pointed = act;
    this.#hintLonger();
  }

  #hintLonger(): void {
    clearTimeout(this.#hintTimer);
    this.#hintTimer = setTimeout(() => (this.hint = null), HINT_MS);
  }

  /** There are no hints at a rated table where other people play, or have played. */
  get hintless(): boolean {
    const { live, you, seats } = this.#source();
    const me = seats[you]?.person;
    return !!live?.latest?.rated && seats.some(({ person, owner }) => [person, owner].some((other) => other && other !== me));
  }

  /** Ask a bot what it would do. It is shown for a moment, never done. */
  async askHint(): Promise<void> {
    const { live } = this.#source();
    if (!live?.latest || this.hinting) return;
    if (this.hintless) return this.showSlip(this.say("slip-title"), this.say("error-hint"), "", document.querySelector("[data-hint]"));
    if (!this.yours) return;
    this.hinting = true;
    const seq = live.latest.seq;
    try {
      const hint = await post<Hint>(`/api/tables/${live.id}/hint`, { seq });
      if (live.latest?.seq !== seq) return; // too late
      this.#pointed = null;
      this.hint = hint;
      this.#hintLonger();
    } catch (error) {
      if (error instanceof Refusal) this.refuse(error);
      else throw error;
    } finally {
      this.hinting = false;
    }
  }

  // --- hovering -----------------------------------------------------------------------------------

  /** The pointer or the focus is on something that does this act. */
  hover(id: number | null, from: Element | null = null): void {
    if (this.hovered === id) return;
    this.hovered = id;
    this.preview = null;
    clearTimeout(this.#previewTimer);
    if (id === null) return;
    if (!this.can(id)) this.#previewTimer = setTimeout(() => void this.why(id, from), WONDER_MS);
    else if (this.board?.changes) this.#previewTimer = setTimeout(() => void this.#look(id), PREVIEW_MS);
  }

  /** Not at once: an element also loses pointer and focus while the page is being drawn, when nothing may change. */
  #leave(id: number): void {
    queueMicrotask(() => this.hovered === id && this.hover(null));
  }

  async #look(id: number): Promise<void> {
    const { live } = this.#source();
    if (!live?.latest || !this.can(id)) return;
    try {
      const answer = await this.#ask(live, { seq: live.latest.seq, acts: [id], after: true });
      if (this.hovered === id && answer.seq === live.latest.seq) this.preview = answer.after as P;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error; // it is only a look ahead
    }
  }

  /** Makes an element do an act: click, Enter or Space; hovering looks ahead; what is illegal says why. */
  control(id: number, options: { label?: string } = {}): Control {
    const key = `${id} ${options.label ?? ""}`; // the same control is the same attachment: it is not attached anew with every picture
    let found = this.#controls.get(key);
    if (!found) {
      if (this.#controls.size >= MOST_CONTROLS) this.#controls.clear();
      this.#controls.set(key, (found = this.#control(id, options)));
    }
    return found;
  }

  #control(id: number, options: { label?: string }): Control {
    return (node) => {
      const button = node instanceof HTMLButtonElement;
      if (!button) {
        node.setAttribute("role", "button");
        node.setAttribute("tabindex", "0");
      }
      node.setAttribute("data-act", String(id));
      $effect(() => {
        void this.scene.picture; // counts on the thing may have changed
        node.setAttribute("aria-label", withSeen(options.label ?? this.label(id), node));
      });
      $effect(() => {
        const legal = this.can(id);
        node.classList.toggle("can", legal);
        if (legal) node.removeAttribute("aria-disabled");
        else node.setAttribute("aria-disabled", "true");
      });
      $effect(() => void node.classList.toggle("hinted", this.hinted === id));
      $effect(() => void node.classList.toggle("armed", this.armed === id));
      const stop = this.#listen(id, node, button);
      return () => {
        stop();
        this.#leave(id);
      };
    };
  }

  #listen(id: number, node: HTMLElement | SVGElement, button: boolean): () => void {
    const stop = new AbortController();
    const on = (event: string, act: (e: Event) => void, passive = false) => node.addEventListener(event, act, { signal: stop.signal, passive });
    let press: ReturnType<typeof setTimeout> | undefined;
    let long = false; // a long press has looked; the click that follows does nothing
    on("click", (e) => {
      e.stopPropagation();
      if (long) long = false;
      else this.do(id, node);
    });
    if (!button) {
      on("keydown", (e) => {
        const { key, repeat } = e as KeyboardEvent;
        if (key !== "Enter" && key !== " ") return;
        e.preventDefault();
        e.stopPropagation();
        if (!repeat) this.do(id, node);
      });
    }
    on("pointerenter", (e) => (e as PointerEvent).pointerType === "mouse" && this.hover(id, node));
    on("pointerleave", () => this.#leave(id));
    on("focus", () => node.matches(":focus-visible") && this.hover(id, node));
    on("blur", () => this.#leave(id));
    on("touchstart", () => {
      long = false;
      press = setTimeout(() => {
        long = true;
        this.hover(id, node);
        if (!this.can(id)) void this.why(id, node);
      }, LONG_PRESS_MS);
    }, true);
    for (const end of ["touchend", "touchmove", "touchcancel"]) on(end, () => clearTimeout(press), true);
    return () => {
      clearTimeout(press);
      stop.abort();
    };
  }
}
