import type { AddressInfo } from "node:net";
import { StoreVersionError } from "@tactician/replays";
import { ConfigError } from "@tactician/settings";
import { loadSite, SiteError } from "@tactician/static-site";
import { createApp } from "./app.ts";
import { readConfig, type ServerConfig } from "./config.ts";
import { stopOnSignals } from "./stop.ts";

/** Starts the server; a problem is printed in one line and ends the process. Settings are in config.ts, answers in app.ts. */
export async function startServer(): Promise<void> {
  try {
    await start(readConfig());
  } catch (error) {
    process.stderr.write(`${startProblem(error)}\n`);
    process.exitCode = 1;
  }
}

async function start(config: ServerConfig): Promise<void> {
  const app = await createApp(config, await loadSite(config.DIST_DIR, config.SITE_URL));
  try {
    await app.listen({ port: config.PORT, host: config.HOST });
  } catch (error) {
    await app.close();
    throw error;
  }
  stopOnSignals(app);
  process.stdout.write(`Tactician is ready: ${formatAddress(app.server.address())}\n`);
}

function formatAddress(address: AddressInfo | string | null): string {
  if (address === null || typeof address === "string") return String(address);
  const host = address.family === "IPv6" ? `[${address.address}]` : address.address;
  return `http://${host}:${address.port}`;
}

function startProblem(error: unknown): string {
  if (error instanceof ConfigError || error instanceof SiteError || error instanceof StoreVersionError)
    return error.message;
  if (!(error instanceof Error)) return String(error);
  const code = "code" in error ? error.code : undefined;
  if (code === "EADDRINUSE") return "The port is in use already: set PORT to another one.";
  if (code === "EACCES") return "The port may not be used: set PORT to one above 1023.";
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") return "HOST is no address of this machine.";
  return error.stack ?? error.message;
}
