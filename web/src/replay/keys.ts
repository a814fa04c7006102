/** The keys of a replay: arrows for acts, with Shift for turns, Home and End, Space to play. */

import type { Replay } from "./replay.svelte";

const TYPING = "input:not([type=range]), textarea, select, [contenteditable]";
const PRESSING = "button, a, summary, [role=button]"; // Space means them

/** Steps when the key means a step. */
export function stepped(event: KeyboardEvent, replay: Replay): void {
  const target = event.target instanceof Element ? event.target : null;
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || target?.closest(TYPING)) return;
  const by = event.shiftKey ? replay.turn.bind(replay) : replay.act.bind(replay);
  const keys: Record<string, () => unknown> = {
    ArrowLeft: () => by(-1),
    ArrowRight: () => by(1),
    Home: () => replay.jump(0),
    End: () => replay.jump(replay.last),
    " ": () => replay.toggle(),
  };
  const act = keys[event.key];
  if (!act || (event.key === " " && target?.closest(PRESSING))) return;
  event.preventDefault();
  void act();
}
