/** Commands to a table whose refusal is only told: talk, pauses, resigning, undo by consent. */

import { connection, type LiveTable } from "../live.svelte";
import { notices, sentence } from "../notices.svelte";
import type { AnswerUndo, AskUndo, Chat, ComeBack, Pause, Resign } from "../types/protocol";

type Bare<T> = T extends unknown ? Omit<T, "table" | "id"> : never;
export type TableCommand = Bare<AskUndo | AnswerUndo | Chat | Pause | Resign | ComeBack>;

/** Say it to the table; `refused` hears why it cannot be, else that becomes a notice. */
export function tell(live: LiveTable, command: TableCommand, refused = (why: string): void => notices.say(why, true)): void {
  connection.command({ ...command, table: live.id } as Parameters<typeof connection.command>[0], (refuse) => refuse && refused(sentence(refuse)));
}
