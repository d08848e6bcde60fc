import type { MoveInList } from "@tactician/contract";

/** What a step of a string adds to the one before: `df 1 2` behind `df 1` is `2`; the whole command where it is written otherwise. */
export function inputOfStep(
  { command }: Pick<MoveInList, "command">,
  before: Pick<MoveInList, "command"> | undefined,
): string {
  const start = before === undefined ? undefined : `${before.command} `;
  return start !== undefined && command.startsWith(start) ? command.slice(start.length) : command;
}
