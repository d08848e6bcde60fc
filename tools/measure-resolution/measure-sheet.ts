import { createResolver, type Movelist, type Resolver, stanceWords } from "@tactician/game";
import { type NotationToken, parseNotation } from "@tactician/notation";
import { readSheet, type Section, type SheetCell } from "./read-sheet.ts";

/** One move, or one step of a combo, as a sheet writes it. */
export interface MeasuredPart {
  readonly section: Section;
  readonly row: number;
  readonly text: string;
  /** Ids of the moves it was read as. */
  readonly moves: readonly string[];
  readonly resolved: boolean;
}

/** Sentences have more words than the remarks beside a move do. */
const SENTENCE_WORDS = 3;
/** How the advice about combo enders begins. */
const ADVICE = /^(?:after|use|end with|extend|you can|alternative)\b|\bguarantees\b/i;

/** Reads every part of a sheet against a movelist; cells that are sentences or only words are left out. */
export function measureSheet(csv: string, movelist: Movelist): MeasuredPart[] {
  const resolver = createResolver(movelist);
  const stances = stanceWords(movelist);
  return readSheet(csv).flatMap((cell) =>
    isSentence(cell.text) ? [] : measureCell(cell, resolver, stances),
  );
}

function isSentence(text: string): boolean {
  const words = text.replace(/\([^)]*\)/g, " ").match(/\b[a-z]{3,}\b/g) ?? [];
  return words.length >= SENTENCE_WORDS || ADVICE.test(text.trim());
}

function measureCell(cell: SheetCell, resolver: Resolver, stances: readonly string[]): MeasuredPart[] {
  const text = toOneLine(cell.text);
  const { tokens, diagnostics: doubts } = parseNotation(text, { stances });
  const { moves, diagnostics } = resolver.resolveMoves(tokens);
  return partRanges(tokens).flatMap(({ start, end }) => {
    const own = moves.filter((move) => move.start >= start && move.start < end);
    const failed = diagnostics.some((found) => found.start < end && found.end > start);
    if (own.length === 0 && !tokens.slice(start, end).some(isInput)) return [];
    const part = text.slice(tokens[start]?.start ?? 0, tokens[end - 1]?.end ?? 0);
    const typing = doubts.some(
      (doubt) =>
        /[1-4]/.test(text.slice(doubt.start, doubt.end)) && part.includes(text.slice(doubt.start, doubt.end)),
    );
    const ids = own.map(({ move }) => move.id);
    return [
      {
        section: cell.section,
        row: cell.row,
        text: part,
        moves: ids,
        resolved: !failed && !typing && own.length > 0,
      },
    ];
  });
}

/** A line break ends an alternative, except where a route goes on; `(or 2+4)` names only a part of a command. */
function toOneLine(text: string): string {
  return text
    .replace(/\bNEW\b!?|\b(?:MND|HAE) lvl \d(?: or above)?|\(Zantetsuken LVL \d\+\)/g, "")
    .replace(/⏵\s*\n/g, "⏵ ")
    .replace(/\n\s*⏵/g, " ⏵")
    .replace(/\(or [^)]*\)/g, "")
    .replace(/\s*\n\s*/g, " / ")
    .replace(/\b(?:or|and)\b/g, "/")
    .trim();
}

function isInput(token: NotationToken): boolean {
  return (
    token.kind === "button" || token.kind === "motion" || token.kind === "direction" || token.kind === "hold"
  );
}

function partRanges(tokens: readonly NotationToken[]): { start: number; end: number }[] {
  const ranges: { start: number; end: number }[] = [];
  let start = 0;
  for (let place = 0; place <= tokens.length; place += 1) {
    const token = tokens[place];
    if (token !== undefined && token.id !== "into" && token.id !== "or") continue;
    if (place > start) ranges.push({ start, end: place });
    start = place + 1;
  }
  return ranges;
}
