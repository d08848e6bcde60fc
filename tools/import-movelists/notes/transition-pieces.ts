import type { Advantage, Condition, FrameRange } from "@tactician/game";
import { ADVANTAGE_PATTERN, readAdvantage } from "../read-advantage.ts";
import { readRange } from "../read-startup.ts";
import { readConditions } from "./conditions.ts";

/** What a transition line says, collected piece by piece; the pieces are in any order. */
export interface TransitionDraft {
  into?: string;
  inputs: string[];
  when?: Condition[];
  advantages: Advantage[];
  recoveryFrames?: number;
  frames?: FrameRange;
  delayFrames?: number;
  unsure: boolean;
}

interface Piece {
  readonly pattern: RegExp;
  /** Writes what the piece says, or answers false when it cannot; missing where the model has no place for it. */
  readonly apply?: (draft: TransitionDraft, match: RegExpExecArray) => boolean | undefined;
}

const DIRECTION = "(?:DF|DB|UF|UB|df|db|uf|ub|[FBUDfbudn])";
const KEY = `(?:${DIRECTION}\\+)?[1-4](?:\\+[1-4])*|${DIRECTION}`;
const INPUT = `(?:(?:[A-Z]{2,4}|1SS)\\.)?(?:DF~db|BB|${KEY})(?:[,~](?:${KEY}))*`;
const BETWEEN = "(?:_|/|,? or |, )";
export const INPUTS = `${INPUT}(?:${BETWEEN}${INPUT})*`;
export const WORD_END = "(?![A-Za-z0-9+.])";

/** Words for where the attacker goes that are not stance tokens. */
const PLACES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    standing: "standing",
    "standing block": "standing",
    "standing guard": "standing",
    block: "standing",
    sidestep: "SS",
    "standing recovery": "standing",
  }),
);

const PIECES: readonly Piece[] = [
  {
    pattern: new RegExp(
      `^\\((${ADVANTAGE_PATTERN}(?:\\s*(?:[/,]|\\s)\\s*${ADVANTAGE_PATTERN})*)(?: o[BH]|\\?)?\\)`,
    ),
    apply: addAdvantages,
  },
  {
    pattern: /^by holding (?:down )?any direction/,
    apply: (draft) => {
      draft.inputs.push("F", "B", "D", "U", "DF", "DB", "UF", "UB");
    },
  },
  {
    pattern: /^absorbing (?:one|a) hit|^after throw$/,
    apply: (draft, match) => setWhen(draft, [match[0] === "after throw" ? "hit" : "absorb"]),
  },
  // Crush frames of the cancel, total frames, and remarks in brackets without a number of advantage.
  {
    pattern:
      /^\((?:(?:[a-z]{2}|[tr])\d+\??(?:~\d*\??)?[, ]*)+\)|^(?:[cjf]s\d+\??(?:~\d*\??)?)(?= |$|,)|^\([^()+-]*\)|^\((?:uf,n,|frames |earliest cancel )[^()]*\)/,
  },
  // A stance cannot be entered twice: `without STB` only says so.
  { pattern: /^without [A-Z]{3}(?: and Heat)?$/ },
  {
    pattern: /^r(\d+)(\?)?(?= |$|,)/,
    apply: (draft, match) => {
      draft.recoveryFrames = Number(match[1]);
      draft.unsure ||= match[2] !== undefined;
    },
  },
  { pattern: /^t\d+(?:~t?\d+)?\??(?= |$)/ },
  {
    pattern: new RegExp(`^${ADVANTAGE_PATTERN}(?:/${ADVANTAGE_PATTERN})*`),
    apply: addAdvantages,
  },
  {
    pattern:
      /^(?:on|at|from|after|earliest on) (?:frames? )?(\d+)(?:(?: to |-|~)(\d+)?)?\??(?:f|F| frames)?(?: of move startup| at the earliest| in [A-Z]+)?(?= |$|,)/,
    apply: (draft, match) => {
      const frames = readRange(match[2] === undefined ? (match[1] ?? "") : `${match[1] ?? ""}~${match[2]}`);
      if (frames === undefined || draft.frames !== undefined) return false;
      draft.frames = frames;
    },
  },
  {
    pattern: /^with (\d+)(\?)?F delay/,
    apply: (draft, match) => {
      draft.delayFrames = Number(match[1]);
      draft.unsure ||= match[2] !== undefined;
    },
  },
  { pattern: /^(?:with|by) no input/ },
  {
    pattern: new RegExp(
      `^(?:with|by pressing|by|using|releasing) (?:the |held |alternate |input )*(${INPUTS})${WORD_END}\\??|^input (${INPUTS})${WORD_END}|^((?:[fb]\\+)?[1-4]_(?:[fb]\\+)?[1-4])$`,
    ),
    apply: (draft, match) => {
      const text = match[1] ?? match[2] ?? match[3] ?? "";
      draft.inputs.push(...splitInputs(text));
    },
  },
  {
    pattern:
      /^on ((?:standing |front |side |grounded |airborne |air |CH |counter ?|throw |back |BT |normal |close |clean |wall |crouch(?:ing)? |(?:a )?successful )*(?:hit|block|whiff|CH|NH|success|parry|throw break|break)(?:(?: or |\/| and )(?:hit|block|whiff|CH))*)(?: only| automatically)*/i,
    apply: (draft, match) => {
      const when = readConditions(match[1] ?? "");
      if (when === undefined || draft.when !== undefined) return false;
      draft.when = when;
    },
  },
  { pattern: /^(?:during|in) heat/i, apply: (draft) => draft.when === undefined && setWhen(draft, ["heat"]) },
  {
    pattern: /^(standing (?:block|guard|recovery)|standing|block|sidestep)(?= |$)/i,
    apply: (draft, match) => setInto(draft, PLACES.get((match[1] ?? "").toLowerCase()) ?? "standing"),
  },
  {
    pattern: /^([A-Z]{2,5}|hFC|1SS)(?: \([A-Za-z ]+\))?(?= |$|,)/,
    apply: (draft, match) => setInto(draft, match[1] ?? ""),
  },
  // Another string by its command.
  {
    pattern: new RegExp(`^(?:${KEY})\\*?(?:,(?:${KEY}))+(?= with|$)`),
    apply: (draft, match) => setInto(draft, match[0]),
  },
  // Moves and movements by their name in the game.
  {
    pattern:
      /^(?:[A-Z][a-z']+|Special Move)(?: (?:[A-Z][a-z']+|&))*(?: (?:stance|backdash))?(?= |$|,)|^(?:forward )?dash(?= |$)|^backdash(?= |$)|^backward jump(?= |$)|^sidewalk(?= |$)/,
    apply: (draft, match) => setInto(draft, match[0]),
  },
  {
    pattern: /^(?:[,;]|and |at earliest|at the earliest|at |automatically|only|on any frame|early)\s*/,
  },
];

