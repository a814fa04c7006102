/** Days and numbers as people write them. */

import { locale } from "../settings.svelte";

export const day = (at: number): string => new Date(at).toLocaleDateString(locale(), { day: "numeric", month: "long", year: "numeric" });
export const shortDay = (at: number): string => new Date(at).toLocaleDateString(locale(), { day: "numeric", month: "short", year: "numeric" });
export const moment = (at: number): string => new Date(at).toLocaleString(locale(), { dateStyle: "medium", timeStyle: "short" });

export const number = (value: number, digits = 0): string =>
  value.toLocaleString(locale(), { minimumFractionDigits: digits, maximumFractionDigits: digits }).replace("-", "−");
export const share = (value: number): string => value.toLocaleString(locale(), { style: "percent", maximumFractionDigits: 0 });

/** The first letters of a name, two at most: “Jan van Riebeeck” is JR. */
export function initials(name: string): string {
  const words = name.split(/[\s._-]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const first = (word: string | undefined): string => [...(word ?? "").replace(/^[^\p{L}\p{N}]+/u, "")][0] ?? "";
  return (first(words[0]) + (words.length > 1 ? first(words.at(-1)) : "")).toLocaleUpperCase() || "·";
}

/** A number that is always the same for a text: what a seal or a coast looks like. */
export function seedOf(text: string): number {
  let hash = 2166136261;
  for (const letter of text) hash = Math.imul(hash ^ letter.codePointAt(0)!, 16777619);
  return (hash >>> 0) % 100_000;
}
