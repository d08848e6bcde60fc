import { type Kysely, sql } from "kysely";
import type { TableDialect } from "../table-dialect.ts";

/**
 * The tables of the counts (decision 043). Matches that are there already are not counted here, which would take minutes:
 * edition 0 means that nothing is counted yet, and `rebuildCounts` does it beside a running server.
 */
export async function createCounts(db: Kysely<unknown>, types: TableDialect): Promise<void> {
  const { bytes, large, integer, tableOptions, matchTable, changingOptions, watchInserts } = types;
  const statements = [
    `create table matchup_counts (edition ${integer} not null, is_month ${integer} not null, day ${integer} not null,
      version ${integer} not null, rank_class ${integer} not null, me ${integer} not null, sides ${large} not null,
      cells ${bytes} not null, primary key (edition, is_month, day, version, rank_class, me)) ${changingOptions}`,
    `create table day_counts (edition ${integer} not null, day ${integer} not null, version ${integer} not null,
      matches ${large} not null, ranks ${bytes} not null, classes ${bytes} not null,
      primary key (edition, day, version)) ${changingOptions}`,
    `create table count_state (edition ${integer} not null, building ${integer} not null,
      building_until ${large} not null, last_edition ${integer} not null, gaps ${large} not null,
      counted_gaps ${large} not null, last_row ${large} not null, forgotten_before ${integer} not null) ${tableOptions}`,
    `insert into count_state select 1 - there, 0, 0, 1 - there, 0, 0, 0, 0
      from (select count(*) as there from (select 1 from ${matchTable} limit 1) one) matches`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
  await watchInserts(db);
}
