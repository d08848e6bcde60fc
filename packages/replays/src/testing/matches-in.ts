import type { ReplayRecord } from "@tactician/game";
import type { SqlStore } from "../sql-store.ts";

/** Every match that a store has, in no order. */
export function matchesIn(store: SqlStore): Promise<ReplayRecord[]> {
  return store.readAll(async (content) => {
    const slices: (readonly ReplayRecord[])[] = [];
    for await (const rows of content.matches()) slices.push(rows);
    return slices.flat();
  });
}

/** The numbers of all matches of a store, of those that `makeMatch` made, the lowest first. */
export async function numbersIn(store: SqlStore): Promise<number[]> {
  const numbers = (await matchesIn(store)).map(({ battle_id }) => Number.parseInt(battle_id, 16));
  return numbers.sort((a, b) => a - b);
}
