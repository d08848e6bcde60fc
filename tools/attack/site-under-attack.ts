import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { distDir as builtDir, root } from "../build/paths.ts";

/** How a server is started. */
export interface SiteOptions {
  dataDir: string;
  settings: Readonly<Record<string, string>>;
  /** How many files and connections the process may have open. */
  descriptors?: number;
}

/** The server of the built site in a process of its own. */
export interface SiteUnderAttack {
  readonly port: number;
  readonly pid: number;
  readonly dataDir: string;
  /** What it wrote so far: the log and whatever went wrong. */
  readonly written: { readonly log: string; readonly errors: string };
  /** How it ended: `status 0`, `SIGKILL`; undefined while it runs. */
  readonly ended: string | undefined;
  /** Ends it and waits until it is gone. */
  stop(signal?: "SIGTERM" | "SIGKILL"): Promise<void>;
}

const SERVER = join(root, "apps/server/src/serve.mjs");

/** None outlives the run, however that ends. */
const running = new Set<ChildProcess>();
process.once("exit", () => {
  for (const child of running) child.kill("SIGKILL");
});

/** Starts it on a free port of loopback; rejects with what it wrote when it ends before it is ready. */
export async function startSite({ dataDir, settings, descriptors }: SiteOptions): Promise<SiteUnderAttack> {
  const [command, ...args] =
    descriptors === undefined
      ? [process.execPath, SERVER]
      : ["sh", "-c", `ulimit -n ${descriptors}; exec "$@"`, "sh", process.execPath, SERVER];
  const child = spawn(command ?? "", args, {
    // Nothing of the operator's own settings: a database, say, would be attacked too.
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      PORT: "0",
      DIST_DIR: process.env.DIST_DIR ?? builtDir,
      DATA_DIR: dataDir,
      ...settings,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  running.add(child);
  const written = { log: "", errors: "" };
  let ended: string | undefined;
  const end = once(child, "close").then(([code, signal]) => {
    ended = String(signal ?? `status ${code}`);
    running.delete(child);
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    written.errors += text;
  });
  const port = await new Promise<number>((resolve, reject) => {
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      written.log += text;
      const ready = /Tactician is ready: http:\/\/127\.0\.0\.1:(\d+)/.exec(written.log);
      if (ready) resolve(Number(ready[1]));
    });
    child.on("error", reject);
    end.then(() => reject(new Error(`The server did not start: ${written.errors}${written.log}`)));
  });
  return {
    port,
    pid: child.pid ?? 0,
    dataDir,
    written,
    get ended() {
      return ended;
    },
    async stop(signal = "SIGTERM") {
      child.kill(signal);
      await end;
    },
  };
}
