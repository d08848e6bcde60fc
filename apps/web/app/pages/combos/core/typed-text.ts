import { isPlayerWord } from "@tactician/game";
import { type NotationToken, parseNotation } from "@tactician/notation";

/** Words in the names of moves that have no command: `Back throw`, `Tackle 2`. */
const MOVE_WORDS: ReadonlySet<string> = new Set(["throw", "left", "right", "tackle", "takedown"]);

/** Names of moves that every player writes in two words. */
const TWO_WORDS = /^(?:heat (?:burst|smash|dash|engager)|rage art)$/;

/**
 * The words of one input that nobody knows, to be underlined; any notation is fine (`df 2 1`, `df+2,1`, `EWGF`). `stances` are
 * those of the character: `unknownWords("ZEN 1 hello", ["ZEN"])` is `["hello"]`.
 */
export function unknownWords(text: string, stances: readonly string[]): readonly string[] {
  const { tokens } = parseNotation(text, { stances });
  return tokens
    .filter((token, n) => isUnknown(token, tokens[n - 1]))
    .map(({ start, end }) => text.slice(start, end));
}

function isUnknown({ kind, id }: NotationToken, before: NotationToken | undefined): boolean {
  if (kind !== "text" || id.startsWith("(")) return false;
  if (isPlayerWord(id) || MOVE_WORDS.has(id.toLowerCase())) return false;
  return !TWO_WORDS.test(`${before?.id} ${id.toLowerCase()}`);
}
