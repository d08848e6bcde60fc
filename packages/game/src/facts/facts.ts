import type { FactField } from "../history/history.ts";
import type { Advantage, CrouchingHit, Sidestep } from "../move.ts";
import type { Fact } from "./fact.ts";
import {
  advantageText,
  damageText,
  type Facts,
  lastStartupText,
  leastAdvantageText,
  levelLetters,
  levelWords,
  metresWords,
  rangeText,
  startupText,
} from "./facts-words.ts";
import { linkWords } from "./link-words.ts";
import { casesLabels, chipLabels, crushLabels, plainLabels, throwBreakLabels } from "./property-labels.ts";

const FRAMES = ["frame", "better", "worse"] as const;

const LOW_BLOCKED = "Block the low, duck the high";

const STEPS: Readonly<Record<Sidestep, string>> = {
  ssl: "a step left",
  ssr: "a step right",
  swl: "a walk left",
  swr: "a walk right",
};

/**
 * Everything that is told of a move, a row for each fact: popover, table, page, comparison, changes and filters all read this
 * table, so that a new field needs a row and nothing else. The order of the rows is that in which documents carry the fields.
 */
export const FACTS: readonly Fact[] = [
  row({
    field: "startup",
    with: ["ownStartup", "wholeStartup"],
    label: "Startup",
    write: rangeText,
    cell: startupCell,
    brief: ({ min }) => rangeText({ min }),
    meaning: "frames until it hits",
    better: "less",
    told: { unit: ["frame", "faster", "slower"] },
    filter: { any: "Any startup" },
    shown: { popover: 10, row: 10, page: 10, table: 10, comparison: 10, changes: 10, filters: 10 },
  }),
  row({
    field: "effectiveStartup",
    with: ["wholeStartup"],
    value: ({ effectiveStartup, wholeStartup }) => effectiveStartup ?? wholeStartup,
    label: "Startup with setup",
    write: rangeText,
    better: "less",
    shown: { page: 15, comparison: 20 },
  }),
  row({
    field: "ownStartup",
    value: ({ parent, ownStartup }) => (parent === undefined ? undefined : ownStartup),
    label: "Last input",
    write: (startups) => startups.map(rangeText).join(", "),
    meaning: "frames until that hit",
    better: "sooner hits",
    shown: { popover: 20, page: 20, comparison: 30 },
  }),
  row({
    field: "hits",
    label: "Hits",
    short: "Level",
    address: "level",
    write: levelWords,
    cell: ({ hits }) => levelLetters(hits),
    told: { name: "hits", write: hitsToldAs, better: "damage of hits" },
    filter: { any: "Any level" },
    shown: { popover: 30, page: 30, table: 50, comparison: 40, changes: 60, filters: 40 },
  }),
  row({
    field: "damage",
    label: "Damage",
    write: (_, facts) => damageText(facts),
    cell: ({ damage }) => damage?.toString(),
    brief: String,
    better: "more",
    told: { unit: ["point", "more", "less"] },
    shown: { popover: 40, row: 40, page: 40, table: 60, comparison: 50, changes: 50 },
  }),
  row({
    field: "block",
    label: "On block",
    write: advantageText,
    brief: leastAdvantageText,
    turn: "block",
    better: "advantage",
    told: { unit: FRAMES },
    filter: { any: "Any frames" },
    shown: { popover: 50, row: 20, page: 50, table: 20, comparison: 60, changes: 20, filters: 20 },
  }),
  row({
    field: "hit",
    label: "On hit",
    write: advantageText,
    brief: leastAdvantageText,
    turn: "hit",
    better: "advantage on hit",
    told: { unit: FRAMES },
    filter: { any: "Anything" },
    shown: { popover: 60, row: 30, page: 60, table: 30, comparison: 70, changes: 30, filters: 30 },
  }),
  row({
    field: "counterHit",
    label: "On counter hit",
    short: "Counter hit",
    address: "counter-hit",
    write: advantageText,
    brief: leastAdvantageText,
    turn: "hit",
    sameAs: "hit",
    better: "advantage on hit",
    told: { unit: FRAMES },
    shown: { popover: 70, page: 70, table: 40, comparison: 80, changes: 40 },
  }),
  row({
    field: "crouchingHit",
    label: "On crouching opponents",
    write: crouchingHitText,
    meaning: "when it hits a crouching opponent",
    shown: { page: 75, comparison: 85 },
  }),
  row({
    field: "selfDamage",
    label: "Damage to self",
    write: String,
    meaning: "health it costs you outside Heat",
    better: "less",
    shown: { page: 47, comparison: 57 },
  }),
  row({
    field: "damageByLevel",
    label: "Damage by level",
    write: (levels) =>
      listed(levels.map(({ level, damage, command }) => [level, command, damage].filter(Boolean).join(" "))),
    shown: { page: 45, comparison: 55 },
  }),
  row({
    field: "recovery",
    label: "Recovery",
    write: ({ frames, into }) =>
      frames === undefined ? undefined : `${frames}${into === undefined ? "" : ` into ${into}`}`,
    meaning: "frames after a whiff",
    shown: { page: 80 },
  }),
  row({
    field: "heatDash",
    label: "Heat Dash",
    write: pairText,
    meaning: "after it was blocked, after it hit",
    shown: { page: 90 },
  }),
  part("heatDash", "block", { label: "Heat Dash on block", shown: { comparison: 90 } }),
  part("heatDash", "hit", { label: "Heat Dash on hit", shown: { comparison: 100 } }),
  part("afterAbsorb", "block", { label: "After absorbing", meaning: "on block", shown: { page: 100 } }),
  part("afterAbsorb", "block", { label: "After absorbing, on block", shown: { comparison: 110 } }),
  row({
    field: "wallCrush",
    label: "At the wall",
    write: pairText,
    meaning: "driven into it: on block, on hit",
    shown: { page: 110 },
  }),
  part("wallCrush", "block", { label: "At the wall, on block", shown: { comparison: 120 } }),
  part("wallCrush", "hit", { label: "At the wall, on hit", shown: { comparison: 130 } }),
  row({
    field: "links",
    label: "As a string",
    write: (links) => listed(links.map(linkWords)),
    shown: { comparison: 140 },
  }),
  row({
    field: "recovery",
    label: "Recovery",
    write: ({ frames, into }) => [frames?.toString(), into && `into ${into}`].filter(Boolean).join(", "),
    better: "less recovery",
    shown: { comparison: 150 },
  }),
  row({
    field: "totalFrames",
    label: "Frames in all",
    write: String,
    better: "less",
    shown: { comparison: 160 },
  }),
  row({
    field: "reach",
    label: "Reach",
    write: metresWords,
    better: "more",
    shown: { page: 120, comparison: 170 },
  }),
  row({
    field: "tracking",
    label: "Follows a step",
    write: (sides) =>
      (["left", "right"] as const)
        .flatMap((side) => (sides[side] === undefined ? [] : `${side} for ${sides[side]} frames`))
        .join(", "),
    shown: { comparison: 180 },
  }),
  row({
    field: "whiffsTo",
    label: "Whiffs to",
    write: (steps) => listed(steps.map((step) => STEPS[step])),
    better: "less",
    shown: { comparison: 190 },
  }),
  row({
    field: "crush",
    label: "Avoids",
    labels: crushLabels,
    shown: { popover: 90, page: 90, table: 90, comparison: 220 },
  }),
  row({
    field: "properties",
    label: "Properties",
    short: "Property",
    address: "property",
    labels: plainLabels,
    better: "good properties",
    filter: { any: "Any property" },
    shown: { popover: 80, page: 80, table: 80, comparison: 200, filters: 50 },
  }),
  row({
    field: "counterHitProperties",
    with: ["conditionalProperties"],
    label: "In some cases",
    labels: casesLabels,
    shown: { popover: 100, page: 100, table: 100, comparison: 210 },
  }),
  row({
    field: "throwBreak",
    label: "Throw break",
    labels: throwBreakLabels,
    told: { name: "break", write: (buttons) => buttons.join(" or ") },
    shown: { popover: 110, page: 110, table: 110, comparison: 230, changes: 70 },
  }),
  row({
    field: "chip",
    label: "Chip damage",
    write: chipText,
    labels: ({ chip }) => chipLabels(chip, ""),
    better: "more",
    shown: { popover: 120, page: 120, table: 120, comparison: 240 },
  }),
  row({
    field: "heatChip",
    label: "Chip in Heat",
    write: chipText,
    labels: ({ heatChip }) => chipLabels(heatChip, " in Heat"),
    better: "more",
    shown: { popover: 130, page: 130, table: 130, comparison: 250 },
  }),
  row({
    field: "lowBlocked",
    label: LOW_BLOCKED,
    write: advantageText,
    labels: ({ lowBlocked }) => (lowBlocked ? [`${LOW_BLOCKED}: ${advantageText(lowBlocked)}`] : []),
    better: "more",
    shown: { popover: 35, page: 35, table: 125, comparison: 35, changes: 25 },
  }),
  row({
    field: "transitions",
    label: "Goes into",
    write: (transitions) => listed(transitions.map(({ into }) => into)),
    shown: { comparison: 260 },
  }),
  row({ field: "requires", label: "Needs", write: listed, shown: { comparison: 270 } }),
];

