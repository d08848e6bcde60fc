import type { StringLink } from "@tactician/game";
import { ADVANTAGE_PATTERN } from "../read-advantage.ts";
import { wordMap } from "../read-cells.ts";
import type { NoteFacts, NoteTopic } from "./note-facts.ts";
import { line, readConditions, set } from "./note-facts.ts";

const ORDINALS = wordMap<number>({ first: 1, second: 2, third: 3, fourth: 4, fifth: 5 });
const HIT_NUMBER = "(first|second|third|fourth|fifth|(\\d+)(?:st|nd|rd|th)|any|last|prev(?:ious)?)";
const DELAY =
  "(?:,?\\s+(?:with\\s+|if\\s+)*(no|without|\\?|up to \\d+\\s?f?|\\d+~?\\d*\\??)\\s?(?:f|frames?)?\\??\\s+(?:of\\s+|input\\s+)?(?:\\(charge\\)\\s+)?(?:e?de?lay\\??|charge(?: time)?)|,?\\s+with\\s+(\\d+)f)?";
/** In brackets: the advantage in that case, or a remark about characters; the link holds either way. */
const REMARK = "(?:\\s*\\([^()]*(?:\\([^()]*\\)[^()]*)*\\))?";

/** The advantage in that case, without brackets; it is not stored. */
const CASE_ADVANTAGE = `(?:\\s+${ADVANTAGE_PATTERN}(?: T!| F[UD]F[ATLR])?)?`;
const COMBO_WHEN =
  "(?:\\s+(?:if |on |in |during |vs )?(uncharged|clean hit|heat|successful parry|grounded|grounded opponent))?";

const COMBO = new RegExp(
  `^(aerial\\s+|airborne\\s+|spike\\s+|natural\\s+|counter hit\\s+)?combos?\\s+(?:from|on|off)\\s+${HIT_NUMBER}(?:\\s+(hit ch|ch hit|clean hit|hit|ch|counter ?hit|attack))?${REMARK}${COMBO_WHEN}(?:\\s+even)?${DELAY}${CASE_ADVANTAGE}${REMARK}$`,
  "i",
);
const COMBO_EITHER = new RegExp(
  `^combos?\\s+(?:from|on)\\s+(\\d)(?:st|nd|rd|th)(?:\\s+(hit|ch))?\\s+(?:or|and)\\s+(\\d)(?:st|nd|rd|th)\\s+(hit ch|hit|ch)${DELAY}${REMARK}$`,
  "i",
);
const JAILS = new RegExp(
  `^(?:airborne\\s+|only\\s+|both hits\\s+)?jails?(?:\\s+attack inputs)?(?:\\s+(?:from|on)\\s+(?:${HIT_NUMBER}\\s+)?(block|attack|hit|normal hit))?${DELAY}${REMARK}\\??$`,
  "i",
);
const INTERRUPT = new RegExp(
  `^(?:can be |float )?interrupt(?:ed|ible)?(?: float)?\\s+(?:with|by|wiht)\\s+i?(?:\\d+~)?(\\d+)(\\?)?(?:\\s+(?:from|on)\\s+${HIT_NUMBER}\\s+(block|hit|attack))?${REMARK}$`,
  "i",
);
const INTERRUPT_FROM = new RegExp(
  `^(?:float )?interrupt(?: float)?\\s+from\\s+${HIT_NUMBER}\\s+(block|hit)\\s+(?:with|by)\\s+i(\\d+)(\\?)?${REMARK}$`,
  "i",
);
const INTERRUPT_EITHER =
  /^interrupt with i(\d+)(\?)? from (\d)\w\w (block|hit) (?:or |\()i(\d+)(\?)? from (\d)\w\w (block|hit)\)?$/i;

/** A jail that stops attacks, but not a crouch that is already held. */
const ONLY_ATTACKS = /attack inputs|movement buffer|crouch assist/i;

function hitNumber(word: string | undefined, digits: string | undefined): Pick<StringLink, "fromHit"> {
  const fromHit = digits === undefined ? ORDINALS.get((word ?? "").toLowerCase()) : Number(digits);
  return fromHit === undefined ? {} : { fromHit };
}

/** Links count from a block where the note does not say hit. */
function onHit(what = ""): Pick<StringLink, "on"> {
  return /hit/i.test(what) ? { on: "hit" } : {};
}

function delay(
  facts: NoteFacts,
  words: string | undefined,
  plain: string | undefined,
): Pick<StringLink, "delayFrames" | "delayable"> {
  const text = words ?? plain;
  if (text === undefined) return {};
  if (text === "no" || text === "without") return { delayFrames: 0 };
  if (text.includes("?")) facts.unsure.add("links");
  const last = text.match(/\d+/g)?.at(-1);
  return last === undefined ? { delayable: true } : { delayFrames: Number(last) };
}

function comboCondition(when: string | undefined): Pick<StringLink, "when"> {
  if (when === undefined || when === "uncharged") return {};
  return { when: readConditions(when.toLowerCase().startsWith("grounded") ? "grounded hit" : when) };
}

function comboKind(word: string | undefined): "combo" | "counter-hit combo" {
  return /ch|counter/i.test(word ?? "") ? "counter-hit combo" : "combo";
}

