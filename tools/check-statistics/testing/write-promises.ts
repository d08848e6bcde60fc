import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Promises } from "@tactician/contract";
import { contentDir } from "../../build/paths.ts";

/** Keeps what a long check has measured, for the page that shows it: content/accuracy/coach.json, world.json. */
export function writePromises(name: "coach" | "world", rows: Promises["rows"]): void {
  const file = join(contentDir, "accuracy", `${name}.json`);
  const promises: Promises = { date: new Date().toISOString().slice(0, 10), rows };
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(promises, undefined, 2)}\n`);
  console.log(`Wrote ${file}`);
}
