/** The websocket, and a table as it is watched: what the server says is queued and shown step by step, so that people can follow it. */

import Reconnecting from "partysocket/ws";
import { address, get } from "./api";
import { me } from "./me.svelte";
import { reduced, settings } from "./settings.svelte";
import type { ClientMessage, Gone, News, Refuse, Said, ServerMessage, TableView, Update } from "./types/protocol";

const PING_MS = 20_000;
const SILENCE_MS = 10_000; // after a ping
const MANY = 6; // steps that wait before they are shown at double speed

type Command<T = ClientMessage> = T extends { type: string; id?: number } ? Omit<T, "id"> : never;

/** One connection for the whole page; it comes back by itself. */
class Connection {
  state = $state<"closed" | "open" | "lost">("closed");
  #socket: Reconnecting | null = null;
  #tables = new Map<string, LiveTable>();
  #answers = new Map<number, (refuse: Refuse | null) => void>();
  #next = 1;
  #person = "";
  #quiet: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    setInterval(() => this.#ping(), PING_MS);
    addEventListener("online", () => this.#socket?.reconnect());
    document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && this.#ping());
  }

  #open(): void {
    if (this.#socket && this.#person === me.id) return;
    this.#socket?.close();
    this.#person = me.id;
    const url = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`;
    const socket = new Reconnecting(url, [], { minReconnectionDelay: 300, maxReconnectionDelay: 5000, maxEnqueuedMessages: 0 });
    this.#socket = socket;
    socket.addEventListener("open", () => {
      if (socket !== this.#socket) return;
      this.state = "open";
      for (const table of this.#tables.values()) this.#watch(table);
    });
    socket.addEventListener("close", () => {
      if (socket !== this.#socket) return;
      if (this.state === "open") this.state = "lost";
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
    this.#say({ type: "watch", table: table.id, seq: table.heard, invite: table.invite });
  }

  #hear(message: ServerMessage): void {
    clearTimeout(this.#quiet);
    switch (message.type) {
      case "update":
        this.#tables.get(message.table.id)?.take(message);
        break;
      case "refuse":
        this.#answers.get(message.id)?.(message);
        this.#answers.delete(message.id);
        break;
      case "gone":
        this.#tables.get(message.table)?.lose(message);
        break;
    }
  }

  /** Say something that may be refused; `done` hears the refusal, or nothing. */
  command(message: Command, done: (refuse: Refuse | null) => void): void {
    const id = this.#next++;
    if (this.state !== "open") {
      done({ type: "refuse", id, table: "", code: "offline", sentence: "", rule: "", key: "" });
      return;
    }
    this.#answers.set(id, done);
    this.#say({ ...message, id } as ClientMessage);
  }

  /** Begin to watch a table. */
  watch(table: LiveTable): void {
    const fresh = !this.#socket || this.#person !== me.id;
    this.#tables.set(table.id, table);
    this.#open();
    if (!fresh && this.state === "open") this.#watch(table);
  }

  unwatch(table: LiveTable): void {
    this.#tables.delete(table.id);
    if (this.state === "open") this.#say({ type: "unwatch", table: table.id });
  }
}

export const connection = new Connection();

/** How long a step is to be looked at, in milliseconds. */
export type Pace = (news: News[], before: unknown, after: unknown) => number;

/** A table that is being watched. `view` is what the screen shows, `latest` what the server said last. */
export class LiveTable {
  view = $state.raw<TableView | null>(null);
  latest = $state.raw<TableView | null>(null);
  before = $state.raw<TableView | null>(null); // what was shown before `view`, when acts lie between them
  news = $state.raw<News[]>([]); // those acts
  step = $state(0); // counts the steps shown
  story = $state.raw<News[]>([]); // all acts so far, as the viewer knows them; the last is the newest
  chat = $state.raw<Said[]>([]);
  gone = $state.raw<Gone | null>(null);
  behind = $state(0); // steps that wait to be shown
  heard = 0;
  pace: Pace = () => 0;
  #queue: Update[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    readonly invite = "",
  ) {}

  open(): void {
    connection.watch(this);
  }

  close(): void {
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
    this.#queue.push(update);
    this.behind = this.#queue.length;
    if (this.#timer === undefined) this.#show();
  }

  lose(gone: Gone): void {
    this.gone = gone;
  }

  /** Show the next step, and the one after it when this one has been looked at. */
  #show(): void {
    const update = this.#queue.shift();
    this.behind = this.#queue.length;
    if (!update) {
      this.#timer = undefined;
      return;
    }
    this.#put(update);
    const wait = this.#wait(update);
    if (wait > 0) this.#timer = setTimeout(() => this.#show(), wait);
    else this.#show();
  }

  #put(update: Update): void {
    const was = this.view;
    const { table, news } = update;
    const missing = table.acts - (was?.acts ?? 0) - news.length;
    if (!was || missing > 0) void this.#readStory(table.acts);
    else if (missing < 0) this.story = this.story.slice(0, Math.max(0, this.story.length + missing)); // something was taken back
    const fresh = news.filter((n) => !this.story.length || n.seq > this.story.at(-1)!.seq);
    if (fresh.length && (was || this.story.length)) this.story = [...this.story, ...fresh];
    if (news.length) {
      this.before = was;
      this.news = news;
      this.step++;
    } else if (was && table.acts !== was.acts) {
      this.before = null;
      this.news = [];
      this.step++;
    }
    this.view = table;
  }

  #wait(update: Update): number {
    if (!update.news.length || !this.before || settings.pace === 0) return 0;
    const mine = update.news.every((n) => n.seat === update.table.you);
    if (mine) return 0;
    const full = this.pace(update.news, this.before.picture, update.table.picture);
    const speed = settings.pace * (this.#queue.length > MANY ? 2 : 1);
    return (reduced() ? Math.min(full, 250) : full) / speed;
  }

  /** Go to the present at once. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const news = this.#queue.flatMap((update) => update.news);
    const last = this.#queue.at(-1);
    this.#queue = [];
    this.behind = 0;
    if (last) {
      this.#put({ ...last, news });
      this.before = null;
      this.news = [];
    }
  }

  /** What happened before we came. */
  async #readStory(acts: number): Promise<void> {
    if (!acts) return;
    try {
      const path = address(`/api/tables/${this.id}/moments`, { first: 1, count: 5000, pictures: false, invite: this.invite });
      const { moments } = await get<{ moments: { seat: number; act: string; told: News["told"]; at: number }[] }>(path);
      const newer = this.story.slice(Math.max(0, this.story.length - Math.max(0, (this.view?.acts ?? 0) - moments.length)));
      const older = moments.map((m, i) => ({ seq: i - moments.length, at: m.at, seat: m.seat, act: m.act, told: m.told }));
      this.story = this.view && moments.length >= this.view.acts ? older.slice(0, this.view.acts) : [...older, ...newer];
    } catch {
      // the story is shown from here on
    }
  }
}
