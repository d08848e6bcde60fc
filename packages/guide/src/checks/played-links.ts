import type { ReadMove } from "@tactician/game";
import type { GuideCharacter } from "../guide-character.ts";
import type { CharacterFile } from "../schema.ts";
import { type Check, joinVerdicts, judge, type Verdict } from "./check.ts";
import {
  type ComboLink,
  comboRoute,
  listLinks,
  listWallRoutes,
  type Route,
  spell,
  spellRoute,
} from "./routes.ts";

type ImportantCombo = CharacterFile["importantCombos"][number];

/**
 * A route that nobody has played as a whole is made of played parts: every two neighbouring moves of it, the launcher and the
 * first move too, occur in a played route of the character in the same state. An easier route of that kind is shorter than the
 * main route, and no route of another group.
 *
 * Main routes of a character without any played route rest on frame data alone and are left in peace: the mark says so, and
 * such a character has no easier routes.
 */
export const playedLinks: Check = (context) => {
  const played = listPlayedLinks(context);
  return joinVerdicts(
    context.sheet.importantCombos.flatMap((combo, n) => [
      judgeMainRoute(combo, n, played, context),
      judgeEasierRoute(combo, n, played, context),
    ]),
  );
};

function judgeMainRoute(combo: ImportantCombo, n: number, played: PlayedLinks, context: GuideCharacter) {
  const { unplayed, playedSteps } = combo;
  if (unplayed === undefined) {
    const path = ["importantCombos", n, "playedSteps"];
    const message = "the route is played as a whole; leave the number out";
    return judge(playedSteps === undefined ? [] : [path], () => ({ path, message }));
  }
  if (played.size === 0) return joinVerdicts([]);
  return judgeLinks(comboRoute(combo, n, "followUps"), played, context);
}

function judgeEasierRoute(combo: ImportantCombo, n: number, played: PlayedLinks, context: GuideCharacter) {
  const route = comboRoute(combo, n, "followUpSimple");
  const isUnplayed = combo.unplayed !== undefined || combo.simpleUnplayed !== undefined;
  if (!isUnplayed || route.steps.length === 0) return joinVerdicts([]);
  return joinVerdicts([
    judgeLinks(route, played, context),
    judge([route], () => findLikeness(route, combo, n, context)),
  ]);
}

function judgeLinks(route: Route, played: PlayedLinks, { read }: GuideCharacter): Verdict {
  return judge(listLinks(route, read), (link) => {
    const { before, after, isFirst, state } = link;
    if (played.has(link)) return undefined;
    const pair = `"${spell(before.text, read)}" into "${spell(after.text, read)}"`;
    const where = isFirst ? ", from the launcher," : ` (${state})`;
    return { path: after.path, message: `${pair}${where} is played in no route` };
  });
}

/** What makes an easier route none: its length, or another group that has it. */
function findLikeness(route: Route, combo: ImportantCombo, n: number, { sheet, read }: GuideCharacter) {
  const { path } = route;
  const moves = spellRoute(route, read);
  const mainMoves = spellRoute(comboRoute(combo, n, "followUps"), read);
  if (moves.length >= mainMoves.length)
    return { path, message: `${moves.length} moves, no fewer than the main route` };
  const isRouteOf = (other: ImportantCombo, place: number) =>
    (["followUps", "followUpSimple"] as const).some(
      (field) => spellRoute(comboRoute(other, place, field), read).join("\n") === moves.join("\n"),
    );
  const twin = sheet.importantCombos.findIndex((other, place) => place !== n && isRouteOf(other, place));
  return twin < 0 ? undefined : { path, message: `is a route of importantCombos.${twin} as well` };
}

type PlayedLinks = ReturnType<typeof listPlayedLinks>;

/**
 * The links of the routes that a player's sheet has: important combos that are not marked as unplayed (of an unplayed one the
 * first `playedSteps`), and wall combos. Staples and enders are no routes from a launcher, so they show no link.
 *
 * A link in the middle counts behind every launcher that leaves the combo in the same state. What a launcher itself leads into
 * counts for that launcher, and for those that stand in one played group with it: they are of one type.
 */
function listPlayedLinks({ sheet, read }: GuideCharacter) {
  const routes = listPlayedRoutes(sheet);
  const types = groupLaunchers(routes, read);
  const known = new Set(
    routes.flatMap((route) =>
      listLinks(route, read).flatMap((link) => {
        const befores = link.isFirst ? types.get(spell(link.before.text, read)) : undefined;
        return [...(befores ?? [spell(link.before.text, read)])].map((before) => keyOf(before, link, read));
      }),
    ),
  );
  const has = (link: ComboLink) => known.has(keyOf(spell(link.before.text, read), link, read));
  return { size: known.size, has };
}

function keyOf(before: string, { after, isFirst, state }: ComboLink, read: ReadMove): string {
  return JSON.stringify([isFirst, state, before, spell(after.text, read)]);
}

function listPlayedRoutes(sheet: CharacterFile): Route[] {
  const ofCombos = sheet.importantCombos.flatMap((combo, n) => {
    const main = comboRoute(combo, n, "followUps");
    const isPlayed = combo.unplayed === undefined;
    const steps = isPlayed ? main.steps : main.steps.slice(0, combo.playedSteps ?? 0);
    const isEasierPlayed = isPlayed && combo.simpleUnplayed === undefined;
    return [{ ...main, steps }, ...(isEasierPlayed ? [comboRoute(combo, n, "followUpSimple")] : [])];
  });
  const played = ofCombos.filter(({ steps }) => steps.length > 0);
  // Who has no played combo has no player's sheet: the wall combos rest on frame data too.
  if (played.length === 0) return [];
  return [...played, ...listWallRoutes(sheet)];
}

function groupLaunchers(routes: readonly Route[], read: ReadMove): ReadonlyMap<string, ReadonlySet<string>> {
  const types = new Map<string, Set<string>>();
  for (const { starters } of routes) {
    const launchers = starters.map(({ text }) => spell(text, read));
    for (const launcher of launchers) {
      const type = types.get(launcher) ?? new Set<string>();
      for (const companion of launchers) type.add(companion);
      types.set(launcher, type);
    }
  }
  return types;
}
