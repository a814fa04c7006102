/** A person's choices for the screen, as the server keeps them: what it has no field for lies in `screen`, fractions as per cent. */

import type { Choices } from "../settings.svelte";
import type { Preferences } from "../types/protocol";

const ONE_OF: { [K in keyof Choices]?: readonly Choices[K][] } = {
  language: ["en", "de", "nl"],
  theme: ["system", "light", "dark"],
  motion: ["system", "full", "reduced"],
  pace: [0, 0.5, 1, 2],
};

/** Choices out of anything that was kept: what is missing or makes no sense is as it stands in `otherwise`. */
export function sane(kept: unknown, otherwise: Choices): Choices {
  const given = (typeof kept === "object" && kept !== null ? kept : {}) as Record<string, unknown>;
  const out = { ...otherwise } as Record<keyof Choices, unknown>;
  for (const name of Object.keys(otherwise) as (keyof Choices)[]) {
    const value = given[name];
    if (typeof value !== typeof otherwise[name]) continue;
    const allowed = ONE_OF[name] as readonly unknown[] | undefined;
    if (allowed ? allowed.includes(value) : typeof value !== "number" || (value >= 0 && value <= 1)) out[name] = value;
  }
  return out as unknown as Choices;
}

export function toPreferences(choices: Choices): Preferences {
  const { language, theme, motion, sound, confirm, pace, volume, notify, marks, text } = choices;
  const screen = { pace: Math.round(100 * pace), volume: Math.round(100 * volume), notify, marks, text };
  return { language, theme, motion, sound, confirm, screen };
}

/** What an account remembers; null when nothing has been kept with it yet. */
export function fromPreferences(kept: Preferences, otherwise: Choices): Choices | null {
  if (!kept.language) return null;
  const { screen = {}, ...rest } = kept;
  const hundredth = (value: unknown): unknown => (typeof value === "number" ? value / 100 : value);
  return sane({ ...screen, ...rest, pace: hundredth(screen["pace"]), volume: hundredth(screen["volume"]) }, otherwise);
}
