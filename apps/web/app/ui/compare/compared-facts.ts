import { advantageText, damageText, lastStartupText, levelWords, startupText } from "@tactician/contract";
import type { Advantage, Change, FactField, FrameRange, Move } from "@tactician/game";
import { isBetterForOwner } from "@tactician/game";
import { propertyLabels } from "../../moves/property-labels.ts";
import { linkWords } from "./link-words.ts";

/** One fact of two moves. */
export interface ComparedFact {
  readonly label: string;
  /** As players write it; nothing where the movelist does not know it. */
  readonly first: string | undefined;
  readonly second: string | undefined;
  /** Which of the two is better for who plays it, where one can say so without playing. */
  readonly better: "first" | "second" | undefined;
}

/** Every fact that at least one of two moves has, in the order of a fight. */
export function comparedFacts(first: Move, second: Move): ComparedFact[] {
  return FACTS.flatMap(({ label, text, compared }) => {
    const [one, other] = [text(first) || undefined, text(second) || undefined];
    if (one === undefined && other === undefined) return [];
    return { label, first: one, second: other, better: compared && betterOf(compared, first, second) };
  });
}

interface Fact {
  readonly label: string;
  readonly text: (move: Move) => string | undefined;
  /** By which rule of the histories two values are compared; none where one cannot say which is better. */
  readonly compared?: Comparison;
}

interface Comparison {
  readonly field: FactField;
  readonly value: (move: Move) => unknown;
}

const BARE = { command: "", hits: [], properties: [] };

const FACTS: readonly Fact[] = [
  { label: "Startup", text: startupText, compared: by("startup") },
  {
    label: "With what comes before",
    text: ({ effectiveStartup }) => rangeText(effectiveStartup),
    compared: by("effectiveStartup"),
  },
  {
    label: "Last input",
    text: lastStartupText,
    compared: by("ownStartup", ({ parent, ownStartup }) => (parent === undefined ? undefined : ownStartup)),
  },
  { label: "Hits", text: ({ hits }) => levelWords(hits) },
  { label: "Damage", text: damageText, compared: by("damage") },
  { label: "On block", text: ({ block }) => framesText(block), compared: by("block") },
  { label: "On hit", text: ({ hit }) => framesText(hit), compared: by("hit") },
  {
    label: "On counter hit",
    text: (move) => framesText(onCounterHit(move)),
    compared: by("counterHit", onCounterHit),
  },
  {
    label: "Heat Dash on block",
    text: ({ heatDash }) => framesText(heatDash?.block),
    compared: by("block", ({ heatDash }) => heatDash?.block),
  },
  {
    label: "Heat Dash on hit",
    text: ({ heatDash }) => framesText(heatDash?.hit),
    compared: by("hit", ({ heatDash }) => heatDash?.hit),
  },
  {
    label: "After absorbing, on block",
    text: ({ afterAbsorb }) => framesText(afterAbsorb?.block),
    compared: by("block", ({ afterAbsorb }) => afterAbsorb?.block),
  },
  {
    label: "At the wall, on block",
    text: ({ wallCrush }) => framesText(wallCrush?.block),
    compared: by("block", ({ wallCrush }) => wallCrush?.block),
  },
  {
    label: "At the wall, on hit",
    text: ({ wallCrush }) => framesText(wallCrush?.hit),
    compared: by("hit", ({ wallCrush }) => wallCrush?.hit),
  },
  { label: "As a string", text: ({ links = [] }) => listed(links.map(linkWords)) },
  { label: "Recovery", text: recoveryText, compared: by("recovery") },
  {
    label: "Frames in all",
    text: ({ totalFrames }) => totalFrames?.toString(),
    compared: by("totalFrames"),
  },
  {
    label: "Reach",
    text: ({ reach }) => (reach === undefined ? undefined : `${reach} m`),
    compared: by("reach"),
  },
  { label: "Follows a step", text: trackingText },
  {
    label: "Whiffs to",
    text: ({ whiffsTo = [] }) => listed(whiffsTo.map((step) => STEPS.get(step) ?? step)),
    compared: by("whiffsTo"),
  },
  {
    label: "Properties",
    text: ({ properties }) => listed(propertyLabels({ ...BARE, properties })),
    compared: by("properties"),
  },
  {
    label: "In some cases",
    text: ({ counterHitProperties, conditionalProperties }) =>
      listed(propertyLabels({ ...BARE, counterHitProperties, conditionalProperties })),
  },
  { label: "Avoids", text: ({ crush }) => listed(propertyLabels({ ...BARE, crush })) },
  { label: "Throw break", text: ({ throwBreak }) => listed(propertyLabels({ ...BARE, throwBreak })) },
  { label: "Chip damage", text: ({ chip }) => chipText(chip), compared: by("chip") },
  { label: "Chip in Heat", text: ({ heatChip }) => chipText(heatChip), compared: by("heatChip") },
  {
    label: "Goes into",
    text: ({ transitions = [] }) => listed(transitions.map(({ into }) => into)),
  },
  { label: "Needs", text: ({ requires = [] }) => listed(requires) },
];

function by<Field extends FactField>(
  field: Field,
  value: (move: Move) => Move[Field] | undefined = (move) => move[field],
): Comparison {
  return { field, value };
}

/** As a change from the one to the other would be judged. */
function betterOf({ field, value }: Comparison, first: Move, second: Move): ComparedFact["better"] {
  const [from, to] = [value(first), value(second)];
  if (from === undefined || to === undefined) return undefined;
  // The values are of the field's own shape, which TypeScript cannot follow through the list.
  const change = {
    what: "fact",
    character: "",
    date: "",
    move: "",
    kind: "changed",
    field,
    from,
    to,
  } as Change;
  const effect = isBetterForOwner(change);
  if (effect === "neither") return undefined;
  return effect === "better" ? "second" : "first";
}

/** The same as on a normal hit, where the movelist says nothing else. */
function onCounterHit({ hit, counterHit = hit }: Move): Advantage | undefined {
  return counterHit;
}

function framesText(advantage: Advantage | undefined): string | undefined {
  return advantage && advantageText(advantage);
}

function rangeText(range: FrameRange | undefined): string | undefined {
  return range && startupText({ startup: range });
}

function recoveryText({ recovery }: Move): string | undefined {
  if (recovery === undefined) return undefined;
  const { frames, into } = recovery;
  return [frames?.toString(), into && `into ${into}`].filter(Boolean).join(", ");
}

function trackingText({ tracking }: Move): string | undefined {
  if (tracking === undefined) return undefined;
  const { left, right } = tracking;
  return listed([
    ...(left === undefined ? [] : [`left for ${left} frames`]),
    ...(right === undefined ? [] : [`right for ${right} frames`]),
  ]);
}

function chipText(chip: Move["chip"]): string | undefined {
  return chip === true ? "yes" : chip?.toString();
}

const STEPS: ReadonlyMap<string, string> = new Map([
  ["ssl", "a step left"],
  ["ssr", "a step right"],
  ["swl", "a walk left"],
  ["swr", "a walk right"],
]);

function listed(words: readonly string[]): string {
  return [...new Set(words)].join(", ");
}
