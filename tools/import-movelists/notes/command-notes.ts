import type { NoteTopic } from "./note-facts.ts";

export const COMMAND_NOTES: NoteTopic = {
  id: "other command",
  concerns:
    /\balternat(?:e|ive) inputs?\b|^also possible (?:during|in|from)\b|^can be (?:done|performed) (?:from|in|during)\b/i,
  // Inputs that do not give quite the same move, and lines that the source left unfinished.
  outside: [
    /for more|increases|transition to|hold |while|with$|:$|after|release|any number|extended|power up|less damage/i,
    /bufferable|inputs?$|Slide Step|from (?:crouch|backturn)\b/i,
  ],
  rows: [
    {
      pattern:
        /^alternat(?:e|ive) inputs?:? ([A-Za-z0-9+.,*~:/_]+(?:(?:,? or |, )[A-Za-z0-9+.,*~:/_]+)*)(?: \([a-z ]+\))?$/i,
      apply: (facts, match) => {
        facts.otherCommands.push(...(match[1] ?? "").split(/,? or |, |(?<=\d)\/|(?<=\d)_(?=[a-z])/));
      },
    },
    {
      pattern:
        /^(?:Also possible (?:during|in|from)|Can be (?:done|performed) (?:from|in|during)) ([A-Z]{2,4})(?: and ([A-Z]{2,4}))?(?: \([A-Za-z ]+\))?$/,
      apply: (facts, match) => {
        for (const state of [match[1], match[2]])
          if (state !== undefined) facts.otherCommands.push(`${state}.*`);
      },
    },
    {
      pattern: /^can be done from crouch level 1$/i,
      apply: (facts) => {
        facts.otherCommands.push("hFC.*");
      },
    },
  ],
};
