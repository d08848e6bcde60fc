import { parseNotation } from "@tactician/notation";
import {
  type Combo,
  changeCombo,
  groupOf,
  insertCombos,
  isBlank,
  isUntouched,
  type Place,
  renameCombo,
} from "../../../kept/core/combo.ts";
import { MAX_PASTED_LENGTH } from "../../../kept/core/combo-limits.ts";

/** A whole combo found in a pasted text: what becomes a row. */
export type PastedCombo = Omit<Combo, "id" | "character">;

/** A line of a pasted text: the moves on it, and the name in front of them. */
interface Line {
  readonly text: string;
  readonly name: string | undefined;
  readonly moves: readonly string[];
}

/**
 * Reads a pasted text as whole combos: `df+2 ⏵ f,F+2 T! > b+2,1` has a launcher and two follow-ups. Moves are parted by arrows
 * (`⏵ > -> →`, `into`), else by commas. Each line is a combo, unless it begins or ends with an arrow; lines of one move each are
 * one combo. Launchers may be alternatives (`df+2 / uf+4`), and a line without a button (`At the wall:`) names the next combo.
 *
 * Empty for a single move and for texts too long: that is an ordinary paste. What is pasted stays as it was typed.
 */
export function splitPasted(text: string, splitByMoves?: SplitByMoves): readonly PastedCombo[] {
  if (text.length > MAX_PASTED_LENGTH) return [];
  const lines = joinedLines(text).map((line) => readLine(line, splitByMoves));
  const total = lines.reduce((sum, { moves }) => sum + moves.length, 0);
  if (total < 2) return [];
  const firstPlayed = lines.findIndex(({ moves }) => moves.length > 0);
  const played = lines.slice(firstPlayed);
  const isColumn = played.every(
    ({ moves, name }, n) => moves.length === 1 && (n === 0 || name === undefined),
  );
  // Lines of one move each, one under the other, as one line.
  const column = { text: "", name: played[0]?.name, moves: played.flatMap(({ moves }) => moves) };
  return toCombos(isColumn ? [...lines.slice(0, firstPlayed), column] : lines);
}

/** A combo for every line with moves. Words in front of it are its name; those behind the last one are kept as an input. */
function toCombos(lines: readonly Line[]): PastedCombo[] {
  const lastPlayed = lines.findLastIndex(({ moves }) => moves.length > 0);
  const combos: PastedCombo[] = [];
  let titles: string[] = [];
  for (const [n, { text, name = "", moves }] of lines.entries()) {
    if (n > lastPlayed) break;
    if (moves.length === 0) {
      titles.push(titleOf(text));
      continue;
    }
    const rest = n === lastPlayed ? lines.slice(n + 1).map((line) => line.text) : [];
    combos.push(toCombo([...moves, ...rest], [...titles, name].filter(Boolean).join(", ")));
    titles = [];
  }
  return combos;
}

const ARROW_AT_START = /^(?:[-=~]*[>⏵▶►→➜»]|into\s)/i;
const ARROW_AT_END = /(?:[>⏵▶►→➜»]|\sinto)$/i;

/** The lines that are not blank; one that goes on with an arrow belongs to the line before. */
function joinedLines(text: string): string[] {
  const lines: string[] = [];
  for (const raw of text.split(/\r\n|[\r\n\u2028\u2029]/)) {
    const line = raw.replace(/^\s*(?:[•*–-]\s+)?/, "").trimEnd();
    if (line === "") continue;
    const before = lines.at(-1);
    const continues = before !== undefined && (ARROW_AT_START.test(line) || ARROW_AT_END.test(before));
    if (continues) lines.splice(-1, 1, `${before} ${line}`);
    else lines.push(line);
  }
  return lines;
}

function readLine(text: string, splitByMoves: SplitByMoves | undefined): Line {
  const [, prefix = "", rest = ""] = /^([^:>⏵→]{2,80}):\s+(.+)$/.exec(text) ?? [];
  const isNamed = rest !== "" && !hasButton(prefix) && hasButton(rest);
  const moves = hasButton(text) ? splitMoves(isNamed ? rest : text, splitByMoves) : [];
  return { text, moves, name: isNamed ? prefix.trim() : undefined };
}

