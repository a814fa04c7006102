/** What a bot is called. */

import { knows, t } from "../words.svelte";

/** By its kind; what stands after a colon is how long it thinks. */
export function botName(bot: string): string {
  const [kind = "", strength] = bot.replace(/^bot:/, "").split(":");
  const key = `bot-${kind.replaceAll("_", "-")}`;
  const name = knows(key) ? t(key) : kind;
  return strength ? `${name} ${strength}` : name;
}

/** With how strong it is, where one is chosen or met. */
export function botOffered(bot: string): string {
  const key = `bot-${bot.replace(/^bot:/, "").split(":")[0]!.replaceAll("_", "-")}-level`;
  return knows(key) ? t("bot-offered", { name: botName(bot), level: t(key) }) : botName(bot);
}

/** At a table: the name it sat down with, if it was given one. */
export const botCalled = (name: string, bot: string): string => (name && name.toLowerCase() !== bot.toLowerCase() ? name : botName(bot));
