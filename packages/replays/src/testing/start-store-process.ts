import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { onTestFinished } from "vitest";
import type { Place } from "./contract-stores.ts";

/** A process that does something to a store (`store-process.ts` says what), killed with the test at the latest. */
export function startStoreProcess(task: string, { dataDir, databaseUrl }: Place) {
  const script = join(import.meta.dirname, "store-process.ts");
  const child = spawn(process.execPath, [script, task, dataDir, ...(databaseUrl ? [databaseUrl] : [])], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  const errors = text(child.stderr);
  return {
    child,
    lines,
    /** Of its output; nothing when there is no more. */
    nextLine: async (): Promise<string | undefined> => (await lines.next()).value,
    ended: once(child, "close").then(async ([code]) => ({ code, errors: await errors })),
  };
}
