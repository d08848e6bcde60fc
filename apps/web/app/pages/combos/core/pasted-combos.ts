import { parseNotation } from "@tactician/notation";
import { MAX_PASTED_LENGTH } from "./limits.ts";
import { type SplitByMoves, splitMoves } from "./split-moves.ts";

/** A whole combo found in a pasted text: what becomes a row. */
export interface PastedCombo {
  readonly name?: string;
  readonly launchers: readonly string[];
  readonly followUps: readonly (readonly string[])[];
}

/** A line of a pasted text: the moves on it, and the name in front of them. */
interface Line {
  readonly text: string;
  readonly name?: string;
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
  const isColumn = lines
    .slice(firstPlayed)
    .every(({ moves, name }, n) => moves.length === 1 && (n === 0 || name === undefined));
  return toCombos(isColumn ? [...lines.slice(0, firstPlayed), joinColumn(lines.slice(firstPlayed))] : lines);
}

/** Lines of one move each, one under the other, as one line. */
function joinColumn(lines: readonly Line[]): Line {
  const name = lines[0]?.name;
  const moves = lines.flatMap((line) => line.moves);
  return { text: "", moves, ...(name === undefined ? {} : { name }) };
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
    combos.push(toCombo([...moves, ...rest], [...titles, name].filter(isWritten).join(", ")));
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
  return { text, moves, ...(isNamed ? { name: prefix.trim() } : {}) };
}

function titleOf(line: string): string {
  return line.replace(/[#*\s:]+$/, "").replace(/^[#*\s]+/, "");
}

function toCombo([first = "", ...rest]: readonly string[], name: string): PastedCombo {
  const alternatives = first.split(/\s+(?:\/|or)\s+|\s*\|\s*/i).filter((text) => text !== "");
  const launchers = alternatives.every(hasButton) ? alternatives : [first];
  const followUps = [rest.length > 0 ? rest : [""]];
  return name === "" ? { launchers, followUps } : { name, launchers, followUps };
}

function isWritten(text: string): boolean {
  return text !== "";
}

function hasButton(text: string): boolean {
  return parseNotation(text).tokens.some(({ kind }) => kind === "button");
}
