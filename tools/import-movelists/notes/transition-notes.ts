import type { Condition, Transition } from "@tactician/game";
import { ADVANTAGE_PATTERN, readAdvantage } from "../read-advantage.ts";
import type { NoteFacts, NoteTopic } from "./note-facts.ts";
import { INPUTS, readTransition, splitInputs, type TransitionDraft, WORD_END } from "./transition-pieces.ts";

const ON_HIT: readonly Condition[] = ["hit", "counter hit"];

/**
 * One number counts for the stated condition, if there is one; two are block and hit, or hit and counter hit when the move must
 * hit; three are block, hit and counter hit.
 */
function advantageFields(
  draft: TransitionDraft,
): Pick<Transition, "block" | "hit" | "counterHit" | "advantage"> | undefined {
  const [first, second, third] = draft.advantages;
  if (first === undefined) return {};
  if (draft.advantages.length > 3) return undefined;
  if (second !== undefined && draft.when?.every((condition) => ON_HIT.includes(condition)) === true)
    return third === undefined && draft.when.includes("hit") ? { hit: first, counterHit: second } : undefined;
  if (second !== undefined)
    return { block: first, hit: second, ...(third === undefined ? {} : { counterHit: third }) };
  const only = draft.when?.length === 1 ? (draft.when[0] ?? "") : "";
  if (only === "block") return { block: first };
  if (only === "counter hit") return { counterHit: first };
  return only.endsWith("hit") ? { hit: first } : { advantage: first };
}

function addTransitions(facts: NoteFacts, text: string): boolean {
  const draft = readTransition(text);
  if (draft === undefined) return false;
  const advantages = advantageFields(draft);
  if (advantages === undefined) return false;
  if (draft.into === undefined && draft.inputs.length === 0 && draft.recoveryFrames === undefined)
    return false;
  const transition: Transition = { into: draft.into ?? "standing", ...advantages };
  if (draft.when !== undefined) transition.when = draft.when;
  if (draft.recoveryFrames !== undefined) transition.recoveryFrames = draft.recoveryFrames;
  if (draft.frames !== undefined) transition.frames = draft.frames;
  if (draft.delayFrames !== undefined) transition.delayFrames = draft.delayFrames;
  if (draft.unsure) facts.unsure.add("transitions");
  if (draft.inputs.length === 0) facts.transitions.push(transition);
  for (const input of draft.inputs) facts.transitions.push({ ...transition, input });
  return true;
}

const LABELS: ReadonlyMap<string, "block" | "hit" | "counterHit"> = new Map(
  Object.entries({
    ob: "block",
    oh: "hit",
    ch: "counterHit",
  }),
);
const LABELLED = `(${ADVANTAGE_PATTERN}) (o[BH]|[Cc][Hh])`;

/** `(-4 oB, +9g oH, +14d CH)` on a line of its own: the advantages of the transitions in the line before. */
function addLabelledAdvantages(facts: NoteFacts, text: string): boolean {
  const found: Pick<Transition, "block" | "hit" | "counterHit"> = {};
  for (const [, number = "", word = ""] of text.matchAll(new RegExp(LABELLED, "g"))) {
    const advantage = readAdvantage(number);
    const label = LABELS.get(word.toLowerCase());
    if (!advantage.ok || advantage.value === undefined || label === undefined || found[label] !== undefined)
      return false;
    found[label] = advantage.value;
  }
  const isOpen = facts.transitionsBefore.every(
    ({ block, hit, counterHit, advantage }) => (block ?? hit ?? counterHit ?? advantage) === undefined,
  );
  if (facts.transitionsBefore.length === 0 || !isOpen) return false;
  for (const transition of facts.transitionsBefore) Object.assign(transition, found);
  return true;
}

const VERB =
  "(?:can )?(?:automatically )?(?:immediately )?(?:transitions?|enters?|cancels?|shifts?)(?: (?:the )?(?:\\d\\w\\w|second|early|stance|shift|throw|[A-Z]{3})(?: hit)?)?(?: and transition)?(?: early)?(?: from [A-Z]{3})? (?:(?:in)?to|with(?= [A-Z]{3} with)) ";

export const TRANSITION_NOTES: NoteTopic = {
  id: "transition",
  concerns:
    /\btransitions?\b|^(?:can )?enters? [A-Z]|\bcancels? (?:in)?to\b|^cancel\b|^remains in\b|^recovers in (?:BT|FC)\b/i,
  outside: [
    // A remark about a transition: the source states transitions in lines that begin with the verb.
    /^(?!(?:on [\w ]+, |during heat: |can )?(?:automatically |immediately )?(?:transitions?|enters?|cancels?|remains|recovers)\b)/i,
    /^(?:cancel )?transitions? (?:notes|consumes|is|input)|attack throw|(?:chain |slaps )?throw (?:on|automatically)|^recovers in FC (?:for|at)|(?:any|the same) options/i,
    /when transitioning|transitions? (?:in)?to (?:\d\w\w|second) (?:hit|i\d)|^cancel \d\w\w active|^remains in [A-Z]{3} \(/i,
    /is safe|cancel into (?:movement|anything)|after (?:recovery|absorbing)|remains in stance|to block in|unlocks/i,
  ],
  rows: [
    {
      pattern: new RegExp(
        `^(?:Can c|C)ancel(?: the)? (?:(?:[A-Z]{2,4} |throw )?transition|shift)\\b.* with (?:input )?(${INPUTS})${WORD_END}(?: \\([^()]*(?:\\([^()]*\\)[^()]*)*\\))?(?: on block)?(?:, .*| at ${ADVANTAGE_PATTERN})?$`,
      ),
      apply: (facts, match) => {
        for (const input of splitInputs(match[1] ?? "")) facts.transitionCancels.add(input);
      },
    },
    {
      pattern: new RegExp(`^(?:(during heat): |(on [\\w ]+), )?${VERB}(.+)$`, "i"),
      apply: (facts, match) =>
        addTransitions(
          facts,
          `${(match[3] ?? "").replace(/; does not[^()]*/, "")} ${(match[1] ?? match[2] ?? "").toLowerCase()}`,
        ),
    },
    {
      pattern: new RegExp(`^\\(${LABELLED}(?:, ${LABELLED})*\\)$`),
      apply: (facts, match) => addLabelledAdvantages(facts, match[0]),
    },
    { pattern: /^(?:can )?enters? (.+)$/i, apply: (facts, match) => addTransitions(facts, match[1] ?? "") },
    {
      pattern: /^transition ((?:[A-Z]{3}|in) .+)$/i,
      apply: (facts, match) => addTransitions(facts, (match[1] ?? "").replace(/^in /, "")),
    },
    { pattern: /^Remains in ([A-Z]{2,4})$/, apply: (facts, match) => addTransitions(facts, match[1] ?? "") },
    {
      pattern: /^Recovers in (BT|FC)( on .+)?$/,
      apply: (facts, match) => addTransitions(facts, `${match[1] ?? ""}${match[2] ?? ""}`),
    },
    {
      pattern: /^cancel (?:early |stance )?((?:with|on any frame with) .+)$/i,
      apply: (facts, match) => addTransitions(facts, match[1] ?? ""),
    },
  ],
};
