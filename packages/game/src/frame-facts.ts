import type {
  Advantage,
  AdvantageEffect,
  Condition,
  CrushKind,
  FrameRange,
  Hit,
  HitLevel,
  Move,
  MoveProperty,
} from "./move.ts";

/** A move's frame data as short texts, ready to be shown. What the movelist does not know is absent. */
export interface FrameFacts {
  /** Full command in site notation. */
  command: string;
  name?: string;
  /** Of the first hit, `i13~14`. */
  startup?: string;
  /** Of the last input's own hits, counted from that input: `i20~22`. Only for follow-ups. */
  followUpStartup?: string;
  /** `m, h`; a capital also hits grounded, `!` cannot be blocked. */
  levels?: string;
  /** `10+12 = 22`, or the total alone. */
  damage?: string;
  block?: string;
  hit?: string;
  /** Only where it differs from `hit`. */
  counterHit?: string;
  /** Labels: `Heat Engager`, `Power crush 7~`, `Tornado on counter hit`, `Throw break 1+2`. */
  properties: string[];
}

const LEVEL_LETTERS: Readonly<Record<HitLevel, string>> = {
  high: "h",
  mid: "m",
  low: "l",
  "special mid": "sm",
  "special low": "sl",
  throw: "t",
  "high throw": "t (high)",
  "mid throw": "t (mid)",
  "low throw": "t (low)",
  "crouch throw": "t (crouching)",
  "air throw": "t (airborne)",
  "ground throw": "t (grounded)",
  "wall throw": "t (wall)",
};

const EFFECT_LETTERS: Readonly<Record<AdvantageEffect, string>> = {
  airborne: "a",
  crouching: "c",
  guard: "g",
  down: "d",
  stagger: "s",
  thrown: "th",
};

/** Windows that matter to a player; landing and lying frames are left to the full data. */
const CRUSH_LABELS: Readonly<Partial<Record<CrushKind, string>>> = {
  crouch: "Crouch crush",
  jump: "Jump crush",
  power: "Power crush",
  parry: "Parry",
  invincible: "Invincible",
};

/**
 * Texts for a move's popover. `frameFacts(move)` of Jin's `1,2,1` has startup `i10`, levels `h, h, m`, damage `5+12+20 = 37`,
 * block `-16`, hit `+31a (+21)` and the properties `Tornado`, `Jump crush 20~49`, `Chip damage`. Pure; never fails.
 */
export function frameFacts(move: Move): FrameFacts {
  const facts: FrameFacts = { command: move.command, properties: propertyLabels(move) };
  if (move.name !== undefined) facts.name = move.name;
  if (move.startup !== undefined) facts.startup = formatFrames(move.startup, "i");
  if (move.parent !== undefined && move.ownStartup !== undefined) {
    facts.followUpStartup = move.ownStartup.map((range) => formatFrames(range, "i")).join(", ");
  }
  if (move.hits.length > 0) facts.levels = move.hits.map(formatLevel).join(", ");
  const damage = formatDamage(move);
  if (damage !== undefined) facts.damage = damage;
  if (move.block !== undefined) facts.block = formatAdvantage(move.block);
  if (move.hit !== undefined) facts.hit = formatAdvantage(move.hit);
  if (move.counterHit !== undefined) facts.counterHit = formatAdvantage(move.counterHit);
  return facts;
}

/** A frame advantage as players write it: `-14`, `+27a (+17)`, `-9~-8`, `+0`, `+5 GMH`, `-12 / -10 ROL`. */
export function formatAdvantage(advantage: Advantage): string {
  const recovered = advantage.recovered === undefined ? "" : ` (${formatSpan(advantage.recovered)})`;
  const posture = advantage.posture === undefined ? "" : ` ${advantage.posture}`;
  const into = advantage.into === undefined ? "" : ` ${advantage.into}`;
  const others = (advantage.inStance ?? [])
    .map((other) => ` / ${formatSpan(other)} ${other.stance}`)
    .join("");
  return formatSpan(advantage) + recovered + posture + into + others;
}

