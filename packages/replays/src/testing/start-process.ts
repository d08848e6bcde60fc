import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { onTestFinished } from "vitest";
import type { Place } from "./contract-stores.ts";

/** What a process has written so far. */
interface Running {
  readonly child: ChildProcess;
  readonly written: { readonly out: string; readonly err: string };
}

/** A process of a test, killed with it at the latest. `onOutput` is called whenever it wrote to its standard output. */
export function startProcess(
  script: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
  onOutput: (running: Running) => void = () => undefined,
) {
  const child = spawn(process.execPath, [script, ...args], { env, stdio: ["ignore", "pipe", "pipe"] });
  onTestFinished(() => void child.kill("SIGKILL"));
  const written = { out: "", err: "" };
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    written.out += text;
    onOutput({ child, written });
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    written.err += text;
  });
  return {
    child,
    written,
    /** Of its standard output. */
    lines,
    nextLine: async (): Promise<string | undefined> => (await lines.next()).value,
    /** Its status, nothing when it was killed, and all that it wrote. */
    ended: once(child, "close").then(([code]) => ({ code: code as number | null, ...written })),
  };
}

/** A process that does something to a store: `store-process.ts` says what. */
export function startStoreProcess(task: string, { dataDir, databaseUrl }: Place) {
  const args = [task, dataDir, ...(databaseUrl ? [databaseUrl] : [])];
  return startProcess(join(import.meta.dirname, "store-process.ts"), args);
}
