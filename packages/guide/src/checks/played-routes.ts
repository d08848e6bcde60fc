import type { ReadMove } from "@tactician/game";
import type { GuideCharacter } from "../guide-character.ts";
import type { CharacterFile } from "../schema.ts";
import { type ComboLink, listLinks, spell } from "./combo-links.ts";
import { comboRoute, listWallRoutes, type Route } from "./routes.ts";

/** What a character's played routes show: which move has followed which, and in which state of the combo. */
export interface PlayedLinks {
  /** How many different links there are. */
  readonly size: number;
  has(link: ComboLink): boolean;
}

/**
 * The links of the routes that a player's sheet has: important combos that are not marked as unplayed (of an unplayed one the
 * first `playedSteps`), and wall combos. Staples and enders are no routes from a launcher, so they show no link.
 *
 * A link in the middle counts behind every launcher that leaves the combo in the same state. What a launcher itself leads into
 * counts for that launcher, and for those that stand in one played group with it: they are of one type.
 */
export function listPlayedLinks({ sheet, read }: GuideCharacter): PlayedLinks {
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
  return { size: known.size, has: (link) => known.has(keyOf(spell(link.before.text, read), link, read)) };
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
  return [...played, ...listWallRoutes(sheet, "general"), ...listWallRoutes(sheet, "withTornado")];
}

/** Each launcher with those of its type, itself among them. */
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
