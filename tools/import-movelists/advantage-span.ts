import type { Advantage, AdvantageEffect } from "@tactician/game";

/** Suffixes of the source, longest first. `c` + `g`: crouching, but able to guard. */
const EFFECTS: ReadonlyMap<string, readonly AdvantageEffect[]> = new Map(
  Object.entries({
    th: ["thrown"],
    cg: ["crouching", "guard"],
    gc: ["crouching", "guard"],
    "g c": ["crouching", "guard"],
    "c g": ["crouching", "guard"],
    cs: ["crouching", "stagger"],
    CS: ["crouching", "stagger"],
    a: ["airborne"],
    c: ["crouching"],
    d: ["down"],
    g: ["guard"],
    s: ["stagger"],
  }),
);

const SUFFIX = "(?:th|cg|gc|g c|c g|cs|CS|[acdgs])";
const END = "(?![A-Za-z0-9])";

/** Source of the pattern of one value or range, `-9~-8`, `+27a`. */
export const SPAN = `(?<![A-Za-z0-9.])(?:[+-]\\d+|0)${SUFFIX}?(?:~[+-]?\\d+${SUFFIX}?)?\\??${END}`;

const SPAN_PARTS = new RegExp(`^([+-]?\\d+)(${SUFFIX}?)(?:~([+-]?\\d+)(${SUFFIX}?))?$`);

export type Span = Pick<Advantage, "min" | "max" | "effects" | "maxEffects">;

/**
 * Reads `-13`, `+27a`, `-9~-8`, `-5~+3g`, in either order. A range that lacks the second sign (`-13~12`) is read where the move is
 * active for as many frames as the range is wide: `activeFrames` are those after the first.
 */
export function readSpan(text: string, activeFrames?: number): Span | undefined {
  const match = SPAN_PARTS.exec(text);
  if (match === null) return undefined;
  const [, low = "", lowSuffix = "", high, highSuffix = ""] = match;
  const min = Number(low);
  const effects = effectsOf(lowSuffix);
  if (high === undefined || Number(high) === min)
    return { min, ...(effects === undefined ? {} : { effects }) };
  const lacksSign = /^\d/.test(high) && Number(high) !== 0 && min < 0;
  if (lacksSign && Math.abs(Number(high) + min) !== activeFrames) return undefined;
  const other = lacksSign ? -Number(high) : Number(high);
  return orderSpan({ min, effects }, { min: other, effects: effectsOf(highSuffix) });
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
