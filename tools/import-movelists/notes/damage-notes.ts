import { defined } from "@tactician/game";
import { ADVANTAGE_PATTERN, advantageIn, readAdvantage } from "../read-advantage.ts";
import { numberIn, unread } from "../read-cells.ts";
import { line, type NoteFacts, type NoteTopic } from "./note-facts.ts";

/** Damage scaled by earlier hits. Other lines about damage (walls, Heat, just frames) are outside the model. */
export const DAMAGE_NOTES: NoteTopic = {
  id: "scaled damage",
  concerns: /\bscal(?:ing|ed)\b.*\bdamage|damage\b.*\bscaling/i,
  outside: [/chip|\d+ ?% |maximum/i],
  rows: [
    line(/^([A-Z]{3}\d): (\d+)$/, (facts, [, level = "", damage]) => {
      const levels = facts.single.damageByLevel ?? [];
      facts.single.damageByLevel = [...levels, { level, damage: Number(damage) }];
    }),
    line(/^(\d+) scaled damage on attack throw$/i, (facts, match) => {
      facts.damage.throwScaled = Number(match[1]);
      facts.damage.isScaled = true;
    }),
    line(
      /^(\d+)(?: \(\d+ in heat\))? (?:in total damage|damage in total(?: for the full string)? with .*scaling|damage total from 1st hit|total scaled damage|damage on hit with scaling)$/i,
      (facts, match) => {
        facts.damage.total = Number(match[1]);
      },
    ),
    line(
      /^(?:\d+ dmg, |First hit does \d+dmg, )?(\d+) ?(?:total dmg from 1st hit|dmg total)$/i,
      (facts, match) => {
        facts.damage.total = Number(match[1]);
      },
    ),
    line(
      /^(\d+) ?(?:damage|dmg)(?: \(\d+\))? (?:(?:with )?(?:aerial |combo )?(?:combo )?scaling ?(?:from (?:1st|2nd|prev(?:ious)?)(?: hit)?)?|with scaling|from 1st hit(?: with (?:grounded )?scaling)?)$/i,
      (facts, match) => {
        facts.damage.ownOrTotal = Number(match[1]);
        facts.damage.isScaled = true;
      },
    ),
    line(/^(\d+) ?dmg \(\d+\) from 1st hit$|^(\d+)dmg with scaling from \w+ hit$/i, (facts) => {
      facts.damage.isScaled = true;
    }),
  ],
};

/** Health that the move costs the attacker, recoverable health included; a string costs the sum of its entries. */
export const SELF_DAMAGE_NOTES: NoteTopic = {
  id: "damage to self",
  concerns: /\bself[- ]damage|damage to self/i,
  // Conditional, without a number, or for earlier hits too.
  outside: [/on whiff|parry|when not in heat|^deals? recoverable|in total$|entire string/i],
  rows: [
    line(
      /^(?:\d(?:st|nd|rd|th) hit )?(?:deals? )?(\d+)(?: \(\d+\))?(?: recoverable)?(?: damage to self| self[- ]damage)(?: \(\d+ recoverable\)| without heat| during 1st recovery frame)?$/i,
      (facts, [, points]) => {
        facts.single.selfDamage = Number(points);
      },
    ),
  ],
};

/** Words that join the numbers of a line about an absorbed attack. */
const ABSORB_WORDS =
  /\b(?:and|on|block|frame|advantage|after|absorb(?:ing|ed)|absorption|an|attacks?|in|power|crush|state|successful|if|is|deals|when|with|muscle|armor|becomes|a)\b|[,\s]/gi;

/** `-9 frame advantage and 14 chip damage on block after absorbing an attack`: the numbers in any order. */
function readAfterAbsorb(facts: NoteFacts, { input }: RegExpExecArray): void {
  const chip = /(\d+) chip damage(?: \(\d+ in Heat\))?|chip damage(?:[a-z ]*\((\d+)\))?/i.exec(input);
  const rest = chip === null ? input : input.replace(chip[0], " ");
  const advantages = rest.match(new RegExp(ADVANTAGE_PATTERN, "g")) ?? [];
  const [number = ""] = advantages;
  const hasBreak = /reversal break/i.test(rest);
  const left = rest
    .replace(number, " ")
    .replace(/reversal break/i, " ")
    .replace(ABSORB_WORDS, "");
  if (left !== "" || advantages.length > 1 || (number === "" && chip === null && !hasBreak))
    unread("has other words");
  const block = readAdvantage(number).value;
  if (hasBreak) facts.conditionalProperties.push({ property: "reversal break", when: ["absorb"] });
  const amount = numberIn(chip?.[1] ?? chip?.[2]) ?? (true as const);
  const found = defined({ block, chip: chip === null ? undefined : amount });
  if (Object.keys(found).length > 0) facts.single.afterAbsorb = { ...facts.single.afterAbsorb, ...found };
}

/** The amount; Heat chip if the line says so after it. */
function addChip(facts: NoteFacts, [, amount, inHeat]: RegExpExecArray): void {
  facts.single[inHeat === undefined ? "chip" : "heatChip"] = Number(amount);
}

function addUnknownChip(facts: NoteFacts, [, inHeat]: RegExpExecArray): void {
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
    line(
      /^(?:deals )?(\d+)\??(?: ?\(\d+%?\))? chip(?: damage)?(?: on block)?( (?:in|during|while in) heat)?(?: ?\(\d+%?\))?(?: (?:in|on|when|if)? ?block(?:ed)?)?$/i,
      addChip,
    ),
    line(
      /^(?:deals )?chip(?: damage)?(?: on block)? ?[([](\d+)\??(?: ?\(?\d+%\)?)?[)\]](?: on block)?( (?:in|during) heat)?$/i,
      addChip,
    ),
    line(/^(?:deals )?chip(?: damage)?:? (\d+)(?: \(?\d+%\)?)?(?: (?:damage )?on block)?$/i, addChip),
    line(
      /^(?:deals |increased )?chip damage(?: scaling)?(?: on block)?( (?:in|during) heat)?$|^chip on block$/i,
      addUnknownChip,
    ),
    line(/^(?:deals a lot of )?chip damage (?:on block|when guarded)(?:\. \([^()]*\))?$/i, addUnknownChip),
    line(/^(\d+) chip damage on block \(\d+ total\)$/i, addChip),
    line(/^(\d+) chip damage on block as wall crush$/i, (facts, match) => {
      facts.single.wallCrush = { ...facts.single.wallCrush, chip: Number(match[1]) };
    }),
    line(/absor(?:b|ption)/i, readAfterAbsorb),
  ],
};

export const HEAT_DASH_NOTES: NoteTopic = {
  id: "heat dash",
  concerns: /^heat dash\b/i,
  outside: [/disables/i],
  rows: [
    line(
      new RegExp(`^heat dash (${ADVANTAGE_PATTERN}) on hit, (${ADVANTAGE_PATTERN}) on block$`, "i"),
      (facts, [, hit, block]) => {
        facts.single.heatDash = { block: advantageIn(block), hit: advantageIn(hit) };
      },
    ),
    line(
      new RegExp(`^heat dash:? \\(?(?:(${ADVANTAGE_PATTERN}),? )?(${ADVANTAGE_PATTERN})\\)?$`, "i"),
      (facts, [, first = "", hit]) => {
        const block = readAdvantage(first).value;
        if (block?.effects?.includes("airborne"))
          unread("a blocked hit cannot launch: the values are swapped");
        facts.single.heatDash = defined({ block, hit: advantageIn(hit) });
      },
    ),
  ],
};
