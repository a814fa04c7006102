/** The websocket, and a table as it is watched: what the server says is queued and shown step by step, so that people can follow it. */

import Reconnecting from "partysocket/ws";
import { untrack } from "svelte";
import { address, get } from "./api";
import { me } from "./me.svelte";
import { reduced, settings } from "./settings.svelte";
import { Story, type Told } from "./story";
import type { ClientMessage, Gone, Moments, News, Refuse, Said, ServerMessage, TableView, Update } from "./types/protocol";

const PING_MS = 20_000;
const SIGNED_OUT = 4001; // the server's code for a connection whose holder is signed in no more
const SILENCE_MS = 10_000; // after a ping
const MANY = 6; // steps that wait before they are shown at double speed
const STILL_MS = 250; // the longest look at a step when nothing moves
const AGAIN_MS = 2000; // until a table or its story is asked for again when it did not come
const MOST_TOLD = 5000; // acts of a story that the server tells at once

export type Command<T = ClientMessage> = T extends { type: string; id?: number } ? Omit<T, "id"> : never;

/** One connection for the whole page; it comes back by itself. */
class Connection {
  state = $state<"closed" | "open" | "lost">("closed");
  ahead = $state(0); // the server's clock less ours, in milliseconds
  #socket: Reconnecting | null = null;
  #tables = new Map<string, LiveTable>();
  #answers = new Map<number, (refuse: Refuse | null) => void>();
  #next = 1;
  #person: string | null = null; // who the server takes us for; null before it has said so
  #ended = false; // signed out: there is no way back before we know who we are
  #quiet: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    setInterval(() => this.#ping(), PING_MS);
    addEventListener("online", () => this.#socket?.reconnect());
    document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && this.#ping());
    $effect.root(() => {
      $effect(() => {
        void me.id; // signed in or out, or a guest from now on
        untrack(() => this.#renew());
      });
    });
  }

  /** Come again when the server takes us for somebody else; nobody has no connection. */
  #renew(): void {
    if (!me.known || !this.#socket) return;
    const other = this.#person !== null && this.#person !== me.id;
    if (!me.id) this.#socket.close();
    else if (this.#ended || other) this.#socket.reconnect();
    this.#ended = !me.id;
  }

  /** Ask once more who we are: signed out elsewhere, or our new cookie came too late. */
  #ask(): void {
    void me.load().then(() => this.#renew(), () => undefined);
  }

  #open(): void {
    if (this.#socket) return;
    const url = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`;
    const socket = new Reconnecting(url, [], { minReconnectionDelay: 300, maxReconnectionDelay: 5000, maxEnqueuedMessages: 0, shouldReconnectOnClose: (event) => event.code !== SIGNED_OUT });
    this.#socket = socket;
    socket.addEventListener("open", () => {
      if (socket !== this.#socket) return;
      this.state = "open";
      for (const table of this.#tables.values()) this.#watch(table);
    });
    socket.addEventListener("close", (event) => {
      if (socket !== this.#socket) return;
      if (this.state === "open") this.state = "lost";
      if (event.code === SIGNED_OUT) this.#ended = true;
      if (this.#ended || this.#person === null) this.#ask();
      this.#person = null;
      for (const answer of this.#answers.values()) answer({ type: "refuse", id: 0, table: "", code: "offline", sentence: "", rule: "", key: "" });
      this.#answers.clear();
    });
    socket.addEventListener("message", (event: MessageEvent<string>) => socket === this.#socket && this.#hear(JSON.parse(event.data) as ServerMessage));
  }

  #ping(): void {
    if (this.state !== "open" || !this.#tables.size) return;
    this.#say({ type: "ping", id: 0 });
    clearTimeout(this.#quiet);
    this.#quiet = setTimeout(() => this.#socket?.reconnect(), SILENCE_MS);
  }

  #say(message: ClientMessage): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #watch(table: LiveTable): void {
    table.returning = table.heard > 0;
    this.#say({ type: "watch", table: table.id, seq: table.heard, invite: table.invite });
  }

  #hear(message: ServerMessage): void {
    clearTimeout(this.#quiet);
    switch (message.type) {
      case "welcome":
        this.#person = message.person;
        this.ahead = message.now - Date.now();
        if (message.person !== me.id) this.#ask();
        break;
      case "update":
        this.#tables.get(message.table.id)?.take(message);
        break;
      case "refuse":
        this.#answers.get(message.id)?.(message);
        this.#answers.delete(message.id);
        if (!message.id) this.#watchAgain(message.table); // the only thing said without a number
        break;
      case "gone":
        this.#tables.get(message.table)?.lose(message);
        break;
      case "pong":
        this.ahead = message.now - Date.now();
        this.#answers.get(message.id)?.(null);
        this.#answers.delete(message.id);
        break;
    }
  }

  /** A table could not be read just now, or we asked too often. */
  #watchAgain(id: string): void {
    setTimeout(() => {
      const table = this.#tables.get(id);
      if (table && this.state === "open") this.#watch(table);
    }, AGAIN_MS);
  }

  /** Say something that may be refused; `done` hears the refusal, or null when it has been obeyed: then the pong comes that was asked for behind it. */
  command(message: Command, done: (refuse: Refuse | null) => void): void {
    const id = this.#next++;
    if (this.state !== "open") {
      done({ type: "refuse", id, table: "", code: "offline", sentence: "", rule: "", key: "" });
      return;
    }
    this.#answers.set(id, done);
    this.#say({ ...message, id } as ClientMessage);
    this.#say({ type: "ping", id });
  }

  /** Begin to watch a table. */
  watch(table: LiveTable): void {
    this.#tables.set(table.id, table);
    this.#open();
    if (this.state === "open") this.#watch(table);
  }

  unwatch(table: LiveTable): void {
    this.#tables.delete(table.id);
    if (this.state === "open") this.#say({ type: "unwatch", table: table.id });
  }
}

export const connection = new Connection();

/** How long a step is to be looked at, in milliseconds. */
export type Pace = (news: News[], before: unknown, after: unknown) => number;

/** The number of the turn in a picture: every game's picture has one. */
const turnOf = (view: TableView | null): unknown => (view?.picture as { turn?: unknown } | null)?.turn;

/** A table that is being watched. `view` is what the screen shows, `latest` what the server said last. */
export class LiveTable {
  view = $state.raw<TableView | null>(null);
  latest = $state.raw<TableView | null>(null);
  before = $state.raw<TableView | null>(null); // what was shown before `view`, when acts lie between them
  news = $state.raw<News[]>([]); // those acts
  step = $state(0); // counts the steps shown
  story = $state.raw<Told[]>([]); // all acts shown so far, as the viewer knows them; the last is the newest
  chat = $state.raw<Said[]>([]);
  gone = $state.raw<Gone | null>(null);
  behind = $state(0); // steps that wait to be shown
  draft = $state(""); // what is about to be said
  unsaid = $state(""); // why the last line was not
  heard = 0;
  returning = false; // the next update answers after a lost connection
  pace: Pace = () => 0;
  #queue: Update[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #told = new Story();
  #asking = false; // for the story
  #doubts = 0; // counts the times that the story turned out to be another
  #closed = false;

  constructor(
    readonly id: string,
    readonly invite = "",
  ) {}

  open(): void {
    if (!this.#closed) connection.watch(this);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    connection.unwatch(this);
  }

  /** Has the viewer been shown everything? */
  get present(): boolean {
    return this.behind === 0;
  }

  take(update: Update): void {
    const known = new Set(this.chat.map((said) => said.seq));
    const said = update.chat.filter((line) => !known.has(line.seq));
    if (said.length) this.chat = [...this.chat, ...said];
    this.heard = Math.max(this.heard, update.table.seq, ...update.news.map((n) => n.seq), ...said.map((s) => s.seq));
    this.latest = update.table;
    this.gone = null;
    // Who acts has seen enough: one's own act, here or in another window, is drawn at once. Nobody watches a hidden page.
    const mine = update.news.length > 0 && update.news[0]!.seat === update.table.you;
    if (mine || document.hidden || this.returning) this.skip();
    if (this.returning && !update.news.length && this.view?.seq !== update.table.seq) this.#doubt(update.table.acts);
    this.returning = false;
    this.#queue.push(update);
    this.behind = this.#queue.length;
    if (this.#timer === undefined) this.#show();
  }

  /** It cannot be watched any more. A server that restarts is soon back: then the connection says so. */
  lose(gone: Gone): void {
    if (gone.code !== "restart") this.gone = gone;
  }

  /** Show the next step, and the one after it when this one has been looked at. */
  #show(): void {
    this.#timer = undefined;
    for (let update = this.#queue.shift(); update; update = this.#queue.shift()) {
      this.behind = this.#queue.length;
      this.#put(update);
      const wait = this.#wait(update);
      if (wait > 0) {
        this.#timer = setTimeout(() => this.#show(), wait);
        return;
      }
    }
  }

  #put({ table, news }: Update): void {
    const was = this.view;
    this.#tell(was, table, news);
    if (news.length) {
      this.before = was;
      this.news = news;
      this.step++;
    } else if (was && table.acts !== was.acts) {
      this.before = null; // taken back, or we were not told what happened
      this.news = [];
      this.step++;
    }
    this.view = table;
    if (this.#told.missing) void this.#ask();
    else this.story = this.#told.tell();
  }

  /** Go on with the story. What does not add up is asked for again. */
  #tell(was: TableView | null, table: TableView, news: News[]): void {
    const told = this.#told;
    if (table.acts === told.length + news.length) {
      told.add(news);
      if (was && turnOf(was) !== turnOf(table)) told.turned(news);
    } else if (!news.length || !was) {
      if (table.acts < told.length) this.#doubts++;
      told.trim(table.acts);
    } else {
      this.#doubt(table.acts);
    }
  }

  /** Acts were taken back while we were away, and we cannot know which. */
  #doubt(acts: number): void {
    this.#doubts++;
    this.#told.doubt(acts);
  }

  #wait(update: Update): number {
    if (!update.news.length || !this.before || settings.pace === 0 || document.hidden) return 0;
    if (update.news.every((n) => n.seat === update.table.you)) return 0;
    const full = this.pace(update.news, this.before.picture, update.table.picture);
    const speed = settings.pace * (this.#queue.length > MANY ? 2 : 1);
    return (reduced() ? Math.min(full, STILL_MS) : full) / speed;
  }

  /** Go to the present at once. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (!this.#queue.length) return;
    for (const update of this.#queue) this.#put(update);
    this.#queue = [];
    this.behind = 0;
    this.before = null;
    this.news = [];
  }

  /** Ask the server for what we have not seen: what happened before we came or while we were away. */
  async #ask(): Promise<void> {
    if (this.#asking) return;
    this.#asking = true;
    try {
      for (let first = this.#told.missing; first && !this.#closed; first = this.#told.missing) {
        const doubts = this.#doubts;
        const path = address(`/api/tables/${this.id}/moments`, { first, count: MOST_TOLD, pictures: false, invite: this.invite });
        const { moments, turns } = await get<Moments>(path);
        if (doubts !== this.#doubts) continue; // it is the story of what has been taken back meanwhile
        const acts = moments.map(({ seat, act, told, at, n }) => ({ seq: n, seat, act, told, at }));
        if (!acts.length) break;
        this.#told.fill(first, acts, turns);
      }
    } catch {
      setTimeout(() => !this.#closed && this.#told.missing && void this.#ask(), AGAIN_MS);
    } finally {
      this.#asking = false;
      this.story = this.#told.tell();
    }
  }
}
