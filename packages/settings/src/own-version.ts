import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The version of the project as its one `package.json` says it: `0.3.0`. */
export function ownVersion(): string {
  const file = join(import.meta.dirname, "../../../package.json");
  const { version } = JSON.parse(readFileSync(file, "utf8")) as { version: string };
  return version;
}
