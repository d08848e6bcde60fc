import type { FrameRange } from "@tactician/game";
import { readRange, unread } from "../read-cells.ts";
import { line, type NoteFacts, type NoteTopic, readConditions, set, setNumber } from "./note-facts.ts";

/** The first group that is there. */
function addStartup(facts: NoteFacts, { groups, ...match }: RegExpExecArray): void {
  facts.single.effectiveStartup = rangeIn(match[1] ?? match[2]);
  if (groups?.unsure !== undefined) facts.unsure.add("effectiveStartup");
}

function rangeIn(text = ""): FrameRange {
  return readRange(text) ?? unread("runs backwards");
}

export const DELAY_NOTES: NoteTopic = {
  id: "delay",
  concerns: /\bdelay/i,
  outside: [
    /(?:stance moves|cancel|attacks|transition|transition input|combo) can be delayed|delayed (?:input|buffer|startup)|delaying|with delay/i,
    /(?:move|input) is delayed|decaying|delay on|decays|extension is delayed|after \d+F with \d+F delay|into .* with \d+f delay/i,
  ],
  rows: [
    line(
      /^(?:the )?inp?put (?:can be )?delay(?:ed|able)(?: by| for| with)? \+?(\d+)(\?)?\s?f(?: delay)?(?:\s*\(.*\))?$/i,
      setNumber("inputDelayFrames"),
    ),
    line(/^input can be (\d+)f delayed$/i, setNumber("inputDelayFrames")),
    line(
      /^(?:moves? )?can be delayed(?: by| for)? (\d+)(\?)?\s?f(?: delay)?(?:\s*\(.*\)| by holding \d| from [\w ]+ \(charged\)| after jump)?$/i,
      setNumber("moveDelayFrames"),
    ),
    line(
      /^move (?:cannot be delayed|can't be delayed|undelayable)(?:, effective startup i[\d~]+)?$/i,
      set("moveDelayFrames", 0),
    ),
    line(/^(?:input|extension) cannot be delayed$/i, set("inputDelayFrames", 0)),
    line(/^(?:(?:input|move) )?(?:can be delayed|delay-?able)(?: by \?+f)?$/i, set("delayable", true)),
    line(/^delay-?able(?: by)? (\d+)f$/i, setNumber("moveDelayFrames")),
  ],
};

export const EFFECTIVE_STARTUP_NOTES: NoteTopic = {
  id: "effective startup",
  concerns: /effective startup|actual startup/i,
  // For another way to do the move, or counted from elsewhere.
  outside: [
    /fastest|minimum|when|input|perform|with|;|parry|manual|stance moves|animati|if done|takes i\d/i,
    /^[- ]*(?:[A-Z]{2,4}|H\.[A-Z]{3}|ub,b\+3|[A-Z]{3}\.\d)[.\d+]*: ?/i,
  ],
  rows: [
    line(
      /^(?:.*(?:adds|takes)(?: minimum)? \d+ ?f(?:rames)?, )?(?:effective (?:move )?startup:?|actual startup:?)(?: time)?(?: is)? (i\d+(?:~\d+)?)(?<unsure>\?)?(?:, cancel adds \d+f)?$/i,
      addStartup,
    ),
    line(
      /^(?:(?:jump|sidestep) takes \d+f[,;] )?effective (?:minimum )?startup (i?\d+(?:~\d+)?)f?$|^(?:sidestep|roll) adds minimum \d+f, effective startup (i\d+(?:~\d+)?)$/i,
      addStartup,
    ),
    line(
      /^(i\d+(?:~\d+)?) effective startup (?:\(i\d+ actual startup\)|\((?:with )?FC\.\S+ (?:from manual crouch|input)\)|\(\S+ takes i?\d+f?\))$|^(i\d+) fastest possible startup in neutral.*$/i,
      addStartup,
    ),
    line(
      /^(i\d+(?:~\d+)?)\?? (?:effective|actual) startup(?: \(cancel takes \d+f\)|: cancel takes \d+f)?$/i,
      addStartup,
    ),
  ],
};

export const AVAILABILITY_NOTES: NoteTopic = {
  id: "availability",
  concerns: /\bavailable\b/i,
  outside: [
    /stance moves|if 1st hit|after reversing|frontal/i,
    /available (?:in|during|after|while)|no longer|unavailable/i,
    /^.+ hits? available/i,
  ],
  rows: [
    line(
      /^(?:(?:follow-?up|extension|\d\w\w) )?(?:only )?available (?:only )?(?:on|from) (.+)$/i,
      (facts, [, when = ""]) => {
        facts.single.availableOn = readConditions(when.replace(/^\d\w\w /, ""));
      },
    ),
  ],
};

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
    line(/^(?:input )?(?:can ?not be buffered|cannot be buffered|unbufferable)$/i, set("bufferable", false)),
    line(/^(?:input )?(?:can be buffered|bufferable)$/i, set("bufferable", true)),
    line(
      /^(i\d+(?:~\d+)?) (?:fastest )?(?:effective )?startup (?:when|with) (un)?buffer(?:ed|ing)(?: input| during blockstun| f,n)?(?: \([^()]*\))?(?:(?:\.|, and) (i\d+(?:~\d+)?) (?:fastest )?startup when (un)?buffered)?$/i,
      (facts, [, first, firstUn, second, secondUn]) => {
        addBufferedStartup(facts, first, firstUn);
        if (second !== undefined) addBufferedStartup(facts, second, secondUn);
      },
    ),
    line(/^acts? like (?:an? )?(\d+) frame attack$/i, setNumber("actsLikeFrames")),
    line(
      /^just frame (?:input|version of \S+?(?:, for a normal version .*)?|if .* for exactly one frame .*)$/i,
      set("isJustFrame", true),
    ),
    line(/^(\d+)f input window$/i, setNumber("inputWindowFrames")),
    line(/^requires (\d+(?:~\d+)?)f charge$/i, (facts, match) => {
      facts.single.chargeFrames = rangeIn(match[1]);
    }),
    line(
      /^can be charged(?: to (?:power up|enhance)| with held input)?$|^hold \S+ to power up(?:, .*)?$/i,
      set("isChargeable", true),
    ),
  ],
};

function addBufferedStartup(facts: NoteFacts, text: string | undefined, un: string | undefined): void {
  facts.single[un === undefined ? "bufferedStartup" : "unbufferedStartup"] = rangeIn(text);
}
