import type { Character } from "@tactician/contract";
import { estimateComboDamage, isFullyRead, type Movelist, type ReadMove } from "@tactician/game";

type RouteDamage = NonNullable<Character["importantCombos"][number]["damage"]>;

/**
 * An estimate for a route behind each of its launchers; launchers without a number are left out, and the route has none
 * when all are.
 */
export function estimateRoute(
  launchers: readonly string[],
  steps: readonly string[],
  read: ReadMove,
  movelist: Movelist,
): RouteDamage | undefined {
  const route = steps.map(read);
  if (route.length === 0 || !route.every(isFullyRead)) return undefined;
  const totals = launchers
    .map(read)
    .filter(isFullyRead)
    .flatMap((launcher) => estimateComboDamage(launcher, route, movelist) ?? []);
  return totals.length === 0 ? undefined : { min: Math.min(...totals), max: Math.max(...totals) };
}

/** The same for a route, or for its longest beginning that has rules, where a throw or the like ends it. */
export function estimateDamage(...[launchers, steps, ...rest]: Parameters<typeof estimateRoute>) {
  for (let end = steps.length; end > 0; end -= 1) {
    const damage = estimateRoute(launchers, steps.slice(0, end), ...rest);
    if (damage !== undefined) return end === steps.length ? damage : { ...damage, andMore: true as const };
  }
  return undefined;
}
