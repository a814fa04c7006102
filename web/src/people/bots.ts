/** What a bot is called: its kind has words, what stands after the colon is how long it thinks. */

import { knows, t } from "../words.svelte";

export function botName(bot: string): string {
  const [kind = "", strength] = bot.replace(/^bot:/, "").split(":");
  const key = `bot-${kind.replaceAll("_", "-")}`;
  const name = knows(key) ? t(key) : kind;
  return strength ? `${name} ${strength}` : name;
}
