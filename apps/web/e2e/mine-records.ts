import type { Page } from "@playwright/test";

/**
 * Puts notes into the browser's database as an earlier visit would have, by subject (`them:jin`), or a broken record. The page must be
 * one of the site. Runs without the site's code.
 */
export async function putNotes(page: Page, notes: Readonly<Record<string, unknown>>): Promise<void> {
  await page.evaluate(async (records) => {
    const opening = indexedDB.open("mine", 1);
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore("notes");
      opening.result.createObjectStore("matches").createIndex("them", "them");
    };
    await new Promise((resolve, reject) => {
      opening.onsuccess = resolve;
      opening.onerror = reject;
    });
    const change = opening.result.transaction("notes", "readwrite");
    let at = Date.now();
    for (const [subject, text] of Object.entries(records)) {
      const record = typeof text === "string" ? { subject, text, at } : text;
      change.objectStore("notes").put(record, subject);
      at -= 1000;
    }
    await new Promise((resolve) => {
      change.oncomplete = resolve;
    });
    opening.result.close();
    localStorage.setItem("mine", "notes");
  }, notes);
}

/** The texts that are kept, by subject. */
export async function keptNotes(page: Page): Promise<Record<string, string>> {
  return page.evaluate(async () => {
    if ((await indexedDB.databases()).every(({ name }) => name !== "mine")) return {};
    const opening = indexedDB.open("mine");
    await new Promise((resolve) => {
      opening.onsuccess = resolve;
    });
    const asked = opening.result.transaction("notes").objectStore("notes").getAll();
    await new Promise((resolve) => {
      asked.onsuccess = resolve;
    });
    opening.result.close();
    return Object.fromEntries(asked.result.map(({ subject, text }) => [subject, text]));
  });
}
