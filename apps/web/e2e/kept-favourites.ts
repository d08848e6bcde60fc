import type { Page } from "@playwright/test";

/** What the page's database has as favourites; runs without the site's code. */
export async function keptFavourites(page: Page): Promise<unknown> {
  return page.evaluate(async () => {
    if ((await indexedDB.databases()).every(({ name }) => name !== "drills")) return [];
    return new Promise((resolve, reject) => {
      const opening = indexedDB.open("drills");
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const reading = opening.result.transaction("favourites").objectStore("favourites").getAllKeys();
        reading.onsuccess = () => resolve(reading.result);
        opening.result.close();
      };
    });
  });
}
