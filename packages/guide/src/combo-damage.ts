import type { Character } from "@tactician/contract";
import { estimateComboDamage, isFullyRead } from "@tactician/game";
import type { GuideCharacter } from "./guide-character.ts";

type RouteDamage = NonNullable<Character["importantCombos"][number]["damage"]>;

/** An estimate for a route behind those of its launchers that have a number; none where all have none. */
export function estimateRoute(
  launchers: readonly string[],
  steps: readonly string[],
  { read, movelist }: GuideCharacter,
): RouteDamage | undefined {
  const route = steps.map(read);
  if (route.length === 0 || !route.every(isFullyRead)) return undefined;
  const totals = launchers
    .map(read)
    .filter(isFullyRead)
    .flatMap((launcher) => estimateComboDamage(launcher, route, movelist) ?? []);
  return totals.length === 0 ? undefined : { min: Math.min(...totals), max: Math.max(...totals) };
}

/** The least of the longest beginning of a route that has rules, where the end is a throw or the like. */
export function estimateBeginning(
  launchers: readonly string[],
  steps: readonly string[],
  character: GuideCharacter,
): number | undefined {
  for (let end = steps.length - 1; end > 0; end -= 1) {
    const estimate = estimateRoute(launchers, steps.slice(0, end), character);
    if (estimate !== undefined) return estimate.min;
  }
  return undefined;
}