export const LINK_NOTES: NoteTopic = {
  id: "links",
  concerns: /\bcombos?\b|\bjails?\b|\binterrupt|\bduckable\b/i,
  outside: [
    /scaling|damage|combo into|combo extensions|will not combo|never combos|wall combo|rest of the string|combo can be delayed/i,
    // Names of strings, remarks on whole strings, and what is not a link.
    /^(?:links? to|can combo|starter|first|does(?: not|n't)|not a|less frame|bounce|crumple|opponent is|rave war|blazing|sometimes|tornado)/i,
    /jab interrupts|for full combo|combo guaranteed|frames also apply|advantage on combo|on combo from|hits? (?:only )?available|if nina/i,
  ],
  rows: [
    line(COMBO, (facts, match) => {
      const [, way, word, digits, what, when, delayWords, delayPlain] = match;
      const condition = comboCondition(/clean/i.test(what ?? "") ? "clean hit" : when);
      const airborne = /aerial|airborne/i.test(way ?? "") ? { airborne: true as const } : {};
      const kind = comboKind(`${way ?? ""}${what ?? ""}`);
      const late = delay(facts, delayWords, delayPlain);
      facts.links.push({ kind, ...hitNumber(word, digits), ...late, ...condition, ...airborne });
    }),
    line(COMBO_EITHER, (facts, match) => {
      const [, first, firstKind, second, secondKind, delayWords, delayPlain] = match;
      const late = delay(facts, delayWords, delayPlain);
      facts.links.push({ kind: comboKind(firstKind ?? secondKind), fromHit: Number(first), ...late });
      facts.links.push({ kind: comboKind(secondKind), fromHit: Number(second), ...late });
    }),
    line(JAILS, (facts, match) => {
      const [text, word, digits, what, delayWords, delayPlain] = match;
      if (text.endsWith("?")) facts.unsure.add("links");
      const duckable = ONLY_ATTACKS.test(text) ? { duckable: true as const } : {};
      if (duckable.duckable) facts.single.duckable = true;
      const late = delay(facts, delayWords, delayPlain);
      facts.links.push({ kind: "jails", ...hitNumber(word, digits), ...late, ...onHit(what), ...duckable });
    }),
    line(/^jails for (\d+)(\?)?f from (\d)(?:st|nd|rd|th) hit$/i, (facts, [, frames, unsure, from]) => {
      if (unsure !== undefined) facts.unsure.add("links");
      facts.links.push({ kind: "jails", fromHit: Number(from), delayFrames: Number(frames), on: "hit" });
    }),
    line(/^jails attack inputs with \?f from 1st block \(.*\)$/i, (facts) => {
      facts.unsure.add("links");
      facts.single.duckable = true;
      facts.links.push({ kind: "jails", fromHit: 1, delayable: true, duckable: true });
    }),
    line(/^jails if any hit is blocked$|^jails from 1st to 4st attack$/i, (facts) =>
      facts.links.push({ kind: "jails", fromHit: 1 }),
    ),
    line(/^string jails vs hits \(string duckable\)$/i, (facts) => {
      facts.single.duckable = true;
      facts.links.push({ kind: "jails", duckable: true });
    }),
    line(
      /^does(?: not|n't) jail(?: (?:from|on) (?:(\d)(?:st|nd|rd|th) )?(block|hit))?$/i,
      (facts, [, from, what]) =>
        facts.links.push({ kind: "does not jail", ...hitNumber("", from), ...onHit(what) }),
    ),
    line(INTERRUPT_EITHER, (facts, match) => {
      const [, first, firstUnsure, firstHit, firstWhat, second, secondUnsure, secondHit, secondWhat] = match;
      addInterrupt(facts, { ...hitNumber("", firstHit), ...onHit(firstWhat) }, first, firstUnsure);
      addInterrupt(facts, { ...hitNumber("", secondHit), ...onHit(secondWhat) }, second, secondUnsure);
    }),
    line(INTERRUPT, (facts, match) => {
      const [, startup, unsure, word, digits, what] = match;
      addInterrupt(facts, { ...hitNumber(word, digits), ...onHit(what) }, startup, unsure);
    }),
    line(INTERRUPT_FROM, (facts, match) => {
      const [, word, digits, what, startup, unsure] = match;
      addInterrupt(facts, { ...hitNumber(word, digits), ...onHit(what) }, startup, unsure);
    }),
    line(
      /^(?:move )?cannot be interrupt(?:ed|able)(?: from \d\w\w (?:hit|block))?(?:\s*\(.*\))?$/i,
      (facts, [text]) => {
        facts.single.uninterruptible = true;
        if (ONLY_ATTACKS.test(text)) facts.single.duckable = true;
      },
    ),
    line(/^duckable(?: on (?:\d\w\w )?block)?$/i, set("duckable", true)),
    line(
      /^(?:only )?available (?:only )?as (?:an? )?(airborne |aerial )?combo from (?:the )?(?:(\d)(?:st|nd|rd|th)|previous) (hit|ch)$/i,
      (facts, match) => {
        const airborne = match[1] === undefined ? {} : { airborne: true as const };
        facts.links.push({ kind: comboKind(match[3]), ...hitNumber("", match[2]), ...airborne });
        facts.single.availableOn = ["hit"];
      },
    ),
  ],
};

function addInterrupt(
  facts: NoteFacts,
  from: Pick<StringLink, "fromHit" | "on">,
  startup: string | undefined,
  unsure: string | undefined,
): void {
  if (unsure !== undefined) facts.unsure.add("links");
  const link: StringLink = { kind: "interruptible", ...from, startupFrames: Number(startup) };
  // A float ("Float interrupt with i14~30") may repeat an interrupt.
  if (!facts.links.some((known) => JSON.stringify(known) === JSON.stringify(link))) facts.links.push(link);
}