/** A row whose value is a field's, so that TypeScript knows what is written. */
function row<Field extends FactField>(fact: { field: Field } & Fact<NonNullable<Facts[Field]>>): Fact {
  return fact as Fact;
}

type Pair = { readonly [Side in NonNullable<Fact["part"]>]?: Advantage | undefined };

/** One advantage of a field that has several. */
function part(field: FactField, side: keyof Pair, fact: Pick<Fact, "label" | "meaning" | "shown">): Fact {
  const better = side === "hit" ? "advantage on hit" : "advantage";
  return { field, part: side, write: advantageText as Fact["write"], better, ...fact } as Fact;
}

function pairText({ block, hit }: Pair): string | undefined {
  const sides = [block, hit].filter((side) => side !== undefined);
  return sides.map(advantageText).join(", ");
}

/**
 * `i10`, and on lines of their own: of a cancel also when it hits from its first input, `whole i21`, of a string when its last hit
 * comes, `last i20~22`.
 */
function startupCell(facts: Facts): string | undefined {
  const { wholeStartup } = facts;
  const [first, last] = [startupText(facts), lastStartupText(facts)];
  if (first === undefined) return last;
  const whole = wholeStartup && `whole ${rangeText(wholeStartup)}`;
  return [first, whole, last && `last ${last}`].filter((line) => line !== undefined).join("\n");
}

/** A change of hits is one of their levels, or, where each comes with its damage, of that. */
function hitsToldAs(hits: Facts["hits"]): string {
  const damages = hits.map(({ damage }) => damage);
  return damages.includes(undefined) ? levelWords(hits) : `${damages.join("+")} damage`;
}

const LAUNCHES = { always: "launches", "on counter hit": "launches on counter hit only", never: "no launch" };

/** `+4s, launches on counter hit only`. */
function crouchingHitText({ hit, counterHit, launches }: CrouchingHit): string {
  return [
    hit && advantageText(hit),
    counterHit && `${advantageText(counterHit)} on counter hit`,
    launches && LAUNCHES[launches],
  ]
    .filter(Boolean)
    .join(", ");
}

function chipText(chip: number | true): string {
  return chip === true ? "yes" : String(chip);
}

function listed(words: readonly string[]): string {
  return [...new Set(words)].join(", ");
}
