/** Time as people say it: “5 minutes ago”, “2 days”. */

import { locale } from "../settings.svelte";

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

class Clock {
  now = $state(Date.now());

  constructor() {
    setInterval(() => (this.now = Date.now()), 20_000);
  }
}

export const clock = new Clock();

/** How long ago a moment (milliseconds since 1970) was. */
export function ago(at: number): string {
  const words = new Intl.RelativeTimeFormat(locale(), { numeric: "auto" });
  const seconds = Math.max(0, (clock.now - at) / 1000);
  for (const [unit, size] of UNITS) if (seconds >= size) return words.format(-Math.floor(seconds / size), unit);
  return words.format(0, "second");
}

/** A length of time in its largest whole unit: “3 days”, “10 minutes”. */
export function lasting(seconds: number): string {
  const [unit, size] = ([["day", 86_400], ["hour", 3600], ["minute", 60], ["second", 1]] as const).find(([, n]) => seconds >= n && seconds % n === 0) ?? (["second", 1] as const);
  return new Intl.NumberFormat(locale(), { style: "unit", unit, unitDisplay: "long" }).format(seconds / size);
}
