/** What a bot is called. */

import { knows, t } from "../words.svelte";

/** By its kind; what stands after a colon is how long it thinks. */
export function botName(bot: string): string {
  const [kind = "", strength] = bot.replace(/^bot:/, "").split(":");
  const key = `bot-${kind.replaceAll("_", "-")}`;
  const name = knows(key) ? t(key) : kind;
  return strength ? `${name} ${strength}` : name;
}

/** At a table: the name it sat down with, if it was given one. */
export const botCalled = (name: string, bot: string): string => (name && name.toLowerCase() !== bot.toLowerCase() ? name : botName(bot));
