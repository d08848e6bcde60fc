import { type Advantage, type AdvantageEffect, defined } from "@tactician/game";
import { nonEmpty, type Reading, unread, wordMap } from "./read-cells.ts";

/** The source's suffixes, longest first. `c` + `g`: crouching, but able to guard. */
const EFFECTS = wordMap<readonly AdvantageEffect[]>({
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
});

const SUFFIX = "(?:th|cg|gc|g c|c g|cs|CS|[acdgs])";
const END = "(?![A-Za-z0-9])";

/** The pattern of one value or range, `-9~-8`, `+27a`. */
const SPAN = `(?<![A-Za-z0-9.])(?:[+-]\\d+|0)${SUFFIX}?(?:~[+-]?\\d+${SUFFIX}?)?\\??${END}`;

const SPAN_PARTS = new RegExp(`^([+-]?\\d+)(${SUFFIX}?)(?:~([+-]?\\d+)(${SUFFIX}?))?$`);

type Span = Pick<Advantage, "min" | "max" | "effects" | "maxEffects">;

const UNKNOWN = "not an advantage the model knows";

/**
 * Reads `-13`, `+27a`, `-9~-8`, `-5~+3g`, in either order. A range without a second sign (`-13~12`) is read only if it is as wide as
 * the move is active; `activeFrames` does not count the first.
 */
function readSpan(text: string, activeFrames?: number): Span {
  const [, low = "", lowSuffix = "", high, highSuffix = ""] = SPAN_PARTS.exec(text) ?? unread(UNKNOWN);
  const min = Number(low);
  const effects = effectsOf(lowSuffix);
  if (high === undefined || Number(high) === min) return defined({ min, effects });
  const lacksSign = /^\d/.test(high) && Number(high) !== 0 && min < 0;
  if (lacksSign && Math.abs(Number(high) + min) !== activeFrames) unread(UNKNOWN);
  const other = lacksSign ? -Number(high) : Number(high);
  return orderSpan({ min, effects }, { min: other, effects: effectsOf(highSuffix) });
}

function orderSpan(a: Span, b: Span): Span {
  const [low, high] = a.min <= b.min ? [a, b] : [b, a];
  const isAlike = high.effects?.join() === low.effects?.join();
  const maxEffects = isAlike ? undefined : high.effects;
  return defined({ min: low.min, max: high.min, effects: low.effects, maxEffects });
}

function effectsOf(suffix: string): AdvantageEffect[] | undefined {
  const effects = EFFECTS.get(suffix);
  return effects === undefined ? undefined : [...effects];
}

const POSTURE = "F[UD]F[ATLR]";

/** The pattern of one advantage, `+27a (+17)`, for finding it inside a sentence. */
export const ADVANTAGE_PATTERN = `${SPAN}(?:\\s?\\(${SPAN}\\))?`;

const WHOLE = new RegExp(`^(${SPAN})(?:\\s?\\((${SPAN})\\))?(?:\\s(${POSTURE}))?$`);
/** `+7a (-2)~+8a (-1)`: each end of the range has a bracket. */
const WHOLE_RANGE = new RegExp(`^(${SPAN})\\s?\\((${SPAN})\\)~(${SPAN})\\s?\\((${SPAN})\\)$`);
const STANCE = /^(.*\S)\s+([A-Z]{2,4}|1SS)$/;
const NOT_A_STANCE = new RegExp(`^(?:${POSTURE}|KND|LNC|CS)$`);
/** The attacker's state in words that all characters share; these are not stances to choose. */
const STATES = wordMap({ BT: "bt", FC: "fc" });

interface AdvantageContext {
  /** Active frames of the last hit after the first one. */ readonly activeFrames?: number | undefined;
  /** A number without a sign is positive, unless it repeats this damage. */
  readonly unsigned?: { readonly damage: string };
  /** `i12` = an i12 attack punishes it. */
  readonly isBlock?: boolean;
  /** The row's hits: the same number of values is one for each, `-29/-11` of two. */
  readonly hits?: number | undefined;
}

/** `+9a (ZAN1)`: at the gauge's first level. */
const GAUGE_LEVEL = /\s\([A-Z]{3}1\)$/;

type Alternative = NonNullable<Advantage["alternatives"]>[number];

/**
 * Reads `-13`, `+27a (+17)`, `-9~-8`, `+5c`, `+26d (-10) FDFA`, `+5 GMH`, `-12 / -10 ROL`, `-16/+8`, `+13g +25w`; `N/A` and `!` have no
 * value. Of several values, the last hit's is the advantage if each hit has one, otherwise the lowest; the others are alternatives.
 */
