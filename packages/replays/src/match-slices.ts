import type { ReplayRecord } from "@tactician/game";
import { type Kysely, sql } from "kysely";
import type { Engine } from "./engine.ts";
import { allMatches } from "./match-queries.ts";
import type { SliceDialect, Tables } from "./tables.ts";

/** The conditions of all slices that the table has now, in the order in which they lie on the disk. */
export async function matchSlices({
  db,
  slices: { end, step, between },
}: {
  readonly db: Kysely<Tables>;
  readonly slices: SliceDialect;
}): Promise<string[]> {
  const { rows } = await sql<{ end: number }>`${sql.raw(end)}`.execute(db);
  const count = Math.ceil((rows[0]?.end ?? 0) / step);
  return Array.from({ length: count }, (_, index) => between(index * step, (index + 1) * step));
}

/** The last slice ends where the table does, so that what comes behind it is in the next one. */
export async function findSlice(
  engine: Pick<Engine, "hexId" | "queries" | "select" | "slices">,
  from: number,
): Promise<{ matches: ReplayRecord[]; next: number }> {
  const { queries, slices } = engine;
  const [table] = await engine.select(sql<{ end: number }>`${sql.raw(slices.end)}`.compile(queries));
  const next = Math.max(from, Math.min(from + slices.step, table?.end ?? 0));
  if (next === from) return { matches: [], next };
  const text = `${allMatches(engine)} where ${slices.between(from, next)}`;
  return { matches: await engine.select(sql<ReplayRecord>`${sql.raw(text)}`.compile(queries), "many"), next };
}
