import { defined, type Sidestep, type ThrowBreak } from "@tactician/game";
import { wordMap } from "../read-cells.ts";
import { line, type NoteFacts, type NoteTopic, needs, readConditions, set } from "./note-facts.ts";

export const POSTURE_NOTES: NoteTopic = {
  id: "posture",
  concerns: /\bopponent (?:is |left|recovers|recovery|status|on hit)/i,
  outside: [
    /\bCH\b|block|break|grounded|crouch|side|stand|perpendicular|fails|damage|off-axis|when|far|away|BT|after|can be|faster|slower|FC|health|off axis|splat|cannot|non-guarding/i,
  ],
  rows: [
    line(
      /^opponent (?:is )?(?:left|recovers|recovery|status)?(?: in)?(?: ?on hit:?)? ?(F[UD]F[ATLR])( on hit| on NH| on normal hit| state)?(\?| \(F[UD]F[ATLR]\?\))?$/i,
      (facts, match) => {
        facts.posture = (match[1] ?? "").toUpperCase();
        if (match[3] !== undefined) facts.unsure.add("hit");
      },
    ),
  ],
};

/** The attacker's state afterwards, by the note's word for it. */
const STATES = wordMap<string>({
  bt: "bt",
  "backturn stance": "bt",
  crouch: "fc",
  crouched: "fc",
  fc: "fc",
  sideturned: "side",
  "side turned": "side",
});

const STATE = "(?:off[- ]axis )?(F[UD]F[ATLR]|BT|backturn stance|crouch|crouched|FC|sideturned|side turned)";
const WHEN = "(?: on ((?:hit|block|whiff|break|CH)(?: or (?:hit|block|whiff))*))?";

/** Lines about the attacker's state after the move; those that begin with "opponent" are not. */
export const ATTACKER_NOTES: NoteTopic = {
  id: "attacker",
  concerns: new RegExp(
    `^(?!opponent|if )(?:[A-Z][A-Za-z]* ){0,2}?recover(?:s|y)? (?:in )?${STATE}|unpunishable|difficult to punish`,
    "i",
  ),
  // Depends on the frame that connects, or is about a later moment.
  outside: [/when |fails|at frame|after \d|for \d|attack throw|close hit|past the opponent|high and covers/i],
  rows: [
    line(
      new RegExp(`^(?!opponent )(?:[A-Z][A-Za-z]* ){0,2}?recover(?:s|y)? (?:in )?${STATE}${WHEN}$`, "i"),
      (facts, match) => addState(facts, match[1], match[2]),
    ),
    line(
      new RegExp(
        `^(?!opponent )(?:[A-Z][A-Za-z]* ){0,2}?recovers (?:in )?${STATE} on (hit|block), and ${STATE} on (hit|block)$`,
        "i",
      ),
      (facts, [, onHit, hit, onBlock, block]) => {
        addState(facts, onHit, hit);
        addState(facts, onBlock, block);
      },
    ),
    line(/^[A-Z][a-z]+ and the opponent recover in BT on break$/, (facts) => addState(facts, "BT", "break")),
    line(
      /^recovers \d+f (?:faster|slower)(?: on (hit or block|hit|block))? \((?:t\d+ r(\d+)|r(\d+) t\d+)\)$/i,
      (facts, match) => {
        facts.single.contactRecovery = {
          frames: Number(match[2] ?? match[3]),
          when: readConditions(match[1]),
        };
      },
    ),
    line(/^unpunishable on block due to pushback$/i, set("pushbackOnBlock", "out of reach")),
    line(
      /^(?:huge pushback on block|massive pushback), difficult to punish(?: without walls)?$/i,
      set("pushbackOnBlock", "large"),
    ),
  ],
};

function addState(facts: NoteFacts, word = "", on?: string): void {
  const state = STATES.get(word.toLowerCase()) ?? word.toUpperCase();
  const when = on === undefined ? undefined : readConditions(on);
  facts.attackerAfter.push(defined({ state, when }));
}

/** What a move needs besides its stance, and whom it can hit. */
export const REQUIREMENT_NOTES: NoteTopic = {
  id: "requirement",
  concerns:
    /^consumes (?:[A-Z]{3}\b|rage$)|^(?:can )?only (?:be used )?(?:once|on ch|when|hits air)|^ultimate count|^heat only|^ch only|back close to wall/i,
  outside: [],
  rows: [
    line(/^consumes ([A-Z]{3})(?: upon use)?$/, (facts, match) => facts.requires.add(match[1] ?? "")),
    line(/^consumes ([A-Z]{3}|rage)(?: upon use)?$/i, (facts, match) => {
      const word = match[1] ?? "";
      facts.requires.add(word.toLowerCase() === "rage" ? "rage" : word.toUpperCase());
    }),
    line(/^heat only$/i, needs("heat")),
    line(/^(?:can )?only (?:be used )?once per match$/i, needs("once per match")),
    line(/^ultimate count \d required to use$/i, needs("ultimate count")),
    line(/^requires back close to wall to execute$/i, needs("back to wall")),
    line(/^only when Heaven and Earth lvl is (\d):?$/i, (facts, match) =>
      facts.requires.add(`HAE level ${match[1]}`),
    ),
    line(/^(?:only on ch|ch only)$/i, set("availableOn", ["counter hit"])),
    line(/^(?:only hits airborne opponents|hits airborne opponents only)$/i, set("onlyAgainst", "airborne")),
  ],
};

