import type { Move } from "@tactician/game";

interface Rename {
  readonly from: Move;
  readonly to: Move;
}

/**
 * Moves that went and came on the same day with the same name, startup and damage: the source calls them otherwise. Where several
 * fit, those that also agree in block and hit; what is still not clear stays a removal and an addition.
 */
export function findRenames(gone: readonly Move[], come: readonly Move[]): Rename[] {
  const renames: Rename[] = [];
  for (const key of [exactKey, looseKey]) {
    const left = gone.filter((move) => !renames.some(({ from }) => from === move));
    const right = come.filter((move) => !renames.some(({ to }) => to === move));
    const byKey = Map.groupBy(right, key);
    for (const [text, moves] of Map.groupBy(left, key)) {
      const [from, ...others] = moves;
      const [to, ...more] = byKey.get(text) ?? [];
      const isClear = others.length === 0 && more.length === 0;
      if (text !== undefined && isClear && from !== undefined && to !== undefined) renames.push({ from, to });
    }
  }
  return renames;
}

/** Undefined where too little is known of a move to tell it again. */
function looseKey(move: Move): string | undefined {
  const { name, startup, damage } = move;
  if (name === undefined && (startup === undefined || damage === undefined)) return undefined;
  return JSON.stringify([name?.replace(/[^A-Za-z0-9]/g, ""), move.ownStartup ?? startup, damage]);
}

function exactKey(move: Move): string | undefined {
  const key = looseKey(move);
  return key === undefined ? undefined : key + JSON.stringify([move.block, move.hit, move.hits]);
}
