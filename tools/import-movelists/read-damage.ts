import { type Reading, read, splitAdded, unread } from "./reading.ts";

/** Damage of one hit, or of all own hits together where the source writes one number for several. */
export interface DamagePart {
  readonly damage: number;
  readonly others: readonly number[];
  readonly recoverable: boolean;
}

/** `20`, `20 (14)`, `21/25/31`, `[5]`, `[12;12]`, `(5)`, `55+`, `40(45)`. */
const PART = /^(\d+)\+?((?:\s*\/\s*\d+)*)(?:\s*\(([\d\s/]+)\))?$/;
const RECOVERABLE = /^(?:\[(\d+)(?:;(\d+))?\]|\((\d+)\))(?:\s*\(\[?(\d+)\]?\))?$/;

/** Reads `,12`, `4,4,16`, `,18 (12),20 (14)`, `55+`, `[12;12]`: one part a hit, in order; `-` is no value. */
export function readDamage(source: string): Reading<readonly DamagePart[] | undefined> {
  const { rest } = splitAdded(source);
  if (rest === "-") return read(undefined);
  if (rest === "") return unread("no number");
  const text = rest.replaceAll("?", "");
  const parts: DamagePart[] = [];
  for (const word of text.split(/,(?![^()]*\))/)) {
    const part = readPart(word.trim());
    if (part === undefined) return unread(`"${word.trim()}" is not a damage`);
    parts.push(part);
  }
  // `25,(14)`: the bracket is a throw that may follow; alone, `(5)` is recoverable damage.
  if (parts.length > 1 && /(?:^|,)\s*\(/.test(text)) return unread("one of the damages is in brackets");
  if (parts.length > 1 && parts.some((part) => text.includes("/") && part.others.length > 0)) {
    return unread("alternatives for more than one hit");
  }
  return read(parts, rest.includes("?"));
}

function readPart(word: string): DamagePart | undefined {
  const recoverable = RECOVERABLE.exec(word);
  if (recoverable !== null) {
    if (recoverable[2] !== undefined && recoverable[2] !== recoverable[1]) return undefined;
    const others = recoverable[4] === undefined ? [] : [Number(recoverable[4])];
    return { damage: Number(recoverable[1] ?? recoverable[3]), others, recoverable: true };
  }
  const match = PART.exec(word);
  if (match === null) return undefined;
  const others = `${match[2] ?? ""}/${match[3] ?? ""}`.match(/\d+/g) ?? [];
  return { damage: Number(match[1]), others: others.map(Number), recoverable: false };
}
