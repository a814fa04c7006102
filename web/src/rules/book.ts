/** A game's rulebook, in order, and how to find something in it. */

import { get } from "../api";
import { plain } from "../markdown";
import type { ActTable, ChapterInfo, RuleInfo, Rules } from "../types/protocol";

export interface BookRule extends RuleInfo {
  words: string; // lower case, for searching
}

export interface BookChapter extends ChapterInfo {
  anchor: string;
  words: string;
  rules: BookRule[];
}

const books = new Map<string, Promise<BookChapter[]>>();

/** The rulebook of a game; fetched once. */
export function loadBook(game: string): Promise<BookChapter[]> {
  let book = books.get(game);
  if (!book) {
    book = get<Rules>(`/api/games/${game}/rules`).then(bind);
    books.set(game, book);
    book.catch(() => books.delete(game));
  }
  return book;
}

/** Rules under their chapters. */
export function bind({ chapters, rules }: Rules): BookChapter[] {
  return chapters.map((chapter, i) => ({
    ...chapter,
    anchor: chapter.number === null ? `chapter-at-${i}` : `chapter-${chapter.number}`, // a rulebook may number from 0
    words: fold(`${chapter.title} ${plain(chapter.text)}`),
    rules: rules
      .filter((rule) => chapter.number !== null && rule.chapter === chapter.number)
      .map((rule) => ({ ...rule, words: fold(`${rule.id} ${plain(rule.text)}`) })),
  }));
}

function fold(text: string): string {
  return text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replace(/[’‘]/g, "'");
}

const NUMBER = /^(?:[a-z]{2}-?)?(\d+(?:\.\d*)?)$/;

/** Does a word of a search fit? A number alone means a rule: `6.7`, `an-6.7`, `AN6.7`; `6` all of chapter 6. */
function fits(words: string, id: string, term: string): boolean {
  const number = NUMBER.exec(term)?.[1];
  if (number && (term.includes(".") || term !== number)) {
    const own = id.split("-")[1] ?? "";
    return number.includes(".") && !number.endsWith(".") ? own === number : own.startsWith(`${number.replace(/\.$/, "")}.`);
  }
  return words.includes(term);
}

/** The chapters with the rules that have all the words; a chapter whose own text or title has them stays whole. */
export function search(book: BookChapter[], query: string): BookChapter[] {
  const terms = fold(query).split(/\s+/).filter(Boolean);
  if (!terms.length) return book;
  const out: BookChapter[] = [];
  for (const chapter of book) {
    const rules = chapter.rules.filter((rule) => terms.every((term) => fits(rule.words, rule.id, term)));
    const text = terms.every((term) => fits(chapter.words, "", term));
    if (rules.length || text) out.push({ ...chapter, text: text ? chapter.text : "", rules });
  }
  return out;
}

/** A rule's number as people may write it: `an-6.7` is AN-6.7. */
export function properId(text: string): string {
  return text.toUpperCase().replace(/^([A-Z]{2})-?(?=\d)/, "$1-");
}

const SMALL = new Set(["and", "at", "for", "in", "no", "not", "of", "the", "to", "use", "choose", "leave", "end", "turn", "decline"]);

/** The chapters that a phase is about, best first: those that speak most of what can be done in it. */
export function about(book: BookChapter[], phase: string, kinds: ActTable["kinds"]): BookChapter[] {
  const names = [phase, ...kinds.filter((kind) => kind.phases.includes(phase)).map((kind) => kind.name)];
  const words = names.flatMap((name) => name.split("_")).filter((word) => word.length > 2 && !SMALL.has(word));
  const terms = [...new Set(words.map((word) => word.replace(/(?<=...)e?s?$/, "")))]; // “produce” finds “production”
  const numbered = book.filter((chapter) => chapter.rules.length);
  const texts = numbered.map((chapter) => `${chapter.words} ${chapter.words} ${chapter.rules.map((rule) => rule.words).join(" ")}`);
  const count = (text: string, term: string): number => text.split(new RegExp(`\\b${term}`)).length - 1;
  const scores = numbered.map((chapter, i) => {
    let score = 0;
    for (const term of terms) {
      const where = texts.filter((text) => count(text, term) > 0).length;
      const rare = Math.log((numbered.length + 1) / (where + 0.5));
      score += rare * (Math.min(3, count(texts[i]!, term)) + 4 * Math.min(1, count(chapter.title.toLowerCase(), term)));
    }
    return { chapter, score };
  });
  const best = Math.max(0, ...scores.map(({ score }) => score));
  return scores
    .filter(({ score }) => score > 0 && score >= best * 0.6)
    .sort((a, b) => b.score - a.score)
    .map(({ chapter }) => chapter)
    .slice(0, 2);
}
