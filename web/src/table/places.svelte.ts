/** What is open beside the board: a tab of the log, or on a phone a sheet; the menu; the list of keys. */

import { tick } from "svelte";
import { MediaQuery } from "svelte/reactivity";
import type { LiveTable } from "../live.svelte";
import { me } from "../me.svelte";

export type Tab = "story" | "chat" | "rules";

export const phone = new MediaQuery("(max-width: 700px)");
const narrow = new MediaQuery("(max-width: 1199px)"); // the log lies below everything else

export class Places {
  tab = $state<Tab>("story");
  sheet = $state(false); // where there is no room beside the board: is the tab open over it?
  menu = $state(false);
  keys = $state(false);
  rule = $state(""); // where the rules open
  asked = $state(0); // counts how often a rule was asked for: the same one may be asked for twice
  #read = $state(0); // the last line of the chat that has been seen

  constructor(readonly live: LiveTable) {
    this.#read = remembered(live.id);
  }

  /** Turn to a tab that can be seen. */
  turn(tab: Tab): void {
    this.tab = tab;
    if (tab === "chat") this.seen();
  }

  /** Bring a tab to where it can be seen. In words everything stands on one page. */
  open(tab: Tab): void {
    this.turn(tab);
    const inWords = document.querySelector(".texttable");
    if (inWords) void tick().then(() => document.getElementById(`text-${tab}`)?.focus());
    else if (narrow.current) this.sheet = true;
    else void tick().then(() => document.querySelector("[data-log]")?.scrollIntoView({ block: "nearest" }));
  }

  openRule(rule: string): void {
    this.rule = rule;
    this.asked++;
    this.open("rules");
  }

  /** Can the viewer see the chat? */
  get chatting(): boolean {
    return this.tab === "chat" && (this.sheet || !phone.current);
  }

  /** The chat has been read up to here. */
  seen(): void {
    const last = this.live.chat.at(-1)?.seq ?? 0;
    if (last <= this.#read) return;
    this.#read = last;
    remember(this.live.id, last);
  }

  /** Have others said something since? */
  get unread(): boolean {
    return !this.chatting && this.live.chat.some(({ seq, name }) => seq > this.#read && name !== me.person?.name);
  }
}

// --- what has been read, also after the page is loaded anew ---
const key = (table: string): string => `carrack-read ${table}`;

function remembered(table: string): number {
  try {
    return Number(sessionStorage.getItem(key(table))) || 0;
  } catch {
    return 0; // a browser that keeps nothing
  }
}

function remember(table: string, seq: number): void {
  try {
    sessionStorage.setItem(key(table), String(seq));
  } catch {
    // as above
  }
}