function titleOf(line: string): string {
  return line.replace(/[#*\s:]+$/, "").replace(/^[#*\s]+/, "");
}

function toCombo([first = "", ...rest]: readonly string[], name: string): PastedCombo {
  const alternatives = first.split(/\s+(?:\/|or)\s+|\s*\|\s*/i).filter(Boolean);
  const launchers = alternatives.every(hasButton) ? alternatives : [first];
  const followUps = [rest.length > 0 ? rest : [""]];
  return name === "" ? { launchers, followUps } : { name, launchers, followUps };
}

function hasButton(text: string): boolean {
  return parseNotation(text).tokens.some(({ kind }) => kind === "button");
}

/** Finds where the moves of a text without arrows end, by a movelist: the text of each, in order; none where it is not sure. */
type SplitByMoves = (text: string) => readonly string[];

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
function splitMoves(text: string, splitByMoves?: SplitByMoves): readonly string[] {
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
  const starts = tokens.flatMap(({ kind, start }, n) => {
    const opens = kind === "direction" || kind === "motion" || kind === "state";
    return opens && tokens[n - 1]?.kind === "button" ? start : [];
  });
  const parts = cleaned([0, ...starts].map((start, n) => line.slice(start, starts[n] ?? line.length)));
  return parts.length >= FEWEST_UNSPACED ? parts : cleaned([line]);
}

/** Without what parted them: spaces, commas, a tilde in front of an arrow. */
function cleaned(parts: readonly string[]): string[] {
  return parts.map((part) => part.replace(/^[\s,]+/, "").replace(/(?:[\s,;]|\s~)+$/, "")).filter(Boolean);
}

/**
 * Puts pasted combos where the visitor pasted them. In a launcher: the first one fills the row, the others become rows behind it.
 * In a follow-up: each one is a line of its own, the first goes on from the place. A blank input is replaced, any other kept.
 */
export function pasteInto(
  combos: readonly Combo[],
  id: string,
  place: Place,
  pasted: readonly PastedCombo[],
): readonly Combo[] {
  const [first, ...others] = pasted;
  const index = combos.findIndex((combo) => combo.id === id);
  const target = combos[index];
  if (first === undefined || target === undefined) return combos;
  if (place.cell === "followUps")
    return changeCombo(combos, id, (combo) => pasteRoutes(combo, place, pasted));
  const changed = changeCombo(combos, id, (combo) => pasteRow(combo, place, first));
  const { character } = target;
  const rows = others.map((other) => (character === undefined ? other : { ...other, character }));
  return insertCombos(changed, index + 1, rows);
}

function pasteRow(combo: Combo, place: Place, { name, launchers, followUps }: PastedCombo): Combo {
  const isEmpty = isUntouched({ ...combo, launchers: [""] });
  const lines = [...(isEmpty ? [] : combo.followUps), ...followUps].filter((line) => !line.every(isBlank));
  const pastedRow = {
    ...combo,
    launchers: inserted(combo.launchers, place.index, launchers),
    followUps: lines.length > 0 ? lines : combo.followUps,
  };
  return name === undefined || combo.name !== undefined ? pastedRow : renameCombo(pastedRow, name);
}

function pasteRoutes(combo: Combo, place: Place, pasted: readonly PastedCombo[]): Combo {
  const [first = [], ...others] = pasted.map(routeOf);
  const line = inserted(groupOf(combo, place), place.index, first);
  return { ...combo, followUps: combo.followUps.toSpliced(place.sequence, 1, line, ...others) };
}

/** Launchers that are alternatives are one move of a route. */
function routeOf({ launchers, followUps }: PastedCombo): readonly string[] {
  return [launchers.join(" / "), ...followUps.flat().filter((text) => !isBlank(text))];
}

function inserted(group: readonly string[], index: number, texts: readonly string[]): readonly string[] {
  return isBlank(group[index] ?? "")
    ? group.toSpliced(index, 1, ...texts)
    : group.toSpliced(index + 1, 0, ...texts);
}
