import { readRange } from "../read-startup.ts";
import { readConditions } from "./conditions.ts";
import type { NoteFacts, NoteRow, NoteTopic } from "./note-facts.ts";

/** Takes the pattern's number; a question mark behind it makes the fact unsure. */
function numberInto(field: "inputDelayFrames" | "moveDelayFrames"): NoteRow["apply"] {
  return (facts, match) => {
    facts.single[field] = Number(match[1]);
    if (match[2] !== undefined) facts.unsure.add(field);
  };
}

function addStartup(facts: NoteFacts, match: RegExpExecArray): false | undefined {
  const range = readRange(match[1] ?? "");
  if (range === undefined) return false;
  facts.single.effectiveStartup = range;
  if (match[2] !== undefined) facts.unsure.add("effectiveStartup");
}

export const DELAY_NOTES: NoteTopic = {
  id: "delay",
  concerns: /\bdelay/i,
  outside: [
    /(?:stance moves|cancel|attacks|transition|transition input|combo) can be delayed|delayed (?:input|buffer|startup)|delaying|with delay/i,
    /(?:move|input) is delayed|decaying|delay on|decays|extension is delayed|after \d+F with \d+F delay|into .* with \d+f delay/i,
  ],
  rows: [
    {
      pattern:
        /^(?:the )?inp?put (?:can be )?delay(?:ed|able)(?: by| for| with)? \+?(\d+)(\?)?\s?f(?: delay)?(?:\s*\(.*\))?$/i,
      apply: numberInto("inputDelayFrames"),
    },
    {
      pattern: /^input can be (\d+)f delayed$/i,
      apply: numberInto("inputDelayFrames"),
    },
    {
      pattern:
        /^(?:moves? )?can be delayed(?: by| for)? (\d+)(\?)?\s?f(?: delay)?(?:\s*\(.*\)| by holding \d| from [\w ]+ \(charged\)| after jump)?$/i,
      apply: numberInto("moveDelayFrames"),
    },
    {
      pattern: /^move (?:cannot be delayed|can't be delayed|undelayable)$/i,
      apply: (facts) => {
        facts.single.moveDelayFrames = 0;
      },
    },
    {
      pattern: /^(?:input|extension) cannot be delayed$/i,
      apply: (facts) => {
        facts.single.inputDelayFrames = 0;
      },
    },
    {
      pattern: /^(?:(?:input|move) )?(?:can be delayed|delay-?able)(?: by \?+f)?$/i,
      apply: (facts) => {
        facts.single.delayable = true;
      },
    },
    {
      pattern: /^delay-?able(?: by)? (\d+)f$/i,
      apply: numberInto("moveDelayFrames"),
    },
  ],
};

export const EFFECTIVE_STARTUP_NOTES: NoteTopic = {
  id: "effective startup",
  concerns: /effective startup|actual startup/i,
  // Startups of another way to do the move, or counted from another place.
  outside: [
    /fastest|minimum|when|input|perform|with|;|parry|manual|stance moves|animati|if done|takes i\d/i,
    /^[- ]*(?:[A-Z]{2,4}|H\.[A-Z]{3}|ub,b\+3|[A-Z]{3}\.\d)[.\d+]*: ?/i,
  ],
  rows: [
    {
      pattern:
        /^(?:.*(?:adds|takes)(?: minimum)? \d+ ?f(?:rames)?, )?(?:effective (?:move )?startup:?|actual startup:?)(?: time)?(?: is)? (i\d+(?:~\d+)?)(\?)?(?:, cancel adds \d+f)?$/i,
      apply: addStartup,
    },
    {
      pattern:
        /^(?:(?:jump|sidestep) takes \d+f[,;] )?effective (?:minimum )?startup (i?\d+(?:~\d+)?)f?$|^(?:sidestep|roll) adds minimum \d+f, effective startup (i\d+(?:~\d+)?)$/i,
      apply: (facts, match) => {
        const range = readRange(match[1] ?? match[2] ?? "");
        if (range === undefined) return false;
        facts.single.effectiveStartup = range;
      },
    },
    {
      pattern:
        /^(i\d+(?:~\d+)?) effective startup (?:\(i\d+ actual startup\)|\((?:with )?FC\.\S+ (?:from manual crouch|input)\)|\(\S+ takes i?\d+f?\))$|^(i\d+) fastest possible startup in neutral.*$/i,
      apply: (facts, match) => {
        const range = readRange(match[1] ?? match[2] ?? "");
        if (range === undefined) return false;
        facts.single.effectiveStartup = range;
      },
    },
    {
      pattern:
        /^(i\d+(?:~\d+)?)\?? (?:effective|actual) startup(?: \(cancel takes \d+f\)|: cancel takes \d+f)?$/i,
      apply: addStartup,
    },
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
    {
      pattern: /^(?:(?:follow-?up|extension|\d\w\w) )?(?:only )?available (?:only )?(?:on|from) (.+)$/i,
      apply: (facts, match) => {
        const when = readConditions((match[1] ?? "").replace(/^\d\w\w /, ""));
        if (when === undefined) return false;
        facts.single.availableOn = when;
      },
    },
  ],
};
