import { type Advantage, type Condition, defined, type FrameRange, type Transition } from "@tactician/game";
import { ADVANTAGE_PATTERN, advantageIn } from "../read-advantage.ts";
import { readRange, unread, wordMap } from "../read-cells.ts";
import { applyFirst, line, type NoteFacts, type NoteTopic, type Rule, readConditions } from "./note-facts.ts";

interface TransitionDraft {
  into?: string;
  inputs: string[];
  when?: Condition[];
  advantages: Advantage[];
  recoveryFrames?: number;
  frames?: FrameRange;
  delayFrames?: number;
  unsure: boolean;
}

type Piece = Rule<TransitionDraft>;

function piece(pattern: RegExp, apply: Piece["apply"] = () => undefined): Piece {
  return { pattern, apply };
}

const DIRECTION = "(?:DF|DB|UF|UB|df|db|uf|ub|[FBUDfbudn])";
const KEY = `(?:${DIRECTION}\\+)?[1-4](?:\\+[1-4])*|${DIRECTION}`;
const INPUT = `(?:(?:[A-Z]{2,4}|1SS)\\.)?(?:DF~db|BB|${KEY})(?:[,~](?:${KEY}))*`;
const BETWEEN = "(?:_|/|,? or |, )";
const INPUTS = `${INPUT}(?:${BETWEEN}${INPUT})*`;
const WORD_END = "(?![A-Za-z0-9+.])";

/** Words for where the attacker goes that are not stance tokens. */
const PLACES = wordMap<string>({
  standing: "standing",
  "standing block": "standing",
  "standing guard": "standing",
  block: "standing",
  sidestep: "SS",
  "standing recovery": "standing",
});

const PIECES: readonly Piece[] = [
  piece(
    new RegExp(`^\\((${ADVANTAGE_PATTERN}(?:\\s*(?:[/,]|\\s)\\s*${ADVANTAGE_PATTERN})*)(?: o[BH]|\\?)?\\)`),
    addAdvantages,
  ),
  piece(/^by holding (?:down )?any direction/, (draft) =>
    draft.inputs.push("F", "B", "D", "U", "DF", "DB", "UF", "UB"),
  ),
  piece(/^absorbing (?:one|a) hit|^after throw$/, (draft, match) => {
    draft.when = [match[0] === "after throw" ? "hit" : "absorb"];
  }),
  // Crush frames of the cancel, total frames, and remarks in brackets without an advantage.
  piece(
    /^\((?:(?:[a-z]{2}|[tr])\d+\??(?:~\d*\??)?[, ]*)+\)|^(?:[cjf]s\d+\??(?:~\d*\??)?)(?= |$|,)|^\([^()+-]*\)|^\((?:uf,n,|frames |earliest cancel )[^()]*\)/,
  ),
  // A stance cannot be entered twice: `without STB` only says so.
  piece(/^without [A-Z]{3}(?: and Heat)?$/),
  piece(/^r(\d+)(\?)?(?= |$|,)/, (draft, match) => {
    draft.recoveryFrames = Number(match[1]);
    draft.unsure ||= match[2] !== undefined;
  }),
  piece(/^t\d+(?:~t?\d+)?\??(?= |$)/),
  piece(new RegExp(`^${ADVANTAGE_PATTERN}(?:/${ADVANTAGE_PATTERN})*`), addAdvantages),
  piece(
    /^(?:on|at|from|after|earliest on) (?:frames? )?(\d+)(?:(?: to |-|~)(\d+)?)?\??(?:f|F| frames)?(?: of move startup| at the earliest| in [A-Z]+)?(?= |$|,)/,
    (draft, match) => {
      const [, first, last = first] = match;
      if (draft.frames !== undefined) unread("has two times");
      draft.frames = readRange(`${first}~${last}`) ?? unread("runs backwards");
    },
  ),
  piece(/^with (\d+)(\?)?F delay/, (draft, match) => {
    draft.delayFrames = Number(match[1]);
    draft.unsure ||= match[2] !== undefined;
  }),
  piece(/^(?:with|by) no input/),
  piece(
    new RegExp(
      `^(?:with|by pressing|by|using|releasing) (?:the |held |alternate |input )*(${INPUTS})${WORD_END}\\??|^input (${INPUTS})${WORD_END}|^((?:[fb]\\+)?[1-4]_(?:[fb]\\+)?[1-4])$`,
    ),
    (draft, match) => draft.inputs.push(...splitInputs(match[1] ?? match[2] ?? match[3] ?? "")),
  ),
  piece(
    /^on ((?:standing |front |side |grounded |airborne |air |CH |counter ?|throw |back |BT |normal |close |clean |wall |crouch(?:ing)? |(?:a )?successful )*(?:hit|block|whiff|CH|NH|success|parry|throw break|break)(?:(?: or |\/| and )(?:hit|block|whiff|CH))*)(?: only| automatically)*/i,
    (draft, match) => setWhen(draft, readConditions(match[1])),
  ),
  piece(/^(?:during|in) heat/i, (draft) => setWhen(draft, ["heat"])),
  piece(/^(standing (?:block|guard|recovery)|standing|block|sidestep)(?= |$)/i, (draft, match) =>
    setInto(draft, PLACES.get((match[1] ?? "").toLowerCase()) ?? "standing"),
  ),
  piece(/^([A-Z]{2,5}|hFC|1SS)(?: \([A-Za-z ]+\))?(?= |$|,)/, (draft, match) =>
    setInto(draft, match[1] ?? ""),
  ),
  // Another string by its command.
  piece(new RegExp(`^(?:${KEY})\\*?(?:,(?:${KEY}))+(?= with|$)`), (draft, match) => setInto(draft, match[0])),
  // Moves and movements by their name in the game.
  piece(
    /^(?:[A-Z][a-z']+|Special Move)(?: (?:[A-Z][a-z']+|&))*(?: (?:stance|backdash))?(?= |$|,)|^(?:forward )?dash(?= |$)|^backdash(?= |$)|^backward jump(?= |$)|^sidewalk(?= |$)/,
    (draft, match) => setInto(draft, match[0]),
  ),
  piece(/^(?:[,;]|and |at earliest|at the earliest|at |automatically|only|on any frame|early)\s*/),
];

