import { type Browser, chromium } from "@playwright/test";
import { CHROMIUM_ARGS, findTestChromium } from "./chromium.ts";

/** Starts a headless browser, gives it to `use`, and closes it whatever comes of that. */
export async function withBrowser<Result>(use: (browser: Browser) => Promise<Result>): Promise<Result> {
  const executablePath = findTestChromium();
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: CHROMIUM_ARGS,
  });
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}