export function readAdvantage(
  source: string,
  context: AdvantageContext = {},
): Reading<Advantage | undefined> {
  const plain = source.replaceAll("?", "").replace(GAUGE_LEVEL, "").trim();
  const isMarked = source.includes("?");
  if (plain === "" || plain === "N/A" || plain === "!") return { value: undefined, unsure: isMarked };
  const meant = plain.replace(/^--(?=\d)/, "-").replace(/(?<=\d)f$/, "");
  const punished = context.isBlock === true ? meant.replace(/^i(\d+)(c?)$/, "-$1$2") : meant;
  const text = (context.unsigned === undefined ? punished : withSigns(punished, context.unsigned.damage))
    .replace(/\s\/\s?HE$/, "")
    .replace(/~$/, "");
  const values: Alternative[] = [];
  const inStance: NonNullable<Advantage["inStance"]> = [];
  for (const piece of pieces(text)) {
    const value = readPiece(piece, context.activeFrames);
    const { into, when, ...rest } = value;
    const isChosen = into !== undefined && ![...STATES.values()].includes(into);
    if (values.length > 0 && isChosen) inStance.push({ stance: into, ...rest });
    else values.push(value);
  }
  const isOneEach = values.length === context.hits && values.every(({ when }) => when === undefined);
  const ofLastHit = isOneEach && values.length > 1 ? values.pop() : undefined;
  const sorted = values.sort(byValue);
  const [lowest, ...others] = ofLastHit === undefined ? sorted : [ofLastHit, ...sorted];
  if (lowest === undefined) return unread(UNKNOWN);
  if (lowest.when !== undefined) unread("only the value at a wall");
  const lists = { alternatives: nonEmpty(others), inStance: nonEmpty(inStance) };
  const unsure = isMarked || text !== plain.replace(/\s\/\s?HE$/, "");
  return { value: defined({ ...lowest, ...lists }), unsure };
}

/** An advantage that a sentence names. */
export function advantageIn(text = ""): Advantage {
  return readAdvantage(text).value ?? unread(UNKNOWN);
}

/** Values that always hold before those at a wall, the lowest first. */
function byValue(a: Alternative, b: Alternative): number {
  return Number(a.when !== undefined) - Number(b.when !== undefined) || a.min - b.min;
}

/** `10a (11)` becomes `+10a (+11)`, unless the text repeats the row's damage. */
function withSigns(text: string, damage: string): string {
  if (text === damage.replace(/^,/, "")) return text;
  return text.replace(/(^|[(/]\s*)(?=[1-9])/g, "$1+");
}

/** The values of a column: after slashes, commas, "or", and side by side (`+14 +64a`). */
function pieces(text: string): string[] {
  return text
    .replace(/([+-])\s(?=\d)/g, "$1")
    .split(/\s*\/\s*|\s*,\s*|\s+or\s+|\s+(?=[+-]\d)|\s+(?=\(\+\d+w\))/)
    .map((piece) => piece.replace(/^\(([^()]*)\)$/, "$1").trim());
}

function readPiece(piece: string, activeFrames: number | undefined): Alternative {
  const [, atWall, crouched] = /^(\+\d+(?:~\d+)?)w(c?)$/.exec(piece) ?? [];
  if (atWall !== undefined) return { ...readSpan(atWall.replace(/\d+/g, `$&${crouched}`)), when: ["wall"] };
  const [, turned] = /^(\S+\d)BT$/.exec(piece) ?? [];
  return turned === undefined ? readOne(piece, activeFrames) : { ...readSpan(turned), posture: "BT" };
}

function readOne(source: string, activeFrames: number | undefined): Alternative {
  const [, rest = "", word = ""] = STANCE.exec(source.trim()) ?? [];
  if (word !== "" && !NOT_A_STANCE.test(word))
    return { ...readOne(rest, activeFrames), into: STATES.get(word) ?? word };
  const [, low = "", lowBracket = "", high = "", highBracket = ""] = WHOLE_RANGE.exec(source.trim()) ?? [];
  if (high !== "") return outcome(`${low}~${high}`, `${lowBracket}~${highBracket}`, activeFrames);
  const [, main = "", bracket, posture] = WHOLE.exec(source.trim()) ?? unread(UNKNOWN);
  return defined({ ...outcome(main, bracket, activeFrames), posture });
}

function outcome(main: string, bracket: string | undefined, activeFrames: number | undefined) {
  const recovered = bracket === undefined ? undefined : readSpan(bracket);
  return defined({ ...readSpan(main, activeFrames), recovered });
}
