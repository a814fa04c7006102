/** What a page puts into the top bar. */

import type { Snippet } from "svelte";

class BarContent {
  title = $state(""); // of the page, for the bar and the window
  middle = $state.raw<Snippet | null>(null);
  right = $state.raw<Snippet | null>(null);
  ownMenu = $state(false); // the page brings a menu of its own, with the ways in it
}

export const bar = new BarContent();
