/** What the forms about people have in common: the rules of names and passwords, and refusals as sentences. */

import { Refusal } from "../api";
import { sentence } from "../notices.svelte";
import { knows, t } from "../words.svelte";
import { Dismissed } from "./passkeys";

export const LONGEST_NAME = 24;
export const LONGEST_LOGIN = 32;
export const SHORTEST_PASSWORD = 10;

export const nameFits = (name: string): boolean => name.trim().length >= 1 && [...name.trim()].length <= LONGEST_NAME;
export const loginFits = (login: string): boolean => /^[A-Za-z0-9][A-Za-z0-9._-]{2,31}$/.test(login);
export const passwordFits = (password: string): boolean => password.length >= SHORTEST_PASSWORD && password.length <= 256;

/** What went wrong, as a sentence; `here` has better words for some codes of the server in this place. */
export function told(error: unknown, here: Record<string, string> = {}): string {
  if (error instanceof Dismissed) return t("passkey-dismissed");
  if (error instanceof DOMException) return t(error.name === "InvalidStateError" ? "passkey-known" : "passkey-failed");
  if (!(error instanceof Refusal)) throw error;
  const better = here[error.code] ?? (error.code === "slow" ? "sign-slow" : "");
  return better && knows(better) ? t(better) : sentence(error);
}