/**
 * `D or 3+4`, `b_u_d`, and `b+3_4`, where the direction counts for both buttons. The stance that the attacker is in anyway
 * (`DES.1+2`) is not part of the input; a sword or a lying opponent (`1SS.U`, `OTG.d+1`) is.
 */
export function splitInputs(text: string): string[] {
  const inputs: string[] = [];
  for (const part of text.split(/_|\/|,? or |, /)) {
    const direction = /^(.*\+)[1-4]$/.exec(inputs.at(-1) ?? "")?.[1];
    const isButtonAlone = /^[1-4]$/.test(part) && direction !== undefined && text.includes("_");
    inputs.push(isButtonAlone ? direction + part : part.replace(/^(?!OTG)[A-Z]{2,4}\./, ""));
  }
  return inputs;
}

function setInto(draft: TransitionDraft, into: string): boolean {
  draft.into = draft.into === undefined ? into : `${draft.into} ${into}`;
  return true;
}

function setWhen(draft: TransitionDraft, when: Condition[]): boolean {
  draft.when = when;
  return true;
}

function addAdvantages(draft: TransitionDraft, match: RegExpExecArray): boolean {
  for (const text of (match[1] ?? match[0]).match(new RegExp(ADVANTAGE_PATTERN, "g")) ?? []) {
    const value = readAdvantage(text);
    if (!value.ok || value.value === undefined) return false;
    draft.advantages.push(value.value);
  }
  return true;
}

/** Reads everything behind "transition to" piece by piece; undefined when something is left over. */
export function readTransition(text: string): TransitionDraft | undefined {
  const draft: TransitionDraft = { inputs: [], advantages: [], unsure: false };
  let rest = text.trim();
  while (rest !== "") {
    const length = readPiece(draft, rest);
    if (length === 0) return undefined;
    rest = rest.slice(length).trim();
  }
  return draft;
}

function readPiece(draft: TransitionDraft, rest: string): number {
  for (const piece of PIECES) {
    const match = piece.pattern.exec(rest);
    if (match !== null && match[0] !== "" && piece.apply?.(draft, match) !== false) return match[0].length;
  }
  return 0;
}
