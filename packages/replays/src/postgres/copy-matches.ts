import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReplayRecord } from "@tactician/game";
import type { PoolClient } from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { COLUMNS } from "../match-queries.ts";
import { REPLAY_FIELDS, storable } from "../replay-fields.ts";

/** The matches that were new, by their ids; nothing where all were. */
export interface InsertedIds {
  readonly ids: readonly string[] | null;
}

/** A statement that inserts so many rows, and names the new ones only when some were known: most often the feed has new ones alone. */
export function insertedIds(insert: string, rows: number): string {
  return `with inserted as (${insert} returning battle_id)
    select case when count(*) < ${rows} then coalesce(array_agg(replace(battle_id::text, '-', '')), '{}') end as ids
    from inserted`;
}

/** Rows for each piece of the stream, some 40 KB. */
const ROWS_AT_ONCE = 200;

/**
 * Inserts matches inside the client's open transaction and answers which of them were new. COPY knows no "on conflict", so the
 * rows go into a table without indexes first; from there they are inserted in the order of their ids, so that two writers
 * with the same matches wait for each other instead of locking each other out. Of a match that is there twice the first
 * counts, which lies first in that table too.
 */
export async function copyMatches(
  client: PoolClient,
  matches: readonly ReplayRecord[],
): Promise<InsertedIds | undefined> {
  await client.query(
    "create temporary table if not exists incoming_matches (like ranked_matches) on commit drop",
  );
  const incoming = client.query(copyFrom(`copy pg_temp.incoming_matches (${COLUMNS}) from stdin`));
  await pipeline(Readable.from(copyText(matches)), incoming);
  const { rowCount } = await client.query(
    `insert into ranked_matches (${COLUMNS})
      select ${COLUMNS} from pg_temp.incoming_matches order by battle_id, ctid on conflict do nothing`,
  );
  // Most often the feed has new matches alone, and naming them with the insert would make it a fifth slower.
  const inserted = rowCount === matches.length ? undefined : await insertedNow(client, rowCount ?? 0);
  // A restore brings thousands of these in one transaction, which would hold as many locks if each had a table of its own.
  await client.query("truncate pg_temp.incoming_matches");
  return inserted;
}

/** Of the incoming matches those that the last insert stored: the rows of this transaction with its latest command. */
async function insertedNow(client: PoolClient, rowCount: number): Promise<InsertedIds> {
  if (rowCount === 0) return { ids: [] };
  const { rows } = await client.query<{ id: string }>(
    `with own as (select battle_id, stored.cmin::text::bigint as command
        from ranked_matches stored join pg_temp.incoming_matches using (battle_id)
        where stored.xmin = pg_current_xact_id()::xid)
      select distinct replace(battle_id::text, '-', '') as id from own
      where command = (select max(command) from own)`,
  );
  return { ids: rows.map(({ id }) => id) };
}

function* copyText(matches: readonly ReplayRecord[]): Generator<string> {
  for (let start = 0; start < matches.length; start += ROWS_AT_ONCE) {
    let text = "";
    for (const match of matches.slice(start, start + ROWS_AT_ONCE)) text += copyLine(storable(match));
    yield text;
  }
}

/** A row in COPY's text format: tabs between, `\N` for null, and what would be read as either is escaped. */
function copyLine(match: ReplayRecord): string {
  let line = "";
  for (const field of REPLAY_FIELDS)
    line += line === "" ? copyValue(match[field]) : `\t${copyValue(match[field])}`;
  return `${line}\n`;
}

function copyValue(value: ReplayRecord[keyof ReplayRecord]): string {
  if (value === null) return "\\N";
  if (typeof value !== "string") return String(value);
  return /[\\\t\n\r]/.test(value) ? value.replace(/[\\\t\n\r]/g, (sign) => ESCAPES.get(sign) ?? sign) : value;
}

const ESCAPES: ReadonlyMap<string, string> = new Map(
  Object.entries({ "\\": "\\\\", "\t": "\\t", "\n": "\\n", "\r": "\\r" }),
);
