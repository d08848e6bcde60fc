import type { TableDialect } from "../migrations.ts";
import { dropPeople } from "./drop-people.ts";

/** How SQLite's tables are defined. */
export const TABLES: TableDialect = {
  battleId: "blob",
  large: "integer",
  integer: "integer",
  tableOptions: "strict",
  dropPeople,
};
