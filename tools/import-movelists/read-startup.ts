import type { FrameRange } from "@tactician/game";
import { type CrushWindow, readCrush } from "./read-crush.ts";
import { type Reading, read, unread } from "./reading.ts";

/** Startups of one entry's own hits, and those that are beside them in brackets or after a slash. */
export interface StartupFacts {
  readonly ranges: readonly FrameRange[];
  readonly others: readonly FrameRange[];
  /** Crush windows that stand in the column of the startup (`i20 pc6`). */
  readonly crush: readonly CrushWindow[];
}

const RANGE = /^[iI]?(\d+)(?:[~-][iI]?(\d+))?$/;
const BRACKET = /\s*\(([^()]*)\)/g;
const CRUSH_WORD = /^(?:[cjpifg]s|pc)\d/;

/** Reads `i10`, `i13~14`, `,i20~22`, `i13 i8 i12`, `i16~17,i14`, `i20 (i40)`, `i22~`, `i20 pc6`; `N/A` has no value. */
export function readStartup(source: string): Reading<StartupFacts | undefined> {
  const rest = source.trim().replace(/^[,.]\s*/, "");
  if (rest === "" || rest === "N/A") return read(undefined);
  const unsure = rest.includes("?");
  const others: FrameRange[] = [];
  const crush: CrushWindow[] = [];
  const text = rest.replaceAll("?", "").replace(/^N\/A\s*\//, "/");
  for (const aside of [...text.matchAll(BRACKET)].flatMap((match) => (match[1] ?? "").split("/"))) {
    const range = readOpen(aside);
    if (range === undefined) return unread("the value in brackets is not a frame number");
    others.push(range);
  }
  const [first = "", ...alternatives] = text.replace(BRACKET, "").split(/\s*\/\s*/);
  for (const alternative of alternatives) {
    const range = readRange(alternative.replace(/ Heat$/, ""));
    if (range === undefined) return unread("alternatives for more than one hit");
    others.push(range);
  }
  const ranges: FrameRange[] = [];
  for (const word of first.split(/[\s,]+/).filter((part) => part !== "")) {
    const window = CRUSH_WORD.test(word) ? readCrush(word) : undefined;
    if (window?.ok === true) crush.push(...window.value);
    else {
      const range = readOpen(word);
      if (range === undefined) return unread(`"${word}" is not a startup`);
      ranges.push(range);
    }
  }
  if (ranges.length + others.length + crush.length === 0) return unread("no startup in the text");
  if (alternatives.length > 0 && ranges.length > 1) return unread("alternatives for more than one hit");
  return read({ ranges, others, crush }, unsure);
}

/** Reads a range that may be open, `i14+`, `i28~`: the fastest frame is known. */
function readOpen(text: string): FrameRange | undefined {
  return readRange(text.trim().replace(/^[~]|[+~]$/g, ""));
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
