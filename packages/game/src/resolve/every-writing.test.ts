import {
  BUTTON_SETS,
  DIRECTION_SETS,
  formatNotation,
  type NotationToken,
  parseNotation,
  presentIn,
  presentMove,
  rewriteText,
  type Writing,
  writingOf,
} from "@tactician/notation";
import { expect, test } from "vitest";
import { contentMovelists } from "../testing/content-movelists.ts";
import { stanceWords } from "./players-names.ts";

const WRITINGS = BUTTON_SETS.flatMap((buttons) =>
  DIRECTION_SETS.map((directions) => ({ buttons, directions })),
).filter(({ buttons, directions }) => writingOf(buttons, directions).directions === directions);

function meanings(tokens: readonly NotationToken[]): string {
  return tokens.map(({ kind, id }) => `${kind} ${id}`).join(", ");
}

/** What notations mode shows, and copying gives. */
function shownText(command: string, stances: readonly string[], writing: Writing): string {
  const { pieces } = presentIn(presentMove(command, stances), writing);
  return pieces.map(({ text, tight }) => (tight ? text : ` ${text}`)).join("");
}

const COMMANDS = [...contentMovelists()].flatMap(([character, movelist]) => {
  const stances = stanceWords(movelist);
  const meaningOf = (text: string, writing?: Writing) =>
    meanings(parseNotation(text, writing ? { stances, writing } : { stances }).tokens);
  return movelist.moves.flatMap(({ command, aliases = [] }) =>
    [command, ...aliases].map((text) => {
      const { tokens } = parseNotation(text, { stances });
      // What a page shows of `2 quick f` alone is a hold in letters, too: only the stored form tells them apart.
      const isShownAlike =
        meaningOf(shownText(text, stances, writingOf("numbers", "letters"))) === meanings(tokens);
      return { name: `${character}: "${text}"`, text, stances, tokens, isShownAlike, meaningOf };
    }),
  );
});

test.each(WRITINGS)(
  "every command and alias of every movelist, written as %o, reads back as itself",
  (writing) => {
    const offenders: string[] = [];
    let checked = 0;
    for (const { name, text, stances, tokens, isShownAlike, meaningOf } of COMMANDS) {
      const meant = meanings(tokens);
      const written = [
        formatNotation(tokens, "site", writing),
        formatNotation(tokens, "community", writing),
        ...(isShownAlike ? [shownText(text, stances, writing)] : []),
      ];
      checked += written.length;
      for (const form of written)
        if (meaningOf(form, writing) !== meant) offenders.push(`${name} as "${form}"`);
      // As who edits a stored combo sees it, and as it is stored again.
      const edited = rewriteText(formatNotation(tokens, "community"), { stances }, writing);
      if (meaningOf(rewriteText(edited, { stances, writing })) !== meant)
        offenders.push(`${name} edited as "${edited}"`);
    }
    expect(offenders).toEqual([]);
    expect(checked).toBeGreaterThan(19_000);
  },
  60_000,
);
