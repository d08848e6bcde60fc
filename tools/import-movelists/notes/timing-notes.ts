import { readRange } from "../read-startup.ts";
import { readConditions } from "./conditions.ts";
import type { NoteTopic } from "./note-facts.ts";

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
      apply: (facts, match) => {
        facts.single.inputDelayFrames = Number(match[1]);
        if (match[2] !== undefined) facts.unsure.add("inputDelayFrames");
        return true;
      },
    },
    {
      pattern: /^input can be (\d+)f delayed$/i,
      apply: (facts, match) => {
        facts.single.inputDelayFrames = Number(match[1]);
        return true;
      },
    },
    {
      pattern:
        /^(?:moves? )?can be delayed(?: by| for)? (\d+)(\?)?\s?f(?: delay)?(?:\s*\(.*\)| by holding \d| from [\w ]+ \(charged\)| after jump)?$/i,
      apply: (facts, match) => {
        facts.single.moveDelayFrames = Number(match[1]);
        if (match[2] !== undefined) facts.unsure.add("moveDelayFrames");
        return true;
      },
    },
    {
      pattern: /^move (?:cannot be delayed|can't be delayed|undelayable)$/i,
      apply: (facts) => {
        facts.single.moveDelayFrames = 0;
        return true;
      },
    },
    {
      pattern: /^(?:input|extension) cannot be delayed$/i,
      apply: (facts) => {
        facts.single.inputDelayFrames = 0;
        return true;
      },
    },
    {
      pattern: /^(?:(?:input|move) )?(?:can be delayed|delay-?able)(?: by \?+f)?$/i,
      apply: (facts) => {
        facts.single.delayable = true;
        return true;
      },
    },
    {
      pattern: /^delay-?able(?: by)? (\d+)f$/i,
      apply: (facts, match) => {
        facts.single.moveDelayFrames = Number(match[1]);
        return true;
      },
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
      apply: (facts, match) => {
        const range = readRange(match[1] ?? "");
        if (range === undefined) return false;
        facts.single.effectiveStartup = range;
        if (match[2] !== undefined) facts.unsure.add("effectiveStartup");
        return true;
      },
    },
    {
      pattern:
        /^(i\d+(?:~\d+)?)\?? (?:effective|actual) startup(?: \(cancel takes \d+f\)|: cancel takes \d+f)?$/i,
      apply: (facts, match) => {
        const range = readRange(match[1] ?? "");
        if (range === undefined) return false;
        facts.single.effectiveStartup = range;
        return true;
      },
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
        return true;
      },
    },
  ],
};
