import { readRange } from "../read-startup.ts";
import type { NoteFacts, NoteTopic } from "./note-facts.ts";

/** How a move is put in: before one can act, in time with a frame, with a held button. */
export const INPUT_NOTES: NoteTopic = {
  id: "input",
  concerns: /\bbuffer|acts like|^just frame|\bf (?:perfect )?input window|^requires .*charge|can be charged/i,
  outside: [
    // About what follows the move, another version of it, or the opponent.
    /^(?:stance moves|all stance moves|opponent|jails?|sidestep|[A-Z]{2,4} attacks|while standing|move cannot|alternate|increased|assuming|buffer )|bluespark/i,
    /from (?:crouch|full crouch)\b|forward dash|after heat dash|one for each|for attack throw|^just frame .*(?:damage|dmg|power up|not required)|in heat$|^just frame input \S+/i,
    /^(?:- )?[A-Z]{3}\.\d|input window-$|non just frame|in a \d+f|Perfect Input/i,
  ],
  rows: [
    {
      pattern: /^(?:input )?(?:can ?not be buffered|cannot be buffered|unbufferable)$/i,
      apply: (facts) => {
        facts.single.bufferable = false;
      },
    },
    {
      pattern: /^(?:input )?(?:can be buffered|bufferable)$/i,
      apply: (facts) => {
        facts.single.bufferable = true;
      },
    },
    {
      pattern:
        /^(i\d+(?:~\d+)?) (?:fastest )?(?:effective )?startup (?:when|with) (un)?buffer(?:ed|ing)(?: input| during blockstun| f,n)?(?: \([^()]*\))?(?:(?:\.|, and) (i\d+(?:~\d+)?) (?:fastest )?startup when (un)?buffered)?$/i,
      apply: (facts, [, first = "", firstUn, second, secondUn]) => {
        if (!addStartup(facts, first, firstUn)) return false;
        return second === undefined ? undefined : addStartup(facts, second, secondUn);
      },
    },
    {
      pattern: /^acts? like (?:an? )?(\d+) frame attack$/i,
      apply: (facts, match) => {
        facts.single.actsLikeFrames = Number(match[1]);
      },
    },
    {
      pattern:
        /^just frame (?:input|version of \S+?(?:, for a normal version .*)?|if .* for exactly one frame .*)$/i,
      apply: (facts) => {
        facts.single.isJustFrame = true;
      },
    },
    {
      pattern: /^(\d+)f input window$/i,
      apply: (facts, match) => {
        facts.single.inputWindowFrames = Number(match[1]);
      },
    },
    {
      pattern: /^requires (\d+(?:~\d+)?)f charge$/i,
      apply: (facts, match) => {
        const range = readRange(match[1] ?? "");
        if (range === undefined) return false;
        facts.single.chargeFrames = range;
      },
    },
    {
      pattern:
        /^can be charged(?: to (?:power up|enhance)| with held input)?$|^hold \S+ to power up(?:, .*)?$/i,
      apply: (facts) => {
        facts.single.isChargeable = true;
      },
    },
  ],
};

function addStartup(facts: NoteFacts, text: string, un: string | undefined): boolean {
  const range = readRange(text);
  if (range === undefined) return false;
  facts.single[un === undefined ? "bufferedStartup" : "unbufferedStartup"] = range;
  return true;
}
