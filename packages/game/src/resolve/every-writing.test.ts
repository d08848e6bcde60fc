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

test.each(WRITINGS)(
  "every command and alias of every movelist, written as %o, reads back as itself",
  (writing) => {
    const offenders: string[] = [];
    let checked = 0;
    for (const [character, movelist] of contentMovelists()) {
      const stances = stanceWords(movelist);
      for (const { command, aliases = [] } of movelist.moves) {
        for (const text of [command, ...aliases]) {
          const { tokens } = parseNotation(text, { stances });
          // What a page shows of `2 quick f` alone is a hold in letters, too: only the stored form tells them apart.
          const isShownAlike =
            meanings(
              parseNotation(shownText(text, stances, writingOf("numbers", "letters")), { stances }).tokens,
            ) === meanings(tokens);
          const written = [
            formatNotation(tokens, "site", writing),
            formatNotation(tokens, "community", writing),
            ...(isShownAlike ? [shownText(text, stances, writing)] : []),
          ];
          for (const form of written) {
            checked += 1;
            const again = parseNotation(form, { stances, writing }).tokens;
            if (meanings(again) !== meanings(tokens)) offenders.push(`${character}: "${text}" as "${form}"`);
          }
          // As who edits a stored combo sees it, and as it is stored again.
          const community = formatNotation(tokens, "community");
          const edited = rewriteText(community, { stances }, writing);
          const stored = parseNotation(rewriteText(edited, { stances, writing }), { stances }).tokens;
          if (meanings(stored) !== meanings(tokens))
            offenders.push(`${character}: "${text}" edited as "${edited}"`);
        }
      }
    }
    expect(offenders).toEqual([]);
    expect(checked).toBeGreaterThan(19_000);
  },
  60_000,
);
