import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

/** A server in a process of its own, on a free port of loopback. */
export interface ServerProcess {
  readonly origin: string;
  readonly port: number;
  readonly pid: number;
  readonly written: { readonly log: string; readonly errors: string };
  /** How it ended: `status 0`, `SIGKILL`; undefined while it runs. */
  readonly ended: string | undefined;
  /** Memory in use now, in megabytes. */
  memory(): number;
  /** Ends it and waits until it is gone. */
  stop(signal?: NodeJS.Signals): Promise<void>;
}

/** What `npm run serve` runs. */
export const SERVER = join(import.meta.dirname, "../serve.mjs");

/** None outlives the run, however that ends. */
const running = new Set<ChildProcess>();
process.once("exit", () => {
  for (const child of running) child.kill("SIGKILL");
});

/** Starts a server and waits until it prints its address; rejects with what it wrote when it ends before. */
export async function startServer(
  [command = process.execPath, ...args]: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<ServerProcess> {
  const child = spawn(command, args, {
    env: { ...env, PORT: "0", HOST: "127.0.0.1", NODE_ENV: "production" },
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
    let isReady = false;
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      written.log += text;
      const address = isReady ? null : / is ready: http:\/\/127\.0\.0\.1:(\d+)/.exec(written.log);
      isReady ||= address !== null;
      if (address !== null) resolve(Number(address[1]));
    });
    child.on("error", reject);
    end.then(() => reject(new Error(`The server did not start: ${written.errors}${written.log}`)));
  });
  const pid = child.pid ?? 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    pid,
    written,
    get ended() {
      return ended;
    },
    memory: () => Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" })) / 1024,
    async stop(signal = "SIGTERM") {
      child.kill(signal);
      await end;
    },
  };
}
