import { type Reading, read, splitAdded, unread } from "./reading.ts";

/** Damage of one hit, or of all own hits together where the source writes one number for several. */
export interface DamagePart {
  readonly damage: number;
  /** Numbers in brackets, `20 (14/10)`: scaled by one hit before and by two, or of another version when they are greater. */
  readonly brackets: readonly number[];
  /** Numbers after a slash: other versions of the hit. */
  readonly versions: readonly number[];
  readonly recoverable: boolean;
  /** All in brackets behind another hit, `25,(14)`: deals damage only when the move turns into a throw. */
  readonly conditional: boolean;
}

/** `20`, `20 (14)`, `21/25/31`, `55+`, `40(45)/70`, `10-75`, `40 (8+20+12)`. */
const VERSION = /^(\d+)(?:\+|\s*-\s*(\d+))?(?:\s*\(([\d\s/+]+)\))?$/;
const RECOVERABLE = /^(?:\[(\d+)(?:;(\d+))?\]|\((\d+)\))(?:\s*\(\[?(\d+)\]?\))?$/;

/** Reads `,12`, `4,4,16`, `,18 (12),20 (14)`, `55+`, `[12;12]`, `20/24,17/19`: one part a hit, in order; `-` is no value. */
export function readDamage(source: string): Reading<readonly DamagePart[] | undefined> {
  const { rest } = splitAdded(source);
  if (rest === "-") return read(undefined);
  if (rest === "") return unread("no number");
  const parts: DamagePart[] = [];
  for (const word of rest.replaceAll("?", "").split(/,(?![^()]*\))/)) {
    const part = readPart(word.trim(), parts.length > 0);
    if (part === undefined) return unread(`"${word.trim()}" is not a damage`);
    parts.push(part);
  }
  // `(5),20`: a bracket before other hits could be either.
  if (parts.length > 1 && rest.startsWith("(")) return unread("the first of the damages is in brackets");
  return read(parts, rest.includes("?"));
}

function readPart(word: string, isLater: boolean): DamagePart | undefined {
  const recoverable = RECOVERABLE.exec(word);
  if (recoverable !== null) return recoverablePart(recoverable, isLater);
  const [first, ...others] = word.split(/\s*\/\s*(?![^()]*\))/).map((version) => VERSION.exec(version));
  if (first === null || first === undefined || others.includes(null)) return undefined;
  const [, damage = "", upTo, bracket = ""] = first;
  const numbers = bracket.match(/\d+/g)?.map(Number) ?? [];
  // `40 (8+20+12)` divides the number and says nothing else.
  if (bracket.includes("+") && sum(numbers) !== Number(damage)) return undefined;
  // `20/36 (10/18)`: one number in brackets for each version.
  const isShared = others.length > 0 && others.at(-1)?.[3]?.includes("/") === true;
  const brackets = isShared ? [others.at(-1)?.[3]?.match(/\d+/)?.[0] ?? ""].map(Number) : numbers;
  return {
    damage: Number(damage),
    brackets: bracket.includes("+") ? [] : brackets,
    versions: [upTo, ...others.map((other) => other?.[1])].filter((text) => text !== undefined).map(Number),
    recoverable: false,
    conditional: false,
  };
}

function recoverablePart(match: RegExpExecArray, isLater: boolean): DamagePart | undefined {
  const [, damage, again, inBrackets, aside] = match;
  if (again !== undefined && again !== damage) return undefined;
  const isConditional = isLater && inBrackets !== undefined;
  return {
    damage: Number(damage ?? inBrackets),
    brackets: aside === undefined ? [] : [Number(aside)],
    versions: [],
    recoverable: !isConditional,
    conditional: isConditional,
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
