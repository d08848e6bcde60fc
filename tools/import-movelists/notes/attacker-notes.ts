import { readConditions } from "./conditions.ts";
import type { NoteFacts, NoteTopic } from "./note-facts.ts";

/** Where the attacker is afterwards, by the word of the note. */
const STATES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    bt: "bt",
    "backturn stance": "bt",
    crouch: "fc",
    crouched: "fc",
    fc: "fc",
    sideturned: "side",
    "side turned": "side",
  }),
);

const STATE = "(?:off[- ]axis )?(F[UD]F[ATLR]|BT|backturn stance|crouch|crouched|FC|sideturned|side turned)";
const WHEN = "(?: on ((?:hit|block|whiff|break|CH)(?: or (?:hit|block|whiff))*))?";

/** Lines about where the attacker is after the move; those that begin with "opponent" are about the other one. */
export const ATTACKER_NOTES: NoteTopic = {
  id: "attacker",
  concerns: new RegExp(
    `^(?!opponent|if )(?:[A-Z][A-Za-z]* ){0,2}?recover(?:s|y)? (?:in )?${STATE}|unpunishable|difficult to punish`,
    "i",
  ),
  // Where it depends on the frame that connects, or is about a later moment.
  outside: [/when |fails|at frame|after \d|for \d|attack throw|close hit|past the opponent|high and covers/i],
  rows: [
    {
      pattern: new RegExp(
        `^(?!opponent )(?:[A-Z][A-Za-z]* ){0,2}?recover(?:s|y)? (?:in )?${STATE}${WHEN}$`,
        "i",
      ),
      apply: (facts, match) => addState(facts, match[1], match[2]),
    },
    {
      pattern: new RegExp(
        `^(?!opponent )(?:[A-Z][A-Za-z]* ){0,2}?recovers (?:in )?${STATE} on (hit|block), and ${STATE} on (hit|block)$`,
        "i",
      ),
      apply: (facts, match) => addState(facts, match[1], match[2]) && addState(facts, match[3], match[4]),
    },
    {
      pattern: /^[A-Z][a-z]+ and the opponent recover in BT on break$/,
      apply: (facts) => addState(facts, "BT", "break"),
    },
    {
      pattern:
        /^recovers \d+f (?:faster|slower)(?: on (hit or block|hit|block))? \((?:t\d+ r(\d+)|r(\d+) t\d+)\)$/i,
      apply: (facts, match) => {
        const when = match[1] === undefined ? undefined : readConditions(`on ${match[1]}`);
        if (when === undefined) return false;
        facts.single.contactRecovery = { frames: Number(match[2] ?? match[3]), when };
      },
    },
    {
      pattern: /^unpunishable on block due to pushback$/i,
      apply: (facts) => {
        facts.single.pushbackOnBlock = "out of reach";
      },
    },
    {
      pattern: /^(?:huge pushback on block|massive pushback), difficult to punish(?: without walls)?$/i,
      apply: (facts) => {
        facts.single.pushbackOnBlock = "large";
      },
    },
  ],
};

function addState(facts: NoteFacts, word = "", when?: string): boolean {
  const state = STATES.get(word.toLowerCase()) ?? word.toUpperCase();
  const conditions =
    when === undefined ? undefined : readConditions(when.includes("break") ? when : `on ${when}`);
  if (when !== undefined && conditions === undefined) return false;
  facts.attackerAfter.push({ state, ...(conditions === undefined ? {} : { when: conditions }) });
  return true;
}
