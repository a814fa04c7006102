/** Short notices that pass: something was copied, saved, refused. */

import { Refusal } from "./api";
import { knows, t } from "./words.svelte";

export interface Notice {
  id: number;
  text: string;
  bad: boolean;
}

class Notices {
  shown = $state<Notice[]>([]);
  #next = 1;

  say(text: string, bad = false): void {
    const id = this.#next++;
    this.shown.push({ id, text, bad });
    setTimeout(() => this.drop(id), bad ? 8000 : 4000);
  }

  drop(id: number): void {
    this.shown = this.shown.filter((notice) => notice.id !== id);
  }

  /** Tell what went wrong, in the visitor's language where we have words for it. */
  tell(error: unknown): void {
    if (!(error instanceof Refusal)) throw error;
    this.say(sentence(error), true);
  }
}

/** What a refusal of the server says in the visitor's language. */
export function sentence(refusal: { code: string; sentence: string }): string {
  const own = `error-${refusal.code}`;
  return knows(own) ? t(own) : refusal.sentence;
}

export const notices = new Notices();
