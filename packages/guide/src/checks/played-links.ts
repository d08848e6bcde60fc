import type { Problem } from "../finding.ts";
import type { GuideCharacter } from "../guide-character.ts";
import type { CharacterFile } from "../schema.ts";
import { type Check, joinVerdicts, judge, type Verdict } from "./check.ts";
import { type ComboLink, listLinks, spell, spellRoute } from "./combo-links.ts";
import { listPlayedLinks, type PlayedLinks } from "./played-routes.ts";
import { comboRoute, type Route } from "./routes.ts";

type ImportantCombo = CharacterFile["importantCombos"][number];

/**
 * A route that nobody has played as a whole is made of played parts: every two neighbouring moves of it, the launcher and the
 * first move too, occur in a played route of the character in the same state. An easier route of that kind is shorter than the
 * main route, and no route of another group.
 *
 * Main routes of a character without any played route rest on frame data alone and are left in peace: the mark says so, and
 * such a character has no easier routes.
 */
export const playedLinks: Check = {
  id: "played-links",
  label: "a route that nobody has played is made of played parts",
  check: (context) => {
    const played = listPlayedLinks(context);
    return joinVerdicts(
      context.sheet.importantCombos.flatMap((combo, n) => [
        judgeMainRoute(combo, n, played, context),
        judgeEasierRoute(combo, n, played, context),
      ]),
    );
  },
};

function judgeMainRoute(
  combo: ImportantCombo,
  position: number,
  played: PlayedLinks,
  context: GuideCharacter,
): Verdict {
  const { unplayed, playedSteps } = combo;
  if (unplayed === undefined) {
    const path = ["importantCombos", position, "playedSteps"];
    const message = "the route is played as a whole; leave the number out";
    return judge(playedSteps === undefined ? [] : [path], () => ({ path, message }));
  }
  return played.size === 0
    ? joinVerdicts([])
    : judgeLinks(comboRoute(combo, position, "followUps"), played, context);
}

function judgeEasierRoute(
  combo: ImportantCombo,
  position: number,
  played: PlayedLinks,
  context: GuideCharacter,
): Verdict {
  const route = comboRoute(combo, position, "followUpSimple");
  const isUnplayed = combo.unplayed !== undefined || combo.simpleUnplayed !== undefined;
  if (!isUnplayed || route.steps.length === 0) return joinVerdicts([]);
  return joinVerdicts([
    judgeLinks(route, played, context),
    judge([route], () => findLikeness(route, combo, position, context)),
  ]);
}

function judgeLinks(route: Route, played: PlayedLinks, { read }: GuideCharacter): Verdict {
  return judge(listLinks(route, read), (link) =>
    played.has(link)
      ? undefined
      : { path: link.after.path, message: `${describe(link, read)} is played in no route` },
  );
}

function describe({ before, after, isFirst, state }: ComboLink, read: GuideCharacter["read"]): string {
  const pair = `"${spell(before.text, read)}" into "${spell(after.text, read)}"`;
  return isFirst ? `${pair}, from the launcher,` : `${pair} (${state})`;
}

/** What makes an easier route none: its length, or another group that has it. */
function findLikeness(
  route: Route,
  combo: ImportantCombo,
  position: number,
  { sheet, read }: GuideCharacter,
): Problem | undefined {
  const { path } = route;
  const moves = spellRoute(route, read);
  const mainMoves = spellRoute(comboRoute(combo, position, "followUps"), read);
  if (moves.length >= mainMoves.length) {
    return { path, message: `${moves.length} moves, no fewer than the main route` };
  }
  const twin = sheet.importantCombos.findIndex(
    (other, n) =>
      n !== position &&
      (["followUps", "followUpSimple"] as const).some((field) =>
        isSame(moves, spellRoute(comboRoute(other, n, field), read)),
      ),
  );
  return twin < 0 ? undefined : { path, message: `is a route of importantCombos.${twin} as well` };
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((move, n) => move === other[n]);
}
