import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { PoolClient } from "pg";
import { from as copyFrom } from "pg-copy-streams";
import type { Match } from "../match.ts";
import { type MatchRow, matchToRow } from "../match-row.ts";

/** Rows for each piece of the stream, some 40 KB. */
const ROWS_AT_ONCE = 200;

/**
 * Inserts many matches inside the client's open transaction and answers how many were new. COPY knows no "on conflict", so the
 * rows go into a table without indexes first; from there they are inserted in the order of their ids, so that two writers
 * with the same matches wait for each other instead of locking each other out.
 */
export async function copyMatches(client: PoolClient, matches: readonly Match[]): Promise<number> {
  await client.query("create temporary table incoming_matches (like matches) on commit drop");
  const incoming = client.query(copyFrom("copy pg_temp.incoming_matches from stdin"));
  await pipeline(Readable.from(copyText(matches)), incoming);
  const { rowCount } = await client.query(
    "insert into matches select * from pg_temp.incoming_matches order by battle_id on conflict do nothing",
  );
  return rowCount ?? 0;
}

function* copyText(matches: readonly Match[]): Generator<string> {
  for (let start = 0; start < matches.length; start += ROWS_AT_ONCE) {
    let text = "";
    for (const match of matches.slice(start, start + ROWS_AT_ONCE))
      text += copyLine(matchToRow(match, match.battleId));
    yield text;
  }
}

/** A row in COPY's text format: tabs between, `\N` for null, and what would be read as either is escaped. */
function copyLine(row: MatchRow): string {
  let line = "";
  for (const value of row) line += line === "" ? copyValue(value) : `\t${copyValue(value)}`;
  return `${line}\n`;
}

function copyValue(value: MatchRow[number]): string {
  if (value === null) return "\\N";
  if (typeof value !== "string") return String(value);
  return /[\\\t\n\r]/.test(value) ? value.replace(/[\\\t\n\r]/g, (sign) => ESCAPES[sign] ?? sign) : value;
}

const ESCAPES: Record<string, string> = { "\\": "\\\\", "\t": "\\t", "\n": "\\n", "\r": "\\r" };
