import type { TableDialect } from "../table-dialect.ts";
import { dropPeople } from "./drop-people.ts";

/** How SQLite's tables are defined. */
export const TABLES: TableDialect = {
  battleId: "blob",
  large: "integer",
  integer: "integer",
  bytes: "blob",
  matchTable: "matches",
  tableOptions: "strict",
  changingOptions: "strict",
  dropPeople,
  // The engine looks at the last row instead: a trigger costs every match something.
  watchInserts: async () => undefined,
};
