import type { FrameRange } from "@tactician/game";
import { type Reading, read, splitAdded, unread } from "./reading.ts";

/** Startups of one entry's own hits, and those that are beside them in brackets or after a slash. */
export interface StartupFacts {
  readonly ranges: readonly FrameRange[];
  readonly others: readonly FrameRange[];
}

const RANGE = /^[iI]?(\d+)(?:[~-][iI]?(\d+))?$/;

/** Reads `i10`, `i13~14`, `,i20~22`, `i13 i8 i12`, `i16~17,i14`, `i20 (i40)`; `N/A` has no value. */
export function readStartup(source: string): Reading<StartupFacts | undefined> {
  const { rest } = splitAdded(source);
  if (rest === "" || rest === "N/A") return read(undefined);
  const unsure = rest.includes("?");
  const text = rest.replaceAll("?", "");
  const others: FrameRange[] = [];
  const bracket = /^(.*?)\s*\(([^()]*)\)$/.exec(text);
  const main = bracket?.[1] ?? text;
  const aside = bracket?.[2];
  if (aside !== undefined) {
    const range = readRange(aside);
    if (range === undefined) return unread("the value in brackets is not a frame number");
    others.push(range);
  }
  const [first = "", ...alternatives] = main.split(/\s*\/\s*/);
  for (const alternative of alternatives) {
    const range = readRange(alternative);
    if (range === undefined) return unread("alternatives for more than one hit");
    others.push(range);
  }
  const ranges: FrameRange[] = [];
  for (const word of first.split(/[\s,]+/).filter((part) => part !== "")) {
    const range = readRange(word);
    if (range === undefined) return unread(`"${word}" is not a startup`);
    ranges.push(range);
  }
  if (ranges.length === 0) return unread("no startup in the text");
  if (alternatives.length > 0 && ranges.length > 1) return unread("alternatives for more than one hit");
  return read({ ranges, others }, unsure);
}

/** `13~14` in frames; a range that runs backwards (`i48~5`) is a slip of the source and not read. */
export function readRange(text: string): FrameRange | undefined {
  const match = RANGE.exec(text.trim());
  if (match === null) return undefined;
  const min = Number(match[1]);
  if (match[2] === undefined) return { min };
  const max = Number(match[2]);
  if (max < min) return undefined;
  return max === min ? { min } : { min, max };
}
