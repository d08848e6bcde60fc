import { type ChildProcessByStdio, spawn } from "node:child_process";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { SERVER, type ServerProcess, startServer } from "../browser/built-site.ts";
import { distDir as builtDir, root } from "../build/paths.ts";
import { type OutsideWorld, settingsOf } from "./outside-world.ts";

export interface SiteOptions {
  dataDir: string;
  descriptors?: number;
}

export type SiteUnderAttack = ServerProcess;

/** Nothing of the operator's own settings: a database, say, would be attacked too. */
const { PATH } = process.env;

/** Starts it on a free port of loopback, with stand-ins of all services; rejects when it ends before it is ready. */
export function startSite(
  { dataDir, descriptors }: SiteOptions,
  outside: OutsideWorld,
): Promise<SiteUnderAttack> {
  const command = [process.execPath, join(root, SERVER)];
  const limited = ["sh", "-c", `ulimit -n ${descriptors}; exec "$@"`, "sh", ...command];
  const env = { PATH, DIST_DIR: process.env.DIST_DIR ?? builtDir, DATA_DIR: dataDir, ...settingsOf(outside) };
  return startServer(descriptors === undefined ? command : limited, env);
}

export function startFeed(
  dataDir: string,
  outside: OutsideWorld,
  args: readonly string[],
): ChildProcessByStdio<null, Readable, Readable> {
  return spawn(process.execPath, [join(root, "apps/feed/src/cli.ts"), "--pause", "0", ...args], {
    env: { PATH, DATA_DIR: dataDir, ...settingsOf(outside) },
    stdio: ["ignore", "pipe", "pipe"],
    // None runs longer, whatever it is waiting for.
    timeout: 30_000,
  });
}