/**
 * Splits `D or 3+4`, `b_u_d`, and `b+3_4`, where the direction counts for both buttons. The stance that the attacker is already in
 * (`DES.1+2`) is not part of the input; a sword or a lying opponent (`1SS.U`, `OTG.d+1`) is.
 */
function splitInputs(text: string): string[] {
  const inputs: string[] = [];
  for (const part of text.split(/_|\/|,? or |, /)) {
    const direction = /^(.*\+)[1-4]$/.exec(inputs.at(-1) ?? "")?.[1];
    const isButtonAlone = /^[1-4]$/.test(part) && direction !== undefined && text.includes("_");
    inputs.push(isButtonAlone ? direction + part : part.replace(/^(?!OTG)[A-Z]{2,4}\./, ""));
  }
  return inputs;
}

function setInto(draft: TransitionDraft, into: string): void {
  draft.into = draft.into === undefined ? into : `${draft.into} ${into}`;
}

function setWhen(draft: TransitionDraft, when: Condition[]): void {
  if (draft.when !== undefined) unread("has two conditions");
  draft.when = when;
}

function addAdvantages(draft: TransitionDraft, match: RegExpExecArray): void {
  for (const text of (match[1] ?? match[0]).match(new RegExp(ADVANTAGE_PATTERN, "g")) ?? [])
    draft.advantages.push(advantageIn(text));
}

/** Reads everything after "transition to" piece by piece. */
function readTransition(text: string): TransitionDraft {
  const draft: TransitionDraft = { inputs: [], advantages: [], unsure: false };
  let rest = text.trim();
  while (rest !== "")
    rest = rest.slice(applyFirst(PIECES, draft, rest) ?? unread(`"${rest}" is left over`)).trim();
  return draft;
}

const ON_HIT: readonly Condition[] = ["hit", "counter hit"];

/**
 * One number is for the stated condition, if there is one; two are block and hit, or hit and counter hit if the move must hit;
 * three are block, hit and counter hit.
 */
function advantageFields(
  draft: TransitionDraft,
): Pick<Transition, "block" | "hit" | "counterHit" | "advantage"> {
  const [first, second, third] = draft.advantages;
  if (first === undefined) return {};
  if (draft.advantages.length > 3) unread("has more than three advantages");
  if (second !== undefined && draft.when?.every((condition) => ON_HIT.includes(condition)) === true) {
    if (third !== undefined || !draft.when.includes("hit")) unread("has too many advantages on hit");
    return { hit: first, counterHit: second };
  }
  if (second !== undefined) return defined({ block: first, hit: second, counterHit: third });
  const only = draft.when?.length === 1 ? (draft.when[0] ?? "") : "";
  if (only === "block") return { block: first };
  if (only === "counter hit") return { counterHit: first };
  return only.endsWith("hit") ? { hit: first } : { advantage: first };
}

function addTransitions(facts: NoteFacts, text = ""): void {
  const draft = readTransition(text);
  const advantages = advantageFields(draft);
  if (draft.into === undefined && draft.inputs.length === 0 && draft.recoveryFrames === undefined)
    unread("says neither where to nor how");
  const { into = "standing", when, recoveryFrames, frames, delayFrames } = draft;
  const transition = defined({ into, ...advantages, when, recoveryFrames, frames, delayFrames });
  if (draft.unsure) facts.unsure.add("transitions");
  if (draft.inputs.length === 0) facts.transitions.push(transition);
  for (const input of draft.inputs) facts.transitions.push({ ...transition, input });
}

