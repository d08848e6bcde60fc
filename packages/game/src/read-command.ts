import { formatNotation, parseNotation } from "@tactician/notation";

/**
 * A command in any notation as the movelists write it: `readCommand("ZEN.1,3", ["ZEN"])` and `readCommand("zen 1 3", ["ZEN"])`
 * are `ZEN 1 3`, `d/f+2` is `df 2`. `undefined` for text that is no command to its end, a name for one.
 */
export function readCommand(text: string, stances: readonly string[]): string | undefined {
  const plain = text.trim();
  if (plain === "" || plain.length > LONGEST) return undefined;
  const { tokens } = parseNotation(plain, { stances });
  const isCommand = tokens.length > 0 && tokens.every(({ kind }) => kind !== "text");
  return isCommand ? formatNotation(tokens, "site") : undefined;
}

/** Whether a command is what was typed, or goes on from there: `df 2 1` begins with `df 2`, but not with `df` `21`. */
export function beginsWithCommand(command: string, typed: string): boolean {
  const [long, short] = [command.toLowerCase(), typed.toLowerCase()];
  return long === short || long.startsWith(`${short} `);
}

/** No command is longer; more is text that somebody pasted. */
const LONGEST = 120;
