import type { Advantage, AdvantageEffect } from "@tactician/game";
import { type Reading, read, unread } from "./reading.ts";

/** Suffixes of the source, longest first. `c` + `g`: crouching, but able to guard. */
const EFFECTS: ReadonlyMap<string, readonly AdvantageEffect[]> = new Map(
  Object.entries({
    th: ["thrown"],
    cg: ["crouching", "guard"],
    gc: ["crouching", "guard"],
    "g c": ["crouching", "guard"],
    cs: ["crouching", "stagger"],
    a: ["airborne"],
    c: ["crouching"],
    d: ["down"],
    g: ["guard"],
    s: ["stagger"],
  }),
);

const SUFFIX = "(?:th|cg|gc|g c|cs|[acdgs])";
const END = "(?![A-Za-z0-9])";
const SPAN = `(?<![A-Za-z0-9.])(?:[+-]\\d+|0)${SUFFIX}?(?:~[+-]?\\d+${SUFFIX}?)?\\??${END}`;
const POSTURE = "F[UD]F[ATLR]";

/** Source of the pattern of one advantage, `+27a (+17)`, for readers that look for it inside a sentence. */
export const ADVANTAGE_PATTERN = `${SPAN}(?:\\s?\\(${SPAN}\\))?`;

const SPAN_PARTS = new RegExp(`^([+-]?\\d+)(${SUFFIX}?)(?:~([+-]?\\d+)(${SUFFIX}?))?$`);
const WHOLE = new RegExp(`^(${SPAN})(?:\\s?\\((${SPAN})\\))?(?:\\s(${POSTURE}))?$`);
const STANCE = /^(.*\S)\s+([A-Z]{3,4}|1SS)$/;
const NOT_A_STANCE = new RegExp(`^(?:${POSTURE}|KND|LNC)$`);

type Span = Pick<Advantage, "min" | "max" | "effects" | "maxEffects">;

/** Reads `-13`, `+27a (+17)`, `-9~-8`, `+5c`, `+26d (-10) FDFA`, `+5 GMH`, `-12 / -10 ROL`; `N/A` and `!` have no value. */
export function readAdvantage(source: string): Reading<Advantage | undefined> {
  const unsure = source.includes("?");
  const text = source
    .replaceAll("?", "")
    .replace(/(\+\d+g?)\s\(?\+\d+w\)?$/, "$1")
    .trim();
  if (text === "" || text === "N/A" || text === "!") return read(undefined);
  const [first = "", ...others] = text.split(/\s*\/\s*/);
  const main = readOne(first);
  if (main === undefined) return unread("not an advantage the model knows");
  const inStance: NonNullable<Advantage["inStance"]> = [];
  for (const other of others) {
    const value = readOne(other);
    if (value?.into === undefined || value.effects !== undefined || value.recovered !== undefined) {
      return unread("two values, and no stance says which is when");
    }
    inStance.push({
      stance: value.into,
      min: value.min,
      ...(value.max === undefined ? {} : { max: value.max }),
    });
  }
  return read(inStance.length === 0 ? main : { ...main, inStance }, unsure);
}

function readOne(source: string): Advantage | undefined {
  const stance = STANCE.exec(source.trim());
  const into = stance?.[2];
  if (stance !== null && into !== undefined && !NOT_A_STANCE.test(into)) {
    const rest = readOne(stance[1] ?? "");
    return rest === undefined ? undefined : { ...rest, into };
  }
  const match = WHOLE.exec(source.trim());
  if (match === null) return undefined;
  const main = readSpan(match[1] ?? "");
  if (main === undefined) return undefined;
  const recovered = match[2] === undefined ? undefined : readSpan(match[2]);
  if (match[2] !== undefined && recovered === undefined) return undefined;
  return {
    ...main,
    ...(recovered === undefined ? {} : { recovered }),
    ...(match[3] === undefined ? {} : { posture: match[3] }),
  };
}

function readSpan(text: string): Span | undefined {
  const match = SPAN_PARTS.exec(text);
  if (match === null) return undefined;
  const [, low = "", lowSuffix = "", high, highSuffix = ""] = match;
  const min = Number(low);
  const effects = effectsOf(lowSuffix);
  if (high === undefined || Number(high) === min)
    return { min, ...(effects === undefined ? {} : { effects }) };
  // `-5~9`: no sign on the second number of a falling range; its sign cannot be known.
  if (/^\d/.test(high) && Number(high) !== 0 && min < 0) return undefined;
  return orderSpan({ min, effects }, { min: Number(high), effects: effectsOf(highSuffix) });
}

interface End {
  readonly min: number;
  readonly effects: AdvantageEffect[] | undefined;
}

function orderSpan(a: End, b: End): Span {
  const [low, high] = a.min <= b.min ? [a, b] : [b, a];
  const span: Span = { min: low.min, max: high.min };
  if (low.effects !== undefined) span.effects = low.effects;
  if (high.effects !== undefined && high.effects.join() !== low.effects?.join())
    span.maxEffects = high.effects;
  return span;
}

function effectsOf(suffix: string): AdvantageEffect[] | undefined {
  const effects = EFFECTS.get(suffix);
  return effects === undefined ? undefined : [...effects];
}
