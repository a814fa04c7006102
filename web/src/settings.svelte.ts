/** What a person has chosen for the screen. Kept in the browser, and with the account when there is one (see me.svelte.ts). */

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

function stored(): Partial<Choices> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Choices>;
  } catch {
    return {};
  }
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

export const settings: Choices = $state({ ...STANDARD, ...stored() });

const still = matchMedia("(prefers-reduced-motion: reduce)");
let systemStill = $state(still.matches);
still.addEventListener("change", () => (systemStill = still.matches));

/** Are things to stay still? */
export function reduced(): boolean {
  return settings.motion === "reduced" || (settings.motion === "system" && systemStill);
}

$effect.root(() => {
  $effect(() => {
    try {
      localStorage.setItem(KEY, JSON.stringify(settings));
    } catch {
      // a browser that keeps nothing: the choice holds for this visit
    }
    const root = document.documentElement;
    root.lang = settings.language;
    if (settings.theme === "system") delete root.dataset.theme;
    else root.dataset.theme = settings.theme;
    root.dataset.motion = reduced() ? "reduced" : "full";
    root.dataset.marks = settings.marks ? "on" : "off";
  });
});