export const COMMAND_NOTES: NoteTopic = {
  id: "other command",
  concerns:
    /\balternat(?:e|ive) inputs?\b|^also possible (?:during|in|from)\b|^can be (?:done|performed) (?:from|in|during)\b/i,
  // Inputs for a slightly different move, and unfinished lines of the source.
  outside: [
    /for more|increases|transition to|hold |while|with$|:$|after|release|any number|extended|power up|less damage/i,
    /bufferable|inputs?$|Slide Step|from (?:crouch|backturn)\b/i,
  ],
  rows: [
    line(
      /^alternat(?:e|ive) inputs?:? ([A-Za-z0-9+.,*~:/_]+(?:(?:,? or |, )[A-Za-z0-9+.,*~:/_]+)*)(?: \([a-z ]+\))?$/i,
      (facts, match) =>
        facts.otherCommands.push(...(match[1] ?? "").split(/,? or |, |(?<=\d)\/|(?<=\d)_(?=[a-z])/)),
    ),
    line(
      /^(?:Also possible (?:during|in|from)|Can be (?:done|performed) (?:from|in|during)) ([A-Z]{2,4})(?: and ([A-Z]{2,4}))?(?: \([A-Za-z ]+\))?$/,
      (facts, match) => {
        for (const state of [match[1], match[2]])
          if (state !== undefined) facts.otherCommands.push(`${state}.*`);
      },
    ),
    line(/^can be done from crouch level 1$/i, (facts) => facts.otherCommands.push("hFC.*")),
  ],
};

const BUTTONS = "(?:1\\+2|3\\+4|1|2)(?:\\s*(?:or|,|/|_)?\\s+(?:1\\+2|1|2))?(?:\\s+or\\s+1\\+2)?";

function addBreaks(facts: NoteFacts, [, text = ""]: RegExpExecArray): void {
  for (const button of text.match(/1\+2|3\+4|1|2/g) ?? []) facts.throwBreak.add(button as ThrowBreak);
}

export const THROW_BREAK_NOTES: NoteTopic = {
  id: "throw break",
  concerns: /throw ?break|throw escape|\bunbreakable|^breaks?\b|^[12](?:\+2)?(?: or [12](?:\+2)?)? break\b/i,
  outside: [
    /throw break window|^throw break the|throws? received|makes throws|can buffer|^side switch|transition to [A-Z]+ on throw break|^[A-Z]+\.[\d+]+:/i,
    /^\d+F (?:throw )?break/i,
  ],
  rows: [
    line(
      new RegExp(
        `^(?:throw breaks?|throw escape|break):?\\s+(${BUTTONS})(?: in a \\d+f window, frames .*| for (?:left|right) punches)?$`,
        "i",
      ),
      addBreaks,
    ),
    line(new RegExp(`^press (${BUTTONS}) for throw break$`, "i"), addBreaks),
    line(
      new RegExp(
        `^(${BUTTONS})\\s+(?:for )?(?:throw )?break(?:,? depending on .*input)?(?:\\.? \\([^()]*\\))?$`,
        "i",
      ),
      addBreaks,
    ),
    line(
      /^(?:(?:throw )?break|throw escape):?\s+(?:none|unbreakable)$|^(?:.*throw[^,]*,\s*)?cannot (?:be )?(?:throw break|break throw)$|^(?:crouch )?(?:throw )?\(?unbreakable(?: throw)?(?: extension)?\)?$|^unbreakable on hit$|^unbreakable throw when connecting.*$|^transitions? to unbreakable throw\b.*$|^throws? (?:is|are) unbreakable(?:, rest of the chain throw is breakable)?$|^(?:crouch throw, |wall throw \()?unbreakable(?: \((?:even in NSS|avoid by ducking)\)|\))?$/i,
      (facts) => facts.throwBreak.add("none"),
    ),
  ],
};

const SIDES = wordMap<readonly Sidestep[]>({
  SS: ["ssl", "ssr"],
  SW: ["swl", "swr"],
  SSL: ["ssl"],
  SSR: ["ssr"],
  SWL: ["swl"],
  SWR: ["swr"],
});

const sidesIn = (text = ""): readonly Sidestep[] =>
  (text.match(/\bS[SW][LR]?\b/gi) ?? []).flatMap((word) => SIDES.get(word.toUpperCase()) ?? []);

const AFTER_HIT = /(?:from|on|after) (?:the )?\w+ hit\b(?! or block)/i;

export const WHIFF_NOTES: NoteTopic = {
  id: "whiff",
  concerns: /whiffs? (?:vs|against|to)\b/i,
  outside: [],
  rows: [
    line(
      /^(may )?whiffs? (?:vs|against|to) ((?:S[SW][LR]?)(?:(?:\s*(?:,|\/|and|or|&)\s*)+S[SW][LR]?)*)(?:,? (?:from|on|after) (?:the )?\w+ (?:block or hit|block|bolck|hit or block|hit|attack))?(?:\s*\((.*)\))?$/i,
      (facts, match) => {
        const [line, may, said, remark] = match;
        const told = sidesIn(said);
        for (const side of told) facts.whiffsTo.add(side);
        // A remark means that it depends on range, timing or the opponent's size, unless it is about other sides.
        const named = sidesIn(remark);
        const isDoubted =
          remark !== undefined && (named.length === 0 || named.some((side) => told.includes(side)));
        // What one does after being hit is another matter.
        if (may !== undefined || (isDoubted && !AFTER_HIT.test(line))) facts.unsure.add("whiffsTo");
      },
    ),
  ],
};
