import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";

/** A server in a process of its own. */
export interface ChildServer {
  /** `http://127.0.0.1:41234`. */
  origin: string;
  pid: number | undefined;
  /** Memory in use now, in megabytes. */
  memory: () => number;
  stop: () => Promise<void>;
}

/** Starts a server and waits until it prints its address; rejects with what it printed when it ends before. */
export async function startServer(
  script: string,
  args: readonly string[] = [],
  settings: Record<string, string> = {},
): Promise<ChildServer> {
  const child = spawn(process.execPath, [script, ...args], {
    env: { ...process.env, ...settings, NODE_ENV: "production" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const origin = await originOf(child);
  return {
    origin,
    pid: child.pid,
    memory: () => {
      const kilobytes = execFileSync("ps", ["-o", "rss=", "-p", String(child.pid)], { encoding: "utf8" });
      return Number(kilobytes) / 1024;
    },
    stop: async () => {
      child.kill("SIGTERM");
      await once(child, "close");
    },
  };
}

function originOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = "";
    const read = (chunk: Buffer) => {
      printed += chunk;
      const origin = /http:\/\/127\.0\.0\.1:\d+/.exec(printed)?.[0];
      if (origin) resolve(origin);
    };
    child.stdout?.on("data", read);
    child.stderr?.on("data", read);
    child.on("error", reject);
    child.on("close", () => reject(new Error(printed.trim())));
  });
}
