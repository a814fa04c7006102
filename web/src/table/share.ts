/** The address of a table, for others. */

import { address, get } from "../api";
import type { LiveTable } from "../live.svelte";
import { notices } from "../notices.svelte";
import type { TableSummary } from "../types/protocol";
import { t } from "../words.svelte";

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

/** Hand the link on: a phone offers its own ways, else it is copied; where the browser does not let us, the link itself is shown. */
export async function share(live: LiveTable): Promise<void> {
  try {
    const url = await tableAddress(live);
    if (navigator.share && matchMedia("(hover: none)").matches) {
      try {
        return await navigator.share({ url });
      } catch (error) {
        if (error instanceof DOMException && error.name === "AbortError") return; // thought better of it
      }
    }
    notices.say((await copy(url)) ? t("table-share-copied") : url);
  } catch (error) {
    notices.tell(error);
  }
}
