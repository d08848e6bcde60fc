import type { Condition, CrushKind, MoveProperty } from "../move.ts";
import type { Facts } from "./facts-words.ts";

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

/** `Heat Engager`, without those whose window says more: `Power crush 7~`. */
export function plainLabels({ properties, crush = [] }: Facts): string[] {
  const hasWindow = (property: MoveProperty) => {
    const kind = property === "power crush" ? "power" : property;
    return crush.some((window) => window.kind === kind && CRUSH_LABELS[window.kind] !== undefined);
  };
  return properties.filter((property) => !hasWindow(property)).map(titleCase);
}

/** `Power crush 7~`, `Crouch crush 6~20`. */
export function crushLabels({ crush = [] }: Facts): string[] {
  return crush.flatMap(({ kind, from, to }) => {
    const label = CRUSH_LABELS[kind];
    if (label === undefined) return [];
    if (from === undefined) return [label];
    return [`${label} ${from === to ? from : `${from}~${to ?? ""}`}`];
  });
}

/** `Tornado on counter hit`, `Homing in Heat`, `Weapon (hit 2)`. */
export function casesLabels({ counterHitProperties = [], conditionalProperties = [] }: Facts): string[] {
  return [
    ...counterHitProperties.map((property) => `${titleCase(property)} on counter hit`),
    ...conditionalProperties.map((one) => titleCase(one.property) + caseText(one)),
  ];
}

function caseText({ when, onHits }: NonNullable<Facts["conditionalProperties"]>[number]): string {
  const hits = onHits === undefined ? "" : ` (hit ${onHits.join(" and ")})`;
  const conditions = when?.map((condition) => CONDITION_WORDS[condition] ?? `on ${condition}`);
  return `${conditions === undefined ? "" : ` ${conditions.join(" or ")}`}${hits}`;
}

/** `Throw break 1 or 2`, `Unbreakable`. */
export function throwBreakLabels({ throwBreak }: Facts): string[] {
  if (throwBreak === undefined) return [];
  const buttons = throwBreak.filter((button) => button !== "none");
  return [buttons.length === 0 ? "Unbreakable" : `Throw break ${buttons.join(" or ")}`];
}

/** `Chip damage 6`; without a number where the source gives none. */
export function chipLabels(chip: Facts["chip"], where: "" | " in Heat"): string[] {
  if (chip === undefined) return [];
  return [chip === true ? `Chip damage${where}` : `Chip damage ${chip}${where}`];
}

function titleCase(property: MoveProperty): string {
  return property.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
}
