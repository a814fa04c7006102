/** Lists of tables that keep themselves fresh while somebody looks at them. */

import { address, get, Refusal } from "../api";
import { me } from "../me.svelte";
import type { ListedTable, Lobby, Tables } from "../types/protocol";

const FRESH_MS = 10_000;
const MOST = 100; // tables the server lists at once

export class Listing {
  tables = $state.raw<ListedTable[]>([]);
  next = $state(""); // what to ask for to get more; empty when these are all
  known = $state(false);
  lost = $state(false); // the server did not answer
  #asked = 0;

  constructor(
    readonly query: () => Omit<Lobby, "limit" | "before">,
    readonly page = 12,
  ) {}

  /** Ask again for what is shown, and what has come since. */
  async refresh(): Promise<void> {
    await this.#ask(Math.min(MOST, Math.max(this.page, this.tables.length)), "");
  }

  async more(): Promise<void> {
    await this.#ask(this.page, this.next);
  }

  async #ask(limit: number, before: string): Promise<void> {
    const query = this.query();
    if (query.mine && !me.person) {
      if (!me.known) return;
      this.tables = [];
      this.known = true;
      return;
    }
    const asked = ++this.#asked;
    try {
      const { tables, next } = await get<Tables>(address("/api/tables", { ...query, limit, before }));
      if (asked !== this.#asked) return; // something newer has been asked for
      this.tables = before ? [...this.tables, ...tables] : tables;
      this.next = next;
      this.known = true;
      this.lost = false;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.lost = true;
    }
  }
}

/** Keeps lists fresh while the page is looked at; to be called in an effect. Asks anew when the person or a query changes. */
export function keepFresh(...listings: Listing[]): () => void {
  void me.id;
  void me.known;
  for (const listing of listings) void listing.query();
  const refresh = () => document.visibilityState === "visible" && listings.forEach((listing) => void listing.refresh());
  queueMicrotask(refresh);
  const timer = setInterval(refresh, FRESH_MS);
  document.addEventListener("visibilitychange", refresh);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", refresh);
  };
}

/** Where it is my turn comes first, then what has moved last. */
export function urgent(tables: ListedTable[]): ListedTable[] {
  return tables.toSorted((a, b) => Number(b.your_turn) - Number(a.your_turn) || b.changed - a.changed);
}
