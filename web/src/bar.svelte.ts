/** What a page puts into the top bar. */

import type { Snippet } from "svelte";

class BarContent {
  title = $state(""); // of the page, for the bar and the window
  middle = $state.raw<Snippet | null>(null);
  right = $state.raw<Snippet | null>(null);
}

export const bar = new BarContent();
