import type { Page } from "@playwright/test";
import { withoutChance } from "./drill-store.ts";
import { allowConsole, checkAccessibility, expect, test } from "./fixtures.ts";
import { siteWithOlderWorkers } from "./older-worker.ts";
import { openLive, waitUntilLive } from "./open-live.ts";

// The service worker fetches all of the site's scripts first, and all data on request: on a busy machine that takes its time.
test.describe.configure({ timeout: 180_000 });
const SAVED = { timeout: 90_000 };

// What the browser itself says of a connection that is not there.
test.use({
  serviceWorkers: "allow",
  allowedConsole: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/],
});

/** The first press starts what would otherwise start some seconds later. */
async function installWorker(page: Page): Promise<void> {
  await page.keyboard.press("Shift");
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** Until the worker has the page and the data of its character. */
async function waitUntilKept(page: Page, path: string): Promise<void> {
  await waitForEach(page, [path, `/api/characters/${path.split("/").at(-1)}`]);
  const [data] = (await page.evaluate(readKept, path)).match(/\/assets\/page-[\w-]+\.json/) ?? [];
  await waitForEach(page, [data ?? "no data"]);
}

/** Until all of these addresses are kept whole: what is still being written is found already, and gone again where the connection goes. */
async function waitForEach(page: Page, addresses: string[]): Promise<void> {
  // Not `page.waitForFunction`: it takes the promise of an answer for the answer.
  for (const address of addresses) {
    await expect
      .poll(() => page.evaluate(readKept, address), { ...SAVED, message: `${address} is kept` })
      .toMatch(/(?:\}|<\/html>)\s*$/);
  }
}

/** In the page: what is kept of an address; nothing as "". */
async function readKept(address: string): Promise<string> {
  const found = await caches.match(address, { ignoreVary: true });
  return (await found?.text()) ?? "";
}

/** The site has a newer worker from here on: what the page says of it is pressed, and the page opens anew, once. */
async function reloadWithRelease(
  page: Page,
  site: { release: () => void },
  before: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  site.release();
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await before();
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) asked.push(request.url());
  });
  const reloaded = page.waitForEvent("load");
  await page.getByRole("button", { name: "Reload" }).click();
  await reloaded;
  expect(asked).toHaveLength(1);
}

/** How many answers the worker keeps, and how many of its notes name an address. */
async function countKept(page: Page): Promise<{ notes: number; pages: number }> {
  return page.evaluate(async () => {
    const counts = { notes: 0, pages: 0 };
    for (const name of await caches.keys()) counts.pages += (await (await caches.open(name)).keys()).length;
    for (const { name } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const opening = indexedDB.open(name ?? "");
        opening.onsuccess = () => resolve(opening.result);
      });
      for (const store of database.objectStoreNames) {
        counts.notes += await new Promise<number>((resolve) => {
          const counting = database.transaction(store).objectStore(store).count();
          counting.onsuccess = () => resolve(counting.result);
        });
      }
      database.close();
    }
    return counts;
  });
}

