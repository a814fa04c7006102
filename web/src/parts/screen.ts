/** How much room there is: the same widths as in TableLayout. */

import { MediaQuery } from "svelte/reactivity";

export const desktop = new MediaQuery("min-width: 1200px");
export const phone = new MediaQuery("max-width: 700px");
