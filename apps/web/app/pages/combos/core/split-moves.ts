import { parseNotation } from "@tactician/notation";

/** Finds where the moves of a text without arrows end, by a movelist: the text of each, in order; none where it is not sure. */
export type SplitByMoves = (text: string) => readonly string[];

/** Arrows that notation does not know, and its own glued to what they touch. */
const ARROWS = /[-=~]{0,3}>+|[»⇒⟶]/gu;
const BARE_BUTTONS = /^[1-4](?:\+[1-4])*(?:,[1-4](?:\+[1-4])*)*$/;
/** Nobody writes longer lines; they stay in one piece. */
const MAX_LINE_LENGTH = 2_000;
/** Fewer parts between commas are rather the inputs of one string, `1,d+2`. */
const FEWEST_UNSPACED = 3;

/**
 * The moves of one line as typed. Arrows part them; without any, the movelist (`splitByMoves`) or the commas do:
 * `uf+4, 3,1, df+3` are three moves, but `df+2,1` and `1, 2, 1` are one string each.
 */
export function splitMoves(text: string, splitByMoves?: SplitByMoves): readonly string[] {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length > MAX_LINE_LENGTH) return [line];
  const byArrows = splitAtArrows(line);
  if (byArrows.length !== 1) return byArrows;
  const byHyphens = cleaned(line.split(/\s+[-–—]\s+|[;、]\s*/));
  if (byHyphens.length > 1) return byHyphens;
  if (!line.includes(",")) return cleaned([line]);
  const byMoves = splitByMoves?.(line) ?? [];
  if (byMoves.length > 0) return byMoves;
  const bySpaces = joinStrings(cleaned(line.split(/,\s+/)));
  return bySpaces.length > 1 ? bySpaces : splitAtDirections(line);
}

function splitAtArrows(line: string): string[] {
  const text = line.replace(ARROWS, " ⏵ ");
  const parts: string[] = [];
  let start = 0;
  for (const token of parseNotation(text).tokens) {
    if (token.id !== "into") continue;
    parts.push(text.slice(start, token.start));
    start = token.end;
  }
  return cleaned([...parts, text.slice(start)]);
}

/** A part of buttons alone goes on with the string before: `df+2` `1` is `df+2, 1`. One that is a string itself stands alone. */
function joinStrings(parts: readonly string[]): string[] {
  const joined: string[] = [];
  for (const part of parts) {
    const before = joined.at(-1);
    const goesOn = before !== undefined && BARE_BUTTONS.test(part) && !part.includes(",");
    if (goesOn) joined.splice(-1, 1, `${before},${part}`);
    else joined.push(part);
  }
  return joined;
}

/** `uf+4,df+1,f,F+2` has a new move at every direction behind a button. */
function splitAtDirections(line: string): string[] {
  const { tokens } = parseNotation(line);
  const starts: number[] = [];
  for (const [n, token] of tokens.entries()) {
    const before = tokens[n - 1];
    const opens = token.kind === "direction" || token.kind === "motion" || token.kind === "state";
    if (before?.kind === "button" && opens) starts.push(token.start);
  }
  const parts = cleaned([0, ...starts].map((start, n) => line.slice(start, starts[n] ?? line.length)));
  return parts.length >= FEWEST_UNSPACED ? parts : cleaned([line]);
}

/** Without what parted them: spaces, commas, a tilde in front of an arrow. */
function cleaned(parts: readonly string[]): string[] {
  return parts
    .map((part) => part.replace(/^[\s,]+/, "").replace(/(?:[\s,;]|\s~)+$/, ""))
    .filter((part) => part !== "");
}