test("a sheet, the changes and an old list that were opened once open without a connection, others say that one is offline @desktop", async ({
  page,
  context,
}) => {
  const jin = "/character/combos/jin-combos/jin";
  const old = "/character/frames/jin-frames/jin?on=2025-04-10";
  await openLive(page, jin);
  await installWorker(page);
  await waitUntilKept(page, jin);
  await openLive(page, "/changes");
  await waitForEach(page, ["/changes"]);
  await openLive(page, old);
  await expect(page.getByText("Old list: 10 April 2025.")).toBeVisible();
  await waitForEach(page, [old, "/api/characters/jin/history"]);

  await context.setOffline(true);
  await openLive(page, jin);
  await expect(page.locator("h1")).toHaveText("Jin");
  await expect(page.getByRole("heading", { level: 2, name: "Important Combos" })).toBeVisible();
  await openLive(page, "/changes");
  await expect(page.getByRole("heading", { level: 2, name: /^Patch/ })).toHaveCount(1);
  await openLive(page, old);
  await expect(page.getByText("Old list: 10 April 2025.")).toBeVisible();
  // Another day of the same character takes nothing more.
  await openLive(page, old.replace("2025-04-10", "2024-06-01"));
  await expect(page.getByText("Old list: 1 June 2024.")).toBeVisible();
  // Never opened: the shell stands in and says what is wrong.
  await page.goto("/character/combos/king-combos/king");
  await expect(page.getByText("Error: You're offline. This page isn't saved.")).toBeVisible();
  await context.setOffline(false);

  // All of it can be deleted, the worker's own notes of what was opened as well.
  await openLive(page, "/privacy-policy");
  const kept = await countKept(page);
  expect(Math.min(kept.notes, kept.pages)).toBeGreaterThan(0);
  await page.getByRole("button", { name: "Delete everything kept" }).click();
  await page.getByRole("button", { name: "Yes, delete everything" }).click();
  await expect(page.getByText("This browser knows nothing about us any more.")).toBeVisible();
  expect(await countKept(page)).toEqual({ notes: 0, pages: 0 });
});

