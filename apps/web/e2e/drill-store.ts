import { expect, type Page } from "@playwright/test";

/**
 * What a store of the page's database of drills has, by key; nothing where there is no database. Before, records are put into it, as a
 * broken disk or another version of the site might have. Runs without the site's code.
 */
export async function drillStore(
  page: Page,
  store: string,
  put: Readonly<Record<string, unknown>> = {},
): Promise<Record<string, unknown>> {
  return page.evaluate(
    async ({ store, put }) => {
      if ((await indexedDB.databases()).every(({ name }) => name !== "drills")) return {};
      const done = <Result>(request: IDBRequest<Result>) =>
        new Promise<Result>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error);
        });
      const database = await done(indexedDB.open("drills"));
      const transaction = database.transaction(store, "readwrite");
      const isWritten = new Promise((resolve) => {
        transaction.oncomplete = resolve;
      });
      const records = transaction.objectStore(store);
      for (const [key, value] of Object.entries(put)) await done(records.put(value, key));
      const [keys, values] = await Promise.all([done(records.getAllKeys()), done(records.getAll())]);
      await isWritten;
      database.close();
      return Object.fromEntries(keys.map((key, place) => [String(key), values[place]]));
    },
    { store, put },
  );
}

/** Public ids of the moves with a star. */
export async function keptFavourites(page: Page): Promise<readonly string[]> {
  return Object.keys(await drillStore(page, "favourites"));
}

/** Rounds come in an order of chance: here the most worthwhile card comes first. */
export async function withoutChance(page: Page, chance = 0.5): Promise<void> {
  await page.addInitScript((value) => {
    Math.random = () => value;
  }, chance);
}

/** A figure under "Progress", which stands below the card, and comes as one scrolls there. */
export async function expectFigure(page: Page, label: string, value: string | RegExp): Promise<void> {
  const figure = page.getByRole("definition").and(page.locator(`dt:text-is("${label}") + dd`));
  // An answer brings its card up, maybe while this scrolls down.
  await expect(async () => {
    await page.locator("#progress").scrollIntoViewIfNeeded();
    await expect(figure).toHaveText(value, { timeout: 1000 });
  }).toPass();
}
