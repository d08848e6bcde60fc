import { createHash, type Hash } from "node:crypto";
import { REPLAY_FIELDS } from "../replay-fields.ts";
import type { StoreContent } from "../store-content.ts";

/** Grows when what is in the file changes; later formats are refused. 2, since version 0.7.0: counts of matches that were dropped. */
export const FORMAT = 2;
const TEXTS: readonly string[] = ["p1_polaris_id", "p1_name", "p2_polaris_id", "p2_name"];

/**
 * What is in a backup: the store's tables without their indexes, in a SQLite file, whichever database they came from.
 * Ids of matches and packed sums are bytes, everything else is as the store gives it.
 */
export const TABLES = {
  matches: { since: 1, columns: REPLAY_FIELDS, types: REPLAY_FIELDS.map(typeOf) },
  refreshes: { since: 1, columns: ["player_id", "refreshed_at"], types: ["text", "integer"] },
  positions: { since: 1, columns: ["name", "battle_at"], types: ["text", "integer"] },
  forgotten: { since: 2, columns: ["before"], types: ["integer"] },
  matchups: {
    since: 2,
    columns: ["day", "version", "rank_class", "me", "cells"],
    types: ["integer", "integer", "integer", "integer", "blob"],
  },
  days: {
    since: 2,
    columns: ["day", "version", "matches", "ranks", "classes"],
    types: ["integer", "integer", "integer", "blob", "blob"],
  },
} as const satisfies Record<keyof StoreContent, BackupTable>;

interface BackupTable {
  /** The format that has it first. */
  readonly since: number;
  readonly columns: readonly string[];
  readonly types: readonly string[];
}

/** The tables of a format in the order in which they are written. */
export function namesOf(format: number): (keyof StoreContent)[] {
  const names = Object.keys(TABLES) as (keyof StoreContent)[];
  return names.filter((name) => TABLES[name].since <= format);
}

function typeOf(field: string): string {
  if (field === "battle_id") return "blob";
  return TEXTS.includes(field) ? "text" : "integer";
}

/** How many rows a table has, and the SHA-256 of them, row by row as JSON. */
export interface Sum {
  readonly rows: number;
  readonly sha256: string;
}
/** Of each table. */
export type Sums = Record<keyof StoreContent, Sum>;

/** A row of any table. */
export type Row = Readonly<Record<string, string | number | null>>;

/** Sums up the rows of a table as they pass. */
export class Summing {
  rows = 0;
  readonly #columns: readonly string[];
  readonly #hash: Hash = createHash("sha256");

  constructor(columns: readonly string[]) {
    this.#columns = columns;
  }

  /** Answers the values in the order of the columns. */
  add(row: Row): (string | number | null)[] {
    // own-key: the columns of our own tables
    const values = this.#columns.map((column) => row[column] ?? null);
    this.#hash.update(`${JSON.stringify(values)}\n`);
    this.rows += 1;
    return values;
  }

  result(): Sum {
    return { rows: this.rows, sha256: this.#hash.digest("hex") };
  }
}
