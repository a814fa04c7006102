/** What a game calls its options. */

import type { OptionInfo } from "../types/protocol";
import type { Words } from "../words.svelte";

const key = (...parts: string[]): string => ["option", ...parts].join("-").replaceAll("_", "-");

export const optionName = (words: Words, option: { name: string }): string => words.say(key(option.name));
export const optionWhy = (words: Words, option: OptionInfo): string => (words.has(key(option.name, "why")) ? words.say(key(option.name, "why")) : option.why);
export const optionValue = (words: Words, name: string, value: string): string => (words.has(key(name, value)) ? words.say(key(name, value)) : value);
