import { type ChildProcessByStdio, spawn } from "node:child_process";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { root } from "../build/paths.ts";
import { type OutsideWorld, settingsOf } from "./outside-world.ts";

const FEED = join(root, "apps/feed/src/cli.ts");
/** None runs longer, whatever it is waiting for. */
const LONGEST_MS = 30_000;

/** Starts `npm run feed` on a folder and the stand-in of the service, without its pauses. */
export function startFeed(
  dataDir: string,
  outside: OutsideWorld,
  args: readonly string[],
): ChildProcessByStdio<null, Readable, Readable> {
  return spawn(process.execPath, [FEED, "--pause", "0", ...args], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, ...settingsOf(outside) },
    stdio: ["ignore", "pipe", "pipe"],
    timeout: LONGEST_MS,
  });
}
