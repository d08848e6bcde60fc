import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { Place } from "@tactician/replays/testing/contract-stores";
import { onTestFinished } from "vitest";

/** A command in a process of its own, killed with the test at the latest. */
export interface Ops {
  readonly child: ChildProcess;
  /** So far. */
  readonly written: { readonly out: string; readonly err: string };
  /** Its status, nothing when it was killed, and all that it wrote. */
  readonly ended: Promise<{ code: number | null; out: string; err: string }>;
}

/** `onOutput` is called whenever something was written to the standard output. */
export function startOps(
  args: readonly string[],
  settings: NodeJS.ProcessEnv = {},
  onOutput: (ops: Omit<Ops, "ended">) => void = () => undefined,
  script = "cli.ts",
): Ops {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, [join(import.meta.dirname, "..", script), ...args], {
    env: { PATH, NODE_COMPILE_CACHE, ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const written = { out: "", err: "" };
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    written.out += text;
    onOutput({ child, written });
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    written.err += text;
  });
  return { child, written, ended: once(child, "close").then(([code]) => ({ code, ...written })) };
}

/** The settings by which a command finds a store. */
export function settingsOf({ dataDir, databaseUrl = "" }: Place): NodeJS.ProcessEnv {
  return { DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
}