const LABELS = wordMap<"block" | "hit" | "counterHit">({ ob: "block", oh: "hit", ch: "counterHit" });
const LABELLED = `(${ADVANTAGE_PATTERN}) (o[BH]|[Cc][Hh])`;

/** `(-4 oB, +9g oH, +14d CH)` on a line of its own: the advantages of the transitions in the line before. */
function addLabelledAdvantages(facts: NoteFacts, text: string): void {
  const found: Pick<Transition, "block" | "hit" | "counterHit"> = {};
  for (const [, number = "", word = ""] of text.matchAll(new RegExp(LABELLED, "g"))) {
    const label = LABELS.get(word.toLowerCase()) ?? unread(`"${word}" is no label`);
    if (found[label] !== undefined) unread("says a label twice");
    found[label] = advantageIn(number);
  }
  const isOpen = facts.transitionsBefore.every(
    ({ block, hit, counterHit, advantage }) => (block ?? hit ?? counterHit ?? advantage) === undefined,
  );
  if (facts.transitionsBefore.length === 0 || !isOpen) unread("belongs to no transition");
  for (const transition of facts.transitionsBefore) Object.assign(transition, found);
}

const VERB =
  "(?:can )?(?:automatically )?(?:immediately )?(?:transitions?|enters?|cancels?|shifts?)(?: (?:the )?(?:\\d\\w\\w|second|early|stance|shift|throw|[A-Z]{3})(?: hit)?)?(?: and transition)?(?: early)?(?: from [A-Z]{3})? (?:(?:in)?to|with(?= [A-Z]{3} with)) ";

export const TRANSITION_NOTES: NoteTopic = {
  id: "transition",
  concerns:
    /\btransitions?\b|^(?:can )?enters? [A-Z]|\bcancels? (?:in)?to\b|^cancel\b|^remains in\b|^recovers in (?:BT|FC)\b/i,
  outside: [
    // A remark about a transition: lines that state one begin with the verb.
    /^(?!(?:on [\w ]+, |during heat: |can )?(?:automatically |immediately )?(?:transitions?|enters?|cancels?|remains|recovers)\b)/i,
    /^(?:cancel )?transitions? (?:notes|consumes|is|input)|attack throw|(?:chain |slaps )?throw (?:on|automatically)|^recovers in FC (?:for|at)|(?:any|the same) options/i,
    /when transitioning|transitions? (?:in)?to (?:\d\w\w|second) (?:hit|i\d)|^cancel \d\w\w active|^remains in [A-Z]{3} \(/i,
    /is safe|cancel into (?:movement|anything)|after (?:recovery|absorbing)|remains in stance|to block in|unlocks/i,
  ],
  rows: [
    line(
      new RegExp(
        `^(?:Can c|C)ancel(?: the)? (?:(?:[A-Z]{2,4} |throw )?transition|shift)\\b.* with (?:input )?(${INPUTS})${WORD_END}(?: \\([^()]*(?:\\([^()]*\\)[^()]*)*\\))?(?: on block)?(?:, .*| at ${ADVANTAGE_PATTERN})?$`,
      ),
      (facts, match) => {
        for (const input of splitInputs(match[1] ?? "")) facts.transitionCancels.add(input);
      },
    ),
    line(new RegExp(`^(?:(during heat): |(on [\\w ]+), )?${VERB}(.+)$`, "i"), (facts, match) =>
      addTransitions(
        facts,
        `${(match[3] ?? "").replace(/; does not[^()]*/, "")} ${(match[1] ?? match[2] ?? "").toLowerCase()}`,
      ),
    ),
    line(new RegExp(`^\\(${LABELLED}(?:, ${LABELLED})*\\)$`), (facts, match) =>
      addLabelledAdvantages(facts, match[0]),
    ),
    line(/^(?:can )?enters? (.+)$/i, (facts, match) => addTransitions(facts, match[1])),
    line(/^transition ((?:[A-Z]{3}|in) .+)$/i, (facts, match) =>
      addTransitions(facts, (match[1] ?? "").replace(/^in /, "")),
    ),
    line(/^Remains in ([A-Z]{2,4})$/, (facts, match) => addTransitions(facts, match[1])),
    line(/^Recovers in (BT|FC)( on .+)?$/, (facts, match) =>
      addTransitions(facts, `${match[1] ?? ""}${match[2] ?? ""}`),
    ),
    line(/^cancel (?:early |stance )?((?:with|on any frame with) .+)$/i, (facts, match) =>
      addTransitions(facts, match[1]),
    ),
  ],
};
