/** What the table page lends to a board's layout: the action bar, and the box with log, chat and rules. */

import type { Snippet } from "svelte";

export const SHELL = Symbol("shell");

export interface ShellParts {
  bar: Snippet;
  log: Snippet;
}