test("pressed at once on the first visit, all sheets are kept, said only when everything is there, and open without a connection @phone", async ({
  page,
  context,
}) => {
  await openLive(page, "/about");
  const save = page.getByRole("button", { name: /Save for offline \(\d\.\d MB\)/ });
  await expect(save).toBeVisible();
  // The press itself starts the worker: nothing controls the page yet.
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  await save.click();
  await expect(page.getByText("work offline now.")).toBeVisible(SAVED);
  await checkAccessibility(page, "main");

  await context.setOffline(true);
  const { addresses } = await (await page.request.get("/offline.json")).json();
  expect(addresses).toContain("/api/characters/alisa/side");
  const statuses = await page.evaluate(
    (list: string[]) => Promise.all(list.map(async (address) => (await fetch(address)).status)),
    addresses,
  );
  expect(statuses).toEqual(addresses.map(() => 200));

  await page.goto("/character/combos/yoshimitsu-combos/yoshimitsu");
  await expect(page.getByRole("heading", { level: 1, name: "Yoshimitsu" })).toBeVisible();
  const portrait = page.getByRole("main").locator("picture img").first();
  await expect.poll(() => portrait.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBeGreaterThan(0);
  await page.goto("/anti-guide/character/alisa");
  await expect(page.getByRole("heading", { level: 1, name: /Alisa/ })).toBeVisible();
  await page.goto("/character/frames/yoshimitsu-frames/yoshimitsu");
  await expect(page.getByRole("row").nth(20)).toBeVisible();
  await page.goto("/move/yoshimitsu/df+2");
  await expect(page.getByRole("heading", { level: 2, name: "Frame data" })).toBeVisible();
  await withoutChance(page);
  await openLive(page, "/drills?me=yoshimitsu&them=king");
  await expect(page.getByRole("button", { name: "I do not know" })).toBeVisible();
  // Never opened either.
  await openLive(page, "/changes");
  await expect(page.getByRole("heading", { level: 2, name: /^Patch/ }).nth(1)).toBeVisible();

  // What a disk that was full, or a network that lies, leaves behind.
  const broken = { paul: '{"_id":"paul","name":"Pa', anna: "<!doctype html><title>Log in</title>" };
  for (const [id, body] of Object.entries(broken)) {
    await page.evaluate(
      async ([address = "", text]) => (await caches.open("data")).put(address, new Response(text)),
      [`/api/characters/${id}`, body],
    );
    await page.goto(`/character/combos/${id}-combos/${id}`);
    await expect(page.getByRole("heading", { level: 1, name: "This page isn't saved." })).toBeVisible();
  }
  await context.setOffline(false);
  await page.getByRole("main").getByRole("link", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Anna" })).toBeVisible();
});

test("a device without room keeps what it has, and says so @desktop", async ({ page, context }) => {
  allowConsole(page, /ERR_INTERNET_DISCONNECTED|Keeping the sheets failed QuotaExceededError/);
  await page.addInitScript(() => {
    const put = Cache.prototype.put;
    let room = 20;
    Cache.prototype.put = function (this: Cache, ...entry) {
      room -= 1;
      return room < 0
        ? Promise.reject(new DOMException("no room", "QuotaExceededError"))
        : put.apply(this, entry);
    };
  });
  await openLive(page, "/about");
  await installWorker(page);
  await page.getByRole("button", { name: /Save for offline/ }).click();
  await expect(page.getByText("This device has no more room.")).toBeVisible(SAVED);
  const kept = await page.evaluate(async () => (await (await caches.open("data")).keys()).length);
  expect(kept).toBeGreaterThan(10);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await context.setOffline(false);
});

test("a release takes over from one with other caches, which go, and a newer one waits until it is asked for @desktop", async ({
  page,
  context,
  baseURL,
}) => {
  const worker = await (await page.request.get("/sw.js")).text();
  await using site = await siteWithOlderWorkers(baseURL ?? "", [
    `addEventListener("install", (event) => event.waitUntil(caches.open("workbox-precache-v1-" + registration.scope)
      .then((cache) => cache.put("/app-shell/", new Response("old shell"))).then(() => skipWaiting())));
      addEventListener("activate", (event) => event.waitUntil(clients.claim()));`,
    `${worker}\n// older`,
  ]);
  await openLive(page, `${site.origin}/faqu`);
  await installWorker(page);
  await reloadWithRelease(page, site);
  await expect
    .poll(() =>
      page.evaluate(async () => (await caches.keys()).filter((name) => name.includes("precache-v1"))),
    )
    .toEqual([]);

  await waitUntilLive(page);
  await installWorker(page);
  await reloadWithRelease(page, site, async () => {
    await expect(page.getByText("A new version of the guide is ready.")).toBeVisible();
    await checkAccessibility(page, "[role=status]");
  });
  await expect(page.getByRole("heading", { level: 1, name: "FAQ" })).toBeVisible();
  await expect(page.getByText("A new version of the guide is ready.")).toBeHidden();
  // The page itself was kept by nobody yet: the shell of the new release shows it.
  await context.setOffline(true);
  await page.goto(`${site.origin}/privacy-policy`);
  await expect(page.getByText("old shell")).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await context.setOffline(false);
});

test("a deck that was opened once is drilled without a connection, a match is tapped, and what one has written down is there @phone", async ({
  page,
  context,
}) => {
  const after = "/after?them=paul&me=king";
  const moves = page.getByRole("list", { name: "What hit you?" }).getByRole("listitem");
  // A throw, which waits until one is ready, may be the first card.
  await withoutChance(page);
  await openLive(page, "/drills?me=king&them=jin");
  await expect(page.getByRole("article")).toBeVisible();
  await installWorker(page);
  const ofPair = ["king", "jin"].flatMap((id) =>
    ["", "/moves", "/side"].map((part) => `/api/characters/${id}${part}`),
  );
  await waitForEach(page, ["/drills", ...ofPair]);
  await openLive(page, after);
  await expect(moves.first()).toBeVisible();
  await waitForEach(page, [after, "/api/characters/paul/moves"]);
  for (const path of ["/notes", "/mine"]) {
    await openLive(page, path);
    await waitForEach(page, [path]);
  }

  await context.setOffline(true);
  await openLive(page, "/drills");
  await expect(page).toHaveURL("/drills?me=king&them=jin");
  await page.getByRole("button", { name: "I do not know" }).click();
  await expect(page.getByRole("article").getByRole("status")).toContainText("Now you know");
  await openLive(page, after);
  await moves
    .first()
    .getByRole("button", { name: /hit me/ })
    .click();
  await expect(page.getByText("Saved: 1 hit.")).toBeVisible();
  await openLive(page, "/mine");
  await expect(page.getByRole("main").getByText("1 match")).toBeVisible();
  await openLive(page, "/notes");
  await expect(page.getByRole("heading", { level: 1, name: "Your notes" })).toBeVisible();
  await context.setOffline(false);
});
