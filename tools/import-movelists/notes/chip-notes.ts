import { ADVANTAGE_PATTERN, readAdvantage } from "../read-advantage.ts";
import type { NoteFacts, NoteTopic } from "./note-facts.ts";

/** Words that join the numbers of a line about an absorbed attack. */
const ABSORB_WORDS =
  /\b(?:and|on|block|frame|advantage|after|absorb(?:ing|ed)|absorption|an|attacks?|in|power|crush|state|successful|if|is|deals|when|with|muscle|armor|becomes|a)\b|[,\s]/gi;

/** `-9 frame advantage and 14 chip damage on block after absorbing an attack`: the numbers in any order. */
function readAfterAbsorb(facts: NoteFacts, { input }: RegExpExecArray): boolean {
  const chip = /(\d+) chip damage(?: \(\d+ in Heat\))?|chip damage(?:[a-z ]*\((\d+)\))?/i.exec(input);
  const rest = chip === null ? input : input.replace(chip[0], " ");
  const advantages = rest.match(new RegExp(ADVANTAGE_PATTERN, "g")) ?? [];
  const [number] = advantages;
  const hasBreak = /reversal break/i.test(rest);
  const left = rest
    .replace(number ?? "", " ")
    .replace(/reversal break/i, " ")
    .replace(ABSORB_WORDS, "");
  if (left !== "" || advantages.length > 1 || (number === undefined && chip === null && !hasBreak))
    return false;
  const block = number === undefined ? undefined : readAdvantage(number);
  if (block?.ok === false) return false;
  if (hasBreak) facts.conditionalProperties.push({ property: "reversal break", when: ["absorb"] });
  const found = {
    ...(block?.value === undefined ? {} : { block: block.value }),
    ...(chip === null ? {} : { chip: chipAmount(chip[1] ?? chip[2]) }),
  };
  if (Object.keys(found).length > 0) facts.single.afterAbsorb = { ...facts.single.afterAbsorb, ...found };
  return true;
}

/** The amount, or `true` where the source only says that there is some. */
function chipAmount(digits: string | undefined): number | true {
  return digits === undefined ? true : Number(digits);
}

/** The amount, in Heat where the line says so behind it. */
function addChip(facts: NoteFacts, [, amount, inHeat]: RegExpExecArray): undefined {
  facts.single[inHeat === undefined ? "chip" : "heatChip"] = Number(amount);
}

/** That there is some, where no other line gives the amount. */
function addUnknownChip(facts: NoteFacts, [, inHeat]: RegExpExecArray): undefined {
  facts.single[inHeat === undefined ? "chip" : "heatChip"] ??= true;
}

export const CHIP_NOTES: NoteTopic = {
  id: "chip",
  concerns: /\bchip\b/i,
  outside: [
    /on hit$|charge|hold|power(?:ed)? ?up|fragile|just frame|perfect|attack throw|per hit|\bdmg\b|damage, |bluespark|ub\+|ub,/i,
    /on heat dash$|^deals chip damage (?!on block)|and deals? /i,
  ],
  rows: [
    {
      pattern:
        /^(?:deals )?(\d+)\??(?: ?\(\d+%?\))? chip(?: damage)?(?: on block)?( (?:in|during|while in) heat)?(?: ?\(\d+%?\))?(?: (?:in|on|when|if)? ?block(?:ed)?)?$/i,
      apply: addChip,
    },
    {
      pattern:
        /^(?:deals )?chip(?: damage)?(?: on block)? ?[([](\d+)\??(?: ?\(?\d+%\)?)?[)\]](?: on block)?( (?:in|during) heat)?$/i,
      apply: addChip,
    },
    {
      pattern: /^(?:deals )?chip(?: damage)?:? (\d+)(?: \(?\d+%\)?)?(?: (?:damage )?on block)?$/i,
      apply: addChip,
    },
    {
      pattern:
        /^(?:deals |increased )?chip damage(?: scaling)?(?: on block)?( (?:in|during) heat)?$|^chip on block$/i,
      apply: addUnknownChip,
    },
    {
      pattern: /^(?:deals a lot of )?chip damage (?:on block|when guarded)(?:\. \([^()]*\))?$/i,
      apply: addUnknownChip,
    },
    {
      pattern: /^(\d+) chip damage on block \(\d+ total\)$/i,
      apply: addChip,
    },
    {
      pattern: /^(\d+) chip damage on block as wall crush$/i,
      apply: (facts, match) => {
        facts.single.wallCrush = { ...facts.single.wallCrush, chip: Number(match[1]) };
      },
    },
    { pattern: /absor(?:b|ption)/i, apply: readAfterAbsorb },
  ],
};