type Span = Pick<Advantage, "min" | "max" | "effects" | "maxEffects">;

function formatSpan({ min, max, effects, maxEffects }: Span): string {
  const low = signed(min) + effectLetters(effects);
  return max === undefined ? low : `${low}~${signed(max)}${effectLetters(maxEffects ?? effects)}`;
}

function signed(frames: number): string {
  return frames < 0 ? String(frames) : `+${frames}`;
}

function effectLetters(effects: readonly AdvantageEffect[] | undefined): string {
  return (effects ?? []).map((effect) => EFFECT_LETTERS[effect]).join("");
}

function formatFrames({ min, max }: FrameRange, prefix: string): string {
  return max === undefined ? `${prefix}${min}` : `${prefix}${min}~${max}`;
}

function formatLevel({ level, grounded, unblockable }: Hit): string {
  const letters = LEVEL_LETTERS[level];
  return `${grounded === true ? letters.toUpperCase() : letters}${unblockable === true ? "!" : ""}`;
}

function formatDamage({ hits, damage }: Move): string | undefined {
  const parts = hits.map((hit) => hit.damage).filter((part) => part !== undefined);
  const isComplete = parts.length === hits.length && parts.length > 1;
  if (damage === undefined) return undefined;
  return isComplete ? `${parts.join("+")} = ${damage}` : String(damage);
}

function propertyLabels(move: Move): string[] {
  const labels = new Set<string>();
  for (const property of move.properties) if (!hasCrushLabel(property, move)) labels.add(titleCase(property));
  for (const window of crushLabels(move)) labels.add(window);
  for (const property of move.counterHitProperties ?? []) labels.add(`${titleCase(property)} on counter hit`);
  for (const { property, when, onHits } of move.conditionalProperties ?? []) {
    labels.add(titleCase(property) + caseText(when, onHits));
  }
  if (move.throwBreak !== undefined) labels.add(throwBreakLabel(move.throwBreak));
  if (move.chip !== undefined) labels.add(chipLabel(move.chip, ""));
  if (move.heatChip !== undefined) labels.add(chipLabel(move.heatChip, " in Heat"));
  return [...labels];
}

/** The window says more than the bare property. */
function hasCrushLabel(property: MoveProperty, { crush }: Move): boolean {
  const kind = property === "power crush" ? "power" : property;
  return (crush ?? []).some((window) => window.kind === kind && CRUSH_LABELS[window.kind] !== undefined);
}

function crushLabels({ crush }: Move): string[] {
  return (crush ?? []).flatMap(({ kind, from, to }) => {
    const label = CRUSH_LABELS[kind];
    if (label === undefined) return [];
    if (from === undefined) return [label];
    return [`${label} ${from === to ? from : `${from}~${to ?? ""}`}`];
  });
}

function caseText(when: readonly Condition[] | undefined, onHits: readonly number[] | undefined): string {
  const hits = onHits === undefined ? "" : ` (hit ${onHits.join(" and ")})`;
  const conditions = when === undefined ? "" : ` ${when.map(conditionText).join(" or ")}`;
  return conditions + hits;
}

/** `on airborne hit`, but `in Heat` and `at the wall`. */
function conditionText(condition: Condition): string {
  const special: Partial<Record<Condition, string>> = {
    heat: "in Heat",
    wall: "at the wall",
    charged: "when charged",
    absorb: "after absorbing an attack",
  };
  return special[condition] ?? `on ${condition}`;
}

function throwBreakLabel(breaks: NonNullable<Move["throwBreak"]>): string {
  const buttons = breaks.filter((button) => button !== "none");
  return buttons.length === 0 ? "Unbreakable" : `Throw break ${buttons.join(" or ")}`;
}

function chipLabel(chip: number | true, where: string): string {
  return chip === true ? `Chip damage${where}` : `Chip damage ${chip}${where}`;
}

function titleCase(property: MoveProperty): string {
  return property.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
}
