import { expect, type Page, type Response, type Route } from "@playwright/test";

/**
 * Opens a page and waits until its scripts answer. A page is complete before that, but a press on a link then loads
 * a new document, and a press on a button is lost.
 */
export async function openLive(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await waitUntilLive(page);
  return response;
}

/** Loads the page anew, as a visitor does who comes back to it. */
export async function reloadLive(page: Page): Promise<void> {
  await page.reload();
  await waitUntilLive(page);
}

/**
 * Opens a page as the worker gives it that has not kept it, and the server one that is newer than the build: the shell stands there
 * and asks the API.
 */
export async function openByShell(page: Page, path: string): Promise<void> {
  const isThatPage = (url: URL) => url.pathname === path;
  const answer = async (route: Route) => {
    const shell = new URL("/app-shell", route.request().url()).href;
    await route.fulfill({ response: await route.fetch({ url: shell }) });
  };
  await page.route(isThatPage, answer, { times: 1 });
  await openLive(page, path);
}

/** The same after a link that loaded a new document. */
export async function waitUntilLive(page: Page): Promise<void> {
  await page.locator("html[data-live]").waitFor({ state: "attached" });
}

/** How long nothing is asked for nor arrives before a page is called quiet, ms. */
const QUIET_MS = 1000;

/**
 * Waits until a page asks for nothing more. Playwright's "networkidle" waits for the end of every request, and now and then the browser
 * tells of none; here only what happens counts.
 */
export async function waitUntilQuiet(page: Page): Promise<void> {
  let last = performance.now();
  const happens = () => {
    last = performance.now();
  };
  const EVENTS = ["request", "requestfinished", "requestfailed"] as const;
  for (const event of EVENTS) page.on(event as "request", happens);
  await expect
    .poll(() => performance.now() - last, { intervals: [100], message: "the page asks for nothing more" })
    .toBeGreaterThan(QUIET_MS);
  for (const event of EVENTS) page.off(event as "request", happens);
}

/** Keeps what is asked for at such addresses waiting. Gives what lets it come. */
export async function holdBack(page: Page, addresses: string | RegExp): Promise<() => void> {
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await gate;
    await route.continue();
  });
  return open;
}

/**
 * Opens a page whose modules, all or those with such addresses, wait for `letCome`: what a visitor has in hand until then is the HTML.
 */
export async function openBeforeScripts(
  page: Page,
  path: string,
  modules: string | RegExp = "**/assets/*.js",
) {
  const open = await holdBack(page, modules);
  await page.goto(path, { waitUntil: "commit" });
  await page.getByRole("contentinfo").waitFor();
  return {
    letCome: async () => {
      expect(await page.locator("html[data-live]").count(), "nothing lived before").toBe(0);
      open();
      await waitUntilLive(page);
    },
  };
}

/** All but the script that writes moves in other buttons. */
export const MODULES = /assets\/(?!written).*\.js/;
