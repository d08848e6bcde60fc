import { join } from "node:path";
import type { Place } from "@tactician/replays/testing/contract-stores";
import { startProcess } from "@tactician/replays/testing/start-process";

/** A command in a process of its own. `onOutput` is called whenever something was written to the standard output. */
export function startOps(
  args: readonly string[],
  settings: NodeJS.ProcessEnv = {},
  onOutput?: Parameters<typeof startProcess>[3],
  script = "cli.ts",
) {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE, ...settings };
  return startProcess(join(import.meta.dirname, "..", script), args, env, onOutput);
}

/** The settings by which a command finds a store. */
export function settingsOf({ dataDir, databaseUrl = "" }: Place): NodeJS.ProcessEnv {
  return { DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
}
