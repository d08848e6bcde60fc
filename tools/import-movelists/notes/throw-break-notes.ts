import type { ThrowBreak } from "@tactician/game";
import type { NoteFacts, NoteTopic } from "./note-facts.ts";

const BUTTONS = "(?:1\\+2|3\\+4|1|2)(?:\\s*(?:or|,|/|_)?\\s+(?:1\\+2|1|2))?(?:\\s+or\\s+1\\+2)?";

function addBreaks(facts: NoteFacts, text: string): boolean {
  for (const button of text.match(/1\+2|3\+4|1|2/g) ?? []) facts.throwBreak.add(button as ThrowBreak);
  return true;
}

export const THROW_BREAK_NOTES: NoteTopic = {
  id: "throw break",
  concerns: /throw ?break|throw escape|\bunbreakable|^breaks?\b|^[12](?:\+2)?(?: or [12](?:\+2)?)? break\b/i,
  outside: [
    /throw break window|^throw break the|throws? received|makes throws|can buffer|^side switch|transition to [A-Z]+ on throw break|^[A-Z]+\.[\d+]+:/i,
    /^\d+F (?:throw )?break/i,
  ],
  rows: [
    {
      pattern: new RegExp(
        `^(?:throw breaks?|throw escape|break):?\\s+(${BUTTONS})(?: in a \\d+f window, frames .*| for (?:left|right) punches)?$`,
        "i",
      ),
      apply: (facts, match) => addBreaks(facts, match[1] ?? ""),
    },
    {
      pattern: new RegExp(`^press (${BUTTONS}) for throw break$`, "i"),
      apply: (facts, match) => addBreaks(facts, match[1] ?? ""),
    },
    {
      pattern: new RegExp(
        `^(${BUTTONS})\\s+(?:for )?(?:throw )?break(?:,? depending on .*input)?(?:\\.? \\([^()]*\\))?$`,
        "i",
      ),
      apply: (facts, match) => addBreaks(facts, match[1] ?? ""),
    },
    {
      pattern:
        /^(?:(?:throw )?break|throw escape):?\s+(?:none|unbreakable)$|^(?:.*throw[^,]*,\s*)?cannot (?:be )?(?:throw break|break throw)$|^(?:crouch )?(?:throw )?\(?unbreakable(?: throw)?(?: extension)?\)?$|^unbreakable on hit$|^unbreakable throw when connecting.*$|^transitions? to unbreakable throw\b.*$|^throws? (?:is|are) unbreakable(?:, rest of the chain throw is breakable)?$|^(?:crouch throw, |wall throw \()?unbreakable(?: \((?:even in NSS|avoid by ducking)\)|\))?$/i,
      apply: (facts) => {
        facts.throwBreak.add("none");
      },
    },
  ],
};
