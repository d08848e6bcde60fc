import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { CHROMIUM_ARGS, findTestChromium } from "../../tools/browser/chromium.ts";

// Set once in the main process, inherited by the workers: a port of its own for each run.
process.env.E2E_PORT ??= String(20_000 + (process.pid % 20_000));
const port = process.env.E2E_PORT;
const exported = process.env.E2E_EXPORT;
/** Tests that ask what only a server answers are left out where there is none. */
const leftOut = exported ? "|@server" : "";
const executablePath = findTestChromium();

export default defineConfig({
  testDir: "e2e",
  outputDir: "../../test-results",
  // One set of pictures for every machine: see visual.spec.ts.
  snapshotPathTemplate: "{testDir}/pictures/{arg}-{projectName}{ext}",
  // A picture that is missing is a mistake, not a reason to take one.
  updateSnapshots: "none",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: process.env.E2E_REPORT ? [["dot"], ["json", { outputFile: process.env.E2E_REPORT }]] : [["list"]],
  use: {
    // A worker would answer before the tests' own stand-ins; offline.spec.ts lets it in.
    serviceWorkers: "block",
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: CHROMIUM_ARGS,
    },
  },
  projects: [
    {
      name: "phone",
      grepInvert: new RegExp(`@desktop${leftOut}`),
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
    {
      name: "desktop",
      grepInvert: new RegExp(`@phone${leftOut}`),
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
  webServer: {
    // E2E_EXPORT: a folder that `npm run export` has written, as a host of files serves it.
    command: exported
      ? `node ../../tools/browser/file-server.ts "${exported}" ${port}`
      : "node ../server/src/serve.mjs",
    url: `http://127.0.0.1:${port}/about`,
    env: {
      PORT: port,
      HOST: "127.0.0.1",
      NODE_ENV: "production",
      // Tests reach only this machine: nobody answers there, unless a test does in the browser.
      REPLAY_SERVICE_URL: "http://127.0.0.1:9",
      NEWS_API_KEY: "",
      NEWS_FEED_URL: "http://127.0.0.1:9/feed",
      OEMBED_URL: "http://127.0.0.1:9/embed",
      DATA_DIR: join(tmpdir(), `tactician-e2e-${port}`),
    },
    gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
  },
});
