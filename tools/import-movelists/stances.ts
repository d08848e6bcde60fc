import { parseNotation } from "@tactician/notation";

interface Stance {
  token: string;
  aliases?: string[];
}

/**
 * How a fighter lies. A move that works from two of these does not make them one, and one that ends in it enters no stance: it is
 * a word of the character's notation only where a command starts from it (`FUFT.1+2`).
 */
const LYING = /^F[UD]F[ATLR]$/;
const STANCE_WORD = /^(?:[A-Z][A-Z0-9]{1,4}[a-z]?|1SS)$/;

/**
 * A character's stance words: capitals that are before a dot in a command (`ZEN.1`), or that notes and recoveries name as a
 * place to go. Words that every character shares (`FC`, `BT`) belong to the notation package.
 */
export function findStances(
  commands: readonly string[],
  places: readonly string[],
  otherCommands: ReadonlyMap<string, readonly string[]>,
): Stance[] {
  const words = new Set<string>();
  for (const command of commands) {
    for (const match of command.matchAll(/(?:^|[.,:~])([A-Z0-9]+[a-z]?)(?=\.)/g)) words.add(match[1] ?? "");
    if (STANCE_WORD.test(command)) words.add(command);
  }
  for (const word of places.flatMap((place) => place.split(" "))) {
    if (!LYING.test(word) || commands.some((command) => command.startsWith(word))) words.add(word);
  }
  const tokens = [...words].filter((word) => STANCE_WORD.test(word) && isOwnWord(word)).sort();
  const aliases = findAliases(new Set(tokens), otherCommands);
  return tokens.map((token) => {
    const names = aliases.get(token);
    return names === undefined ? { token } : { token, aliases: [...names].sort() };
  });
}

/** `CDS.2` beside `ZEN.2` says that CDS is ZEN. */
function findAliases(
  tokens: ReadonlySet<string>,
  otherCommands: ReadonlyMap<string, readonly string[]>,
): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const [command, others] of otherCommands) {
    const [token = "", rest] = splitPrefix(command);
    if (!tokens.has(token)) continue;
    for (const other of others) {
      const [name = "", otherRest] = splitPrefix(other);
      if (rest === undefined || otherRest !== rest || name === token || tokens.has(name)) continue;
      if (!STANCE_WORD.test(name) || !isOwnWord(name) || LYING.test(name) || LYING.test(token)) continue;
      found.set(token, (found.get(token) ?? new Set()).add(name));
    }
  }
  return found;
}

function splitPrefix(command: string): [string?, string?] {
  const dot = command.indexOf(".");
  return dot < 0 ? [] : [command.slice(0, dot), command.slice(dot + 1)];
}

/** Not already a word of notation. */
function isOwnWord(word: string): boolean {
  const [token, ...more] = parseNotation(word).tokens;
  return token?.kind === "text" && more.length === 0;
}
