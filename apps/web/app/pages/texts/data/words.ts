import { formatCount, formatDecimal } from "@tactician/game";

// Where the archive is.
export const waiting = "Looking for the archive...";
export const missing = "This copy of the guide has no archive; the releases do.";
export const download = (version: string, bytes: number) =>
  `Download version ${version} (ZIP, ${formatDecimal(bytes / 1_000_000)} MB)`;
export const sum = "SHA-256";
export const rows = "Rows";
export const rowsOf = (tables: readonly { readonly name: string; readonly rows: number }[]) =>
  tables.map(({ name, rows: count }) => `${name} ${formatCount(count)}`).join(", ");
export const leftOut = (name: string, why: string) => `Without ${name}: ${why}`;
