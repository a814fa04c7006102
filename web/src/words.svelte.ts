/** Words in the visitor's language: Fluent, as on the server. The only import of Fluent.

The shell's own words lie in text/<language>/*.ftl; a game's words come from the server and are the same that the terminal uses. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { get } from "./api";
import { settings, type Language } from "./settings.svelte";
import type { Words as Sources } from "./types/protocol";

export type Args = Record<string, string | number>;

const files = import.meta.glob<string>("./text/*/*.ftl", { query: "?raw", import: "default" });
const AS_GIVEN = new Set(["act", "rule", "seat"]); // arguments named like whole sentences: act-buy is not a word for `buy`

/** The sentences of the shell, and of a game if there is one, in one language. */
export class Words {
  #bundle: FluentBundle;

  constructor(
    readonly language: Language,
    ...sources: string[]
  ) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.#bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  /** The sentence of a key. An argument that has a text of its own, `good: "spice"` and `good-spice`, is put into words first. */
  say = (key: string, args: Args = {}): string => {
    const message = this.#bundle.getMessage(key);
    if (!message?.value) {
      console.error(`no text ${key} in ${this.language}`);
      return key;
    }
    const words: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args)) {
      const named = `${name}-${value}`.replaceAll("_", "-");
      words[name] = typeof value === "string" && !AS_GIVEN.has(name) && this.has(named) ? this.say(named) : value;
      words[`${name}-id`] = value;
    }
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(message.value, words, errors);
    for (const error of errors) console.error(`${key} in ${this.language}: ${error.message}`);
    return text;
  };
}

let shell = $state.raw(new Words("en"));
const FIRST = ["shell", "pages"]; // what the start page says; the rest is loaded with the first other page
let whole = false;
let all: Promise<void> | undefined; // two pages in a row wait for the same words

function sourcesOf(language: Language): Promise<string[]> {
  const wanted = Object.keys(files).filter((path) => path.startsWith(`./text/${language}/`) && (whole || FIRST.some((name) => path.endsWith(`/${name}.ftl`))));
  return Promise.all(wanted.map((path) => files[path]!()));
}

/** Speak the visitor's language from now on. While the words come, it may become another, or a page may come to need more of them. */
export async function loadWords(): Promise<void> {
  const [language, enough] = [settings.language, whole];
  const sources = await sourcesOf(language);
  if (language !== settings.language || enough !== whole) return loadWords();
  shell = new Words(language, ...sources);
}

/** Have the words of all pages, not only those of the start page. */
export function loadAllWords(): Promise<void> {
  whole = true;
  return (all ??= loadWords().catch((error: unknown) => {
    all = undefined; // the next page asks again
    throw error;
  }));
}

/** The words of a game in a language, with the shell's. */
export async function gameWords(game: string, language: Language): Promise<Words> {
  whole = true;
  const [own, sources] = await Promise.all([sourcesOf(language), get<Sources>(`/api/games/${game}/texts/${language}`)]);
  return new Words(language, sources.platform, ...own, sources.game);
}

/** A sentence of the shell. */
export const t = (key: string, args?: Args): string => shell.say(key, args);

/** Is there such a sentence? */
export const knows = (key: string): boolean => shell.has(key);

$effect.root(() => {
  $effect(() => {
    if (settings.language !== shell.language) void loadWords();
  });
});
