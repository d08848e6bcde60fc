import { existsSync } from "node:fs";

/** What a headless Chromium needs on a server, as root and without a network: no sandbox, no calls home. */
export const CHROMIUM_ARGS = [
  "--headless=new",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** The system's Chromium, or the one that CHROMIUM_PATH names; `undefined` leaves the choice to Playwright. */
export function findChromium(): string | undefined {
  return [process.env.CHROMIUM_PATH, "/usr/bin/chromium", "/usr/bin/chromium-browser"].find(
    (path) => path !== undefined && existsSync(path),
  );
}
