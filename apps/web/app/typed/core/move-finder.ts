import { beginsWithCommand, type Move, readCommand } from "@tactician/game";

/** What was typed is a command (`df2`, also the beginning of one) or a part of a name (`kick`). */
export function moveFinder(find: string, stances: readonly string[]): (move: Move) => boolean {
  const words = plain(find);
  if (words === "") return () => true;
  const command = readCommand(find, stances);
  return ({ command: own, aliases = [], name = "", nicknames = [] }) => {
    if (command !== undefined && [own, ...aliases].some((each) => beginsWithCommand(each, command)))
      return true;
    return [name, ...nicknames].some((each) => plain(each).includes(words));
  };
}

function plain(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
