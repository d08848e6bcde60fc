import type { Page, Response } from "@playwright/test";

/**
 * Opens a page and waits until its scripts answer. A page is complete before that, but a press on a link then loads
 * a new document, and a press on a button is lost.
 */
export async function openLive(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await waitUntilLive(page);
  return response;
}

/** The same after a reload or a link that loaded a new document. */
export async function waitUntilLive(page: Page): Promise<void> {
  await page.locator("html[data-live]").waitFor({ state: "attached" });
}
