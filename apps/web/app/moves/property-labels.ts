import type { FrameFacts } from "@tactician/contract";
import type { Condition, CrushKind, MoveProperty } from "@tactician/game";

/** Windows that matter to a player; landing and lying frames are left to the full data. */
const CRUSH_LABELS: Readonly<Partial<Record<CrushKind, string>>> = {
  crouch: "Crouch crush",
  jump: "Jump crush",
  power: "Power crush",
  parry: "Parry",
  invincible: "Invincible",
};

/** Conditions that are not said with `on`. */
const CONDITION_WORDS: Readonly<Partial<Record<Condition, string>>> = {
  heat: "in Heat",
  wall: "at the wall",
  charged: "when charged",
  absorb: "after absorbing an attack",
};

/** What a move can do besides hitting: `Heat Engager`, `Power crush 7~`, `Tornado on counter hit`, `Throw break 1 or 2`. */
export function propertyLabels(facts: FrameFacts): string[] {
  const { properties, counterHitProperties = [], conditionalProperties = [], throwBreak } = facts;
  return [
    ...new Set([
      ...properties.filter((property) => !hasCrushLabel(property, facts)).map(titleCase),
      ...crushLabels(facts),
      ...counterHitProperties.map((property) => `${titleCase(property)} on counter hit`),
      ...conditionalProperties.map(
        ({ property, when, onHits }) => titleCase(property) + caseText(when, onHits),
      ),
      ...(throwBreak === undefined ? [] : [throwBreakLabel(throwBreak)]),
      ...chipLabel(facts.chip, ""),
      ...chipLabel(facts.heatChip, " in Heat"),
    ]),
  ];
}

/** The window says more than the bare property. */
function hasCrushLabel(property: MoveProperty, { crush = [] }: FrameFacts): boolean {
  const kind = property === "power crush" ? "power" : property;
  return crush.some((window) => window.kind === kind && CRUSH_LABELS[window.kind] !== undefined);
}

function crushLabels({ crush = [] }: FrameFacts): string[] {
  return crush.flatMap(({ kind, from, to }) => {
    const label = CRUSH_LABELS[kind];
    if (label === undefined) return [];
    if (from === undefined) return [label];
    return [`${label} ${from === to ? from : `${from}~${to ?? ""}`}`];
  });
}

function caseText(when: readonly Condition[] | undefined, onHits: readonly number[] | undefined): string {
  const hits = onHits === undefined ? "" : ` (hit ${onHits.join(" and ")})`;
  const conditions = when?.map((condition) => CONDITION_WORDS[condition] ?? `on ${condition}`);
  return `${conditions === undefined ? "" : ` ${conditions.join(" or ")}`}${hits}`;
}

function throwBreakLabel(breaks: NonNullable<FrameFacts["throwBreak"]>): string {
  const buttons = breaks.filter((button) => button !== "none");
  return buttons.length === 0 ? "Unbreakable" : `Throw break ${buttons.join(" or ")}`;
}

function chipLabel(chip: FrameFacts["chip"], where: string): string[] {
  if (chip === undefined) return [];
  return [chip === true ? `Chip damage${where}` : `Chip damage ${chip}${where}`];
}

function titleCase(property: MoveProperty): string {
  return property.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
}
