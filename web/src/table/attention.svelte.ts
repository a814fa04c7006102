/** Calls the player: a bell, a notification, and the sounds of what happens. To be called while a component is made. */

import { untrack } from "svelte";
import { readAct } from "../acts";
import type { LiveTable } from "../live.svelte";
import { me } from "../me.svelte";
import { notices } from "../notices.svelte";
import type { Play } from "../play.svelte";
import { settings } from "../settings.svelte";
import { sound, soundOf } from "../sound";
import { t } from "../words.svelte";

const MOST_SOUNDS = 3; // of one step
const APART_MS = 220;

/** Is it the viewer's turn, on the screen? */
export const yourTurn = (live: LiveTable): boolean => {
  const view = live.view;
  return !!view && view.status === "playing" && view.you >= 0 && view.actor === view.you && live.present;
};

function notify(title: string, tag: string): void {
  if (!settings.notify || !document.hidden || typeof Notification === "undefined" || Notification.permission !== "granted") return;
  try {
    const note = new Notification(title, { body: t("table-attention-body"), tag });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    // some phones let only a service worker notify
  }
}

export function callAttention(live: LiveTable, play: () => Play | null, title: () => string): void {
  let mine = yourTurn(live);
  let status = "";
  let step = 0;
  let people = new Map<number, string>();

  $effect(() => {
    const now = yourTurn(live);
    if (now && !mine) {
      sound("bell");
      untrack(() => notify(t("table-attention-title", { game: title() }), live.id));
    }
    mine = now;
  });

  $effect(() => {
    const now = live.view?.status ?? "";
    if (now === "finished" && status === "playing") sound("bells");
    status = now;
  });

  $effect(() => {
    const own = play()?.board?.sounds;
    if (live.step === step) return;
    const first = step === 0;
    step = live.step;
    if (first) return;
    const heard = live.news.map((news) => soundOf(readAct(news.act).kind, own)).filter((name) => name !== null);
    for (const [i, name] of heard.slice(0, MOST_SOUNDS).entries()) setTimeout(() => sound(name), i * APART_MS);
  });

  $effect(() => {
    if (play()?.slip?.asked) sound("cork");
  });

  // a bot sits down for somebody, or somebody comes back
  $effect(() => {
    const view = live.latest;
    if (!view || view.status !== "playing") return;
    const now = new Map(view.seats.map((seat, p) => [p, seat.person]));
    for (const [p, person] of now) {
      const seat = view.seats[p]!;
      const was = people.get(p);
      if (was === undefined || was === person) continue;
      if (!person && was !== me.id) untrack(() => notices.say(seat.resigned ? t("table-attention-resigned", { name: seat.name }) : t("table-attention-bot", { name: seat.name })));
      else if (person && person !== me.id) untrack(() => notices.say(t("table-attention-returned", { name: seat.name })));
    }
    people = now;
  });
}
