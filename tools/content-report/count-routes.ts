import type { CharacterFile } from "@tactician/guide";

/** The routes of a sheet's important combos, main and easier ones, by what they rest on. */
export interface RouteCounts {
  /** A player's sheet has the whole route. */
  readonly played: number;
  /** No player's sheet has it, but each two neighbouring moves of it are played (the check `played-links`). */
  readonly ofPlayedParts: number;
  /** Nobody has played anything of the character that the guide knows of. */
  readonly fromFrames: number;
  /** Easier routes that no played parts give: the page shows N/A. */
  readonly leftOut: number;
}

export function countRoutes({ importantCombos }: CharacterFile): RouteCounts {
  const isAnyPlayed = importantCombos.some(
    ({ unplayed, playedSteps = 0 }) => unplayed === undefined || playedSteps > 0,
  );
  const routes = importantCombos.flatMap(({ unplayed, simpleUnplayed, followUpSimple }) => [
    { isPlayed: unplayed === undefined, isThere: true },
    { isPlayed: unplayed === undefined && simpleUnplayed === undefined, isThere: followUpSimple.length > 0 },
  ]);
  const there = routes.filter(({ isThere }) => isThere);
  const played = there.filter(({ isPlayed }) => isPlayed).length;
  const unplayed = there.length - played;
  return {
    played,
    ofPlayedParts: isAnyPlayed ? unplayed : 0,
    fromFrames: isAnyPlayed ? 0 : unplayed,
    leftOut: routes.length - there.length,
  };
}
