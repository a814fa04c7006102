/** Who the visitor is: nobody yet, a guest with a name, or somebody with an account. */

import { untrack } from "svelte";
import { del, get, patch, post } from "./api";
import { fromPreferences, toPreferences } from "./people/preferences";
import { settings } from "./settings.svelte";
import { t } from "./words.svelte";
import type { Me, PersonView } from "./types/protocol";

const UNSAVED = "carrack-unsaved"; // in the browser: whose choices the server has not heard of yet

class Visitor {
  person = $state.raw<PersonView | null>(null);
  known = $state(false); // has the server been asked?
  #kept = ""; // the choices that the server has
  #saving = false;
  #times = 0; // how often the visitor has become somebody else
  #asked: Promise<PersonView> | undefined;
  #windows = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel("carrack-me");

  constructor() {
    this.#windows?.addEventListener("message", () => void this.load().catch(() => undefined));
    $effect.root(() => {
      $effect(() => {
        toPreferences(settings); // whenever one of them changes
        untrack(() => void this.#keep());
      });
    });
  }

  get id(): string {
    return this.person?.id ?? "";
  }

  /** Somebody with an account? */
  get member(): boolean {
    return this.person?.guest === false;
  }

  async load(): Promise<void> {
    const times = this.#times;
    const { person } = await get<Me>("/api/me");
    if (times === this.#times) this.#take(person); // else the question was asked with an older cookie
  }

  /** A guest at least: whoever wants to play gets a name and can change it. */
  ensure(): Promise<PersonView> {
    // two that ask at once must not make two guests
    this.#asked ??= this.#ensure().finally(() => (this.#asked = undefined));
    return this.#asked;
  }

  async #ensure(): Promise<PersonView> {
    if (!this.known) await this.load();
    return this.person ?? this.guest(t("guest-name", { number: 1000 + Math.floor(Math.random() * 9000) }));
  }

  /** Come in under a name, without an account. */
  async guest(name: string): Promise<PersonView> {
    return this.become(await post<PersonView>("/api/guest", { name }));
  }

  /** From now on the visitor is this person: the server has just said so. */
  become(person: PersonView): PersonView {
    this.#change(person);
    return person;
  }

  #change(person: PersonView | null): void {
    this.#times++;
    this.#take(person);
    this.#windows?.postMessage("changed");
  }

  async signIn(login: string, password: string): Promise<PersonView> {
    return this.become(await post<PersonView>("/api/sign-in", { login, password }));
  }

  /** An account for whoever is here: a guest stays the same person. */
  async makeAccount(login: string, password: string, name: string): Promise<PersonView> {
    if (this.person && name !== this.person.name) await this.rename(name);
    return this.become(await post<PersonView>("/api/account", this.person ? { login, password } : { login, password, name }));
  }

  async rename(name: string): Promise<void> {
    this.become(await patch<PersonView>("/api/me", { name }));
  }

  async signOut(everywhere = false): Promise<void> {
    await (everywhere ? del("/api/sessions") : post("/api/sign-out"));
    this.#change(null);
  }

  /** Who it is, and what this person has chosen for the screen, unless something newer waits here to be saved. */
  #take(person: PersonView | null): void {
    const other = person?.id !== this.person?.id;
    this.person = person;
    this.known = true;
    if (!person) return;
    const chosen = fromPreferences(person.settings, settings);
    if (other) this.#kept = chosen ? JSON.stringify(toPreferences(chosen)) : "";
    if (other && chosen && remembered() !== person.id) Object.assign(settings, chosen);
    void this.#keep();
  }

  /** Save the choices with the person: at once, one after another. What cannot be saved waits for the next change or visit. */
  async #keep(): Promise<void> {
    if (this.#saving || !this.person) return;
    const [id, wanted] = [this.person.id, toPreferences(settings)];
    const text = JSON.stringify(wanted);
    if (text === this.#kept) return;
    this.#saving = true;
    remember(id);
    try {
      await patch("/api/me", { settings: wanted });
    } catch {
      return;
    } finally {
      this.#saving = false;
    }
    if (this.id === id) this.#kept = text;
    remember("");
    await this.#keep();
  }
}

function remembered(): string {
  try {
    return localStorage.getItem(UNSAVED) ?? "";
  } catch {
    return "";
  }
}

function remember(person: string): void {
  try {
    if (person) localStorage.setItem(UNSAVED, person);
    else localStorage.removeItem(UNSAVED);
  } catch {
    // a browser that keeps nothing
  }
}

export const me = new Visitor();
