import type { Advantage, AdvantageEffect, FrameRange, Hit, HitLevel, Move } from "../move.ts";
import { formatDecimal } from "../numbers.ts";

/*
 * Frame data in the letters and numbers that players write, and in words for those who do not know them yet. Everything that
 * shows frame data takes its texts from here: popover, table of frame data, anti-guide, changes, feeds.
 */

/** A move as its facts are read: what a page was sent of it, at least its hits and properties. */
export type Facts = Omit<Partial<Move>, "hits" | "properties"> & {
  readonly hits: readonly Pick<Hit, "level" | "grounded" | "unblockable" | "damage" | "scaledDamage">[];
  readonly properties: Move["properties"];
};

type ShownHit = Pick<Hit, "level" | "grounded" | "unblockable">;

const LEVELS: Readonly<Record<HitLevel, { readonly letters: string; readonly word: string }>> = {
  high: { letters: "h", word: "high" },
  mid: { letters: "m", word: "mid" },
  low: { letters: "l", word: "low" },
  "special mid": { letters: "sm", word: "special mid" },
  "special low": { letters: "sl", word: "special low" },
  throw: { letters: "t", word: "throw" },
  "high throw": { letters: "t (high)", word: "throw (high)" },
  "mid throw": { letters: "t (mid)", word: "throw (mid)" },
  "low throw": { letters: "t (low)", word: "throw (low)" },
  "crouch throw": { letters: "t (crouching)", word: "throw (crouching)" },
  "air throw": { letters: "t (airborne)", word: "throw (airborne)" },
  "ground throw": { letters: "t (grounded)", word: "throw (grounded)" },
  "wall throw": { letters: "t (wall)", word: "throw (wall)" },
};

const EFFECTS: Readonly<Record<AdvantageEffect, { readonly letters: string; readonly words: string }>> = {
  airborne: { letters: "a", words: "opponent in the air" },
  crouching: { letters: "c", words: "opponent crouching" },
  guard: { letters: "g", words: "opponent can still block" },
  down: { letters: "d", words: "opponent on the ground" },
  stagger: { letters: "s", words: "opponent staggers" },
  thrown: { letters: "th", words: "throw" },
};

/** A reach as players read it: `2.17 m`, `2.5 m`. */
export function metresWords(metres: number): string {
  return `${Number(formatDecimal(metres, 2))} m`;
}

/** Of the first hit: `i13~14`. */
export function startupText({ startup }: Pick<Facts, "startup">): string | undefined {
  return startup && rangeText(startup);
}

/** Of a string's last input, counted from that input: `i20~22`. A move that is no string has none. */
export function lastStartupText({ parent, ownStartup }: Facts): string | undefined {
  return parent === undefined ? undefined : ownStartup?.map(rangeText).join(", ");
}

/** Every hit's level: `m, h`; a capital also hits grounded, `!` cannot be blocked. Nothing for a move without hits. */
export function levelLetters(hits: readonly ShownHit[]): string {
  const written = hits.map(({ level, grounded, unblockable }) => {
    const { letters } = LEVELS[level];
    return `${grounded ? letters.toUpperCase() : letters}${unblockable ? "!" : ""}`;
  });
  return written.join(", ");
}

/** The same in words: `mid (also grounded), high`. */
export function levelWords(hits: readonly ShownHit[]): string {
  const written = hits.map(({ level, grounded, unblockable }) => {
    return `${LEVELS[level].word}${grounded ? " (also grounded)" : ""}${unblockable ? " (cannot be blocked)" : ""}`;
  });
  return written.join(", ");
}

/** `10+12 = 22`, scaled hits as they count (`10+14 = 24`), or the total alone where there is one hit or the parts do not make it. */
export function damageText({ hits, damage }: Pick<Facts, "hits" | "damage">): string | undefined {
  if (damage === undefined) return undefined;
  if (hits.length < 2) return String(damage);
  const divisions = [
    hits.map((hit) => hit.damage ?? 0),
    hits.map((hit) => hit.scaledDamage ?? hit.damage ?? 0),
  ];
  const parts = divisions.find((numbers) => numbers.reduce((sum, number) => sum + number, 0) === damage);
  const isDivided = parts !== undefined && hits.every((hit) => hit.damage !== undefined);
  return isDivided ? `${parts.join("+")} = ${damage}` : String(damage);
}

/** A frame advantage as players write it: `-14`, `+27a (+17)`, `-9~-8`, `+0`, `+5 GMH`, `-12 / -10 ROL`, `-16 / +8`, `+13g / +25 wall`. */
export function advantageText(advantage: Advantage): string {
  const { alternatives = [], inStance = [] } = advantage;
  return [
    outcomeText(advantage),
    ...alternatives.map((other) => [outcomeText(other), ...(other.when ?? [])].join(" ")),
    ...inStance.map((other) => `${outcomeText(other)} ${other.stance}`),
  ].join(" / ");
}

function outcomeText(outcome: Pick<Advantage, "recovered" | "posture" | "into"> & Span): string {
  const { recovered, posture, into } = outcome;
  return [
    spanText(outcome),
    recovered && ` (${spanText(recovered)})`,
    posture && ` ${posture}`,
    into && ` ${into}`,
  ].join("");
}

/** The smallest value alone with its letters, for a row or a line of words: `+14cg`, `+27a`. */
export function leastAdvantageText({ min, effects }: Advantage): string {
  return spanText({ min, effects });
}

/** `breaks with 1 or 2`, `cannot be broken`. */
export function throwBreakWords(breaks: NonNullable<Facts["throwBreak"]>): string {
  const buttons = breaks.filter((button) => button !== "none");
  return buttons.length === 0 ? "cannot be broken" : `breaks with ${buttons.join(" or ")}`;
}

/** What the letters behind an advantage say: `["opponent crouching", "opponent can still block"]` for `+14cg`. */
export function effectWords({ effects = [] }: Advantage): string[] {
  return effects.map((effect) => EFFECTS[effect].words);
}

/** Frames until something hits: `i13~14`. */
export function rangeText({ min, max }: FrameRange): string {
  return max === undefined ? `i${min}` : `i${min}~${max}`;
}

type Span = Pick<Advantage, "min" | "max" | "effects" | "maxEffects">;

function spanText({ min, max, effects, maxEffects = effects }: Span): string {
  const low = signed(min) + effectLetters(effects);
  return max === undefined ? low : `${low}~${signed(max)}${effectLetters(maxEffects)}`;
}

/** Frames with their sign: `+5`, `-3`, `+0`. */
export function signed(frames: number): string {
  return frames < 0 ? String(frames) : `+${frames}`;
}

function effectLetters(effects: readonly AdvantageEffect[] = []): string {
  return effects.map((effect) => EFFECTS[effect].letters).join("");
}
