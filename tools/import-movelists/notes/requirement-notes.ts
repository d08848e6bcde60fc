import type { NoteTopic } from "./note-facts.ts";

/** What a move needs beside its stance, and whom it can hit. */
export const REQUIREMENT_NOTES: NoteTopic = {
  id: "requirement",
  concerns:
    /^consumes (?:[A-Z]{3}\b|rage$)|^only (?:once|on ch|when|hits air)|^heat only|^ch only|back close to wall/i,
  outside: [],
  rows: [
    {
      pattern: /^consumes ([A-Z]{3})(?: upon use)?$/,
      apply: (facts, match) => {
        facts.requires.add(match[1] ?? "");
      },
    },
    {
      pattern: /^consumes ([A-Z]{3}|rage)(?: upon use)?$/i,
      apply: (facts, match) => {
        const word = match[1] ?? "";
        facts.requires.add(word.toLowerCase() === "rage" ? "rage" : word.toUpperCase());
      },
    },
    {
      pattern: /^heat only$/i,
      apply: (facts) => {
        facts.requires.add("heat");
      },
    },
    {
      pattern: /^only once per match$/i,
      apply: (facts) => {
        facts.requires.add("once per match");
      },
    },
    {
      pattern: /^requires back close to wall to execute$/i,
      apply: (facts) => {
        facts.requires.add("back to wall");
      },
    },
    {
      pattern: /^only when Heaven and Earth lvl is (\d):?$/i,
      apply: (facts, match) => {
        facts.requires.add(`HAE level ${match[1]}`);
      },
    },
    {
      pattern: /^(?:only on ch|ch only)$/i,
      apply: (facts) => {
        facts.single.availableOn = ["counter hit"];
      },
    },
    {
      pattern: /^(?:only hits airborne opponents|hits airborne opponents only)$/i,
      apply: (facts) => {
        facts.single.onlyAgainst = "airborne";
      },
    },
  ],
};
