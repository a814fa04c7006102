/** The address of a table, for others. */

import type { LiveTable } from "../live.svelte";

export function tableAddress(live: LiveTable): string {
  return `${location.origin}/table/${live.id}${live.invite ? `?invite=${live.invite}` : ""}`;
}

/** Put a text where it can be pasted; false when the browser does not let us. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Hand the link on: a phone offers its own ways, else it is copied. True when it was copied. */
export async function share(live: LiveTable): Promise<boolean> {
  const url = tableAddress(live);
  if (navigator.share && matchMedia("(hover: none)").matches) {
    try {
      await navigator.share({ url });
      return false;
    } catch {
      // nobody to share with: copy it
    }
  }
  return copy(url);
}
