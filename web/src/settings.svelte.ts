/** What a person has chosen for the screen. Kept in the browser, and with the person on the server (see me.svelte.ts). */

import { sane } from "./people/preferences";

export type Language = "en" | "de" | "nl";
export const LANGUAGES: Record<Language, string> = { en: "English", de: "Deutsch", nl: "Nederlands" };

export interface Choices {
  language: Language;
  theme: "system" | "light" | "dark";
  motion: "system" | "full" | "reduced";
  /** How fast the acts of others are shown; 0 shows only where they lead. */
  pace: 0 | 0.5 | 1 | 2;
  sound: boolean;
  volume: number;
  notify: boolean;
  /** Letters and patterns on everything that has the colour of a seat. */
  marks: boolean;
  /** Ask before an act that cannot be taken back. */
  confirm: boolean;
  /** The table as words instead of a drawn board. */
  text: boolean;
}

const KEY = "carrack-settings";
const phone = matchMedia("(max-width: 700px)").matches;

function preferred(): Language {
  for (const tag of navigator.languages) {
    const language = tag.slice(0, 2);
    if (language in LANGUAGES) return language as Language;
  }
  return "en";
}

const STANDARD: Choices = {
  language: preferred(),
  theme: "system",
  motion: "system",
  pace: 1,
  sound: !phone,
  volume: 0.6,
  notify: false,
  marks: false,
  confirm: true,
  text: false,
};

function stored(text: string | null): Choices {
  try {
    return sane(JSON.parse(text ?? "{}"), STANDARD);
  } catch {
    return STANDARD;
  }
}

function kept(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null; // a browser that keeps nothing: a choice holds for this visit
  }
}

export const settings: Choices = $state({ ...stored(kept()) });

/** How numbers and days are written; our English is British. */
export const locale = (): string => (settings.language === "en" ? "en-GB" : settings.language);

// what is chosen in one window holds in all
addEventListener("storage", (event) => event.key === KEY && event.newValue && Object.assign(settings, stored(event.newValue)));

const still = matchMedia("(prefers-reduced-motion: reduce)");
let systemStill = $state(still.matches);
still.addEventListener("change", () => (systemStill = still.matches));

/** Are things to stay still? */
export function reduced(): boolean {
  return settings.motion === "reduced" || (settings.motion === "system" && systemStill);
}

$effect.root(() => {
  $effect(() => {
    const text = JSON.stringify(settings);
    try {
      if (text !== kept()) localStorage.setItem(KEY, text);
    } catch {
      // as above
    }
    const root = document.documentElement;
    root.lang = settings.language;
    if (settings.theme === "system") delete root.dataset.theme;
    else root.dataset.theme = settings.theme;
    root.dataset.motion = reduced() ? "reduced" : "full";
    root.dataset.marks = settings.marks ? "on" : "off";
  });
});
