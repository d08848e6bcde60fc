import { existsSync } from "node:fs";
import { type Browser, chromium } from "@playwright/test";

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

const BROWSERS = ["/usr/bin/chromium", "/usr/bin/chromium-browser"];

/** Debian's Chromium without a window system: the same engine, and half the time for a test. */
const SHELL = "/usr/bin/chromium-headless-shell";

/** The system's Chromium, or the one that CHROMIUM_PATH names; `undefined` leaves the choice to Playwright. */
export function findChromium(): string | undefined {
  return firstThere([process.env.CHROMIUM_PATH, ...BROWSERS]);
}

/** The same for tests, which take the lighter headless shell where there is one. */
export function findTestChromium(): string | undefined {
  return firstThere([process.env.CHROMIUM_PATH, SHELL, ...BROWSERS]);
}

function firstThere(paths: readonly (string | undefined)[]): string | undefined {
  return paths.find((path) => path !== undefined && existsSync(path));
}

/** Starts a headless browser, gives it to `use`, and closes it whatever comes of that. */
export async function withBrowser<Result>(use: (browser: Browser) => Promise<Result>): Promise<Result> {
  const executablePath = findTestChromium();
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: CHROMIUM_ARGS });
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}
