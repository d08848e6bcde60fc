import type { Move, Movelist } from "@tactician/game";
import { buildMovelist, commonPrefix } from "../import-movelists/build-movelist.ts";
import { decodeCommand } from "../import-movelists/read-command.ts";
import type { PlacedRow } from "../import-movelists/source-row.ts";
import type { ImportTally } from "../import-movelists/tally.ts";
import type { Moves } from "./compare-moves.ts";
import { newestRows, type Parents } from "./newest-row.ts";
import type { RawDay } from "./read-steps.ts";

/** A character's typed moves at the end of a day. */
export interface TypedDay {
  readonly date: string;
  readonly moves: Moves;
  /** Facts that the rows have, but no reader understands: `df+2 block`. */
  readonly unread: ReadonlySet<string>;
}

/** Facts that each column of the rows is read to. */
const FACTS_OF: ReadonlyMap<string, readonly string[]> = new Map([
  ["target", ["hits", "damage"]],
  ["damage", ["hits", "damage"]],
  ["startup", ["startup", "ownStartup"]],
  ["ch", ["counterHit"]],
]);

/**
 * Types the rows of each day with the build that also makes today's movelist. Entries without a fact that today
 * only point to another move are left out of the older days too, whose shapes have no column to say so. A second entry for
 * the same command, which steps do not have, stands on each day beside its first.
 */
export function typeDays(
  character: string,
  days: readonly RawDay[],
  today: Movelist,
  tally: ImportTally,
): TypedDay[] {
  const parents: Parents = new Map(
    [...(days.at(-1)?.rows.values() ?? [])].map(({ id, parent }) => [id, parent as string | undefined]),
  );
  // One row without it is enough for the rows of a day to have nothing in common.
  const prefix = commonPrefix([...(days.at(-1)?.rows.values() ?? [])]);
  const known = new Set(today.moves.map(({ id }) => id));
  const pointers = new Set(
    [...(days.at(-1)?.rows.keys() ?? [])]
      .map((id) => decodeCommand(id, prefix))
      .filter((id) => !known.has(id)),
  );
  const second = today.moves.filter(({ id }) => firstOf(id) !== id);
  return days.map(({ date, rows, isNewest }) => {
    const newest = isNewest ? ([...rows.values()] as PlacedRow[]) : newestRows(rows, parents);
    const before = tally.unread.length;
    const { moves } = buildMovelist({ character, checkedAt: date.slice(0, 7), rows: newest, prefix }, tally);
    const unread = tally.unread
      .slice(before)
      .flatMap(({ move, field }) => (FACTS_OF.get(field) ?? [field]).map((fact) => `${move} ${fact}`));
    const kept = moves.filter((move) => !pointers.has(move.id) || !isEmpty(move, moves));
    const ids = new Set(kept.map(({ id }) => id));
    const beside = second.filter(({ id }) => !ids.has(id) && ids.has(firstOf(id)));
    return {
      date,
      unread: new Set(unread),
      moves: new Map([...kept, ...beside].map((move) => [move.id, move])),
    };
  });
}

/** The id without the number that the build gives a second entry: `d+3+4 (2)`. */
function firstOf(id: string): string {
  return id.replace(/ \(\d\)$/, "");
}

function isEmpty(move: Move, all: readonly Move[]): boolean {
  const { id, command, aliases, nicknames, name, parent, from, hits, ownHits, properties, ...facts } = move;
  const isBare = hits.length + properties.length + Object.keys(facts).length === 0;
  return isBare && !all.some((other) => other.parent === id);
}
