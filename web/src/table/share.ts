/** The address of a table, for others. */

import { address, get } from "../api";
import type { LiveTable } from "../live.svelte";
import type { TableSummary } from "../types/protocol";

/** A private table's address holds its key, which those who sit there may pass on. */
export async function tableAddress(live: LiveTable): Promise<string> {
  let invite = live.invite;
  if (!invite && live.latest?.visibility === "private") invite = (await get<TableSummary>(`/api/tables/${live.id}`)).invite;
  return location.origin + address(`/table/${live.id}`, { invite });
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
  const url = await tableAddress(live);
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
