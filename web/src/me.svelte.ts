/** Who the visitor is: nobody yet, a guest with a name, or somebody with an account. */

import { get, post } from "./api";
import { t } from "./words.svelte";
import type { Me, PersonView } from "./types/protocol";

class Visitor {
  person = $state.raw<PersonView | null>(null);
  known = $state(false); // has the server been asked?

  async load(): Promise<void> {
    this.person = (await get<Me>("/api/me")).person;
    this.known = true;
  }

  /** A guest at least: whoever wants to play gets a name and can change it. */
  async ensure(): Promise<PersonView> {
    if (!this.known) await this.load();
    this.person ??= await post<PersonView>("/api/guest", { name: t("guest-name", { number: 1000 + Math.floor(Math.random() * 9000) }) });
    return this.person;
  }

  get id(): string {
    return this.person?.id ?? "";
  }
}

export const me = new Visitor();
