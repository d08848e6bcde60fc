import type { Page } from "@playwright/test";

/* Notes and matches in the browser's database, put there and read without the site's code. The page must be one of the site. */

type Store = "notes" | "matches";

/** Puts records there as an earlier visit would have, by their keys. */
async function put(page: Page, store: Store, records: Readonly<Record<string, unknown>>): Promise<void> {
  await page.evaluate(
    async ([name, entries]) => {
      const opening = indexedDB.open("mine", 1);
      opening.onupgradeneeded = () => {
        opening.result.createObjectStore("notes");
        opening.result.createObjectStore("matches").createIndex("them", "them");
      };
      await new Promise((resolve, reject) => {
        opening.onsuccess = resolve;
        opening.onerror = reject;
      });
      const change = opening.result.transaction(name, "readwrite");
      for (const [key, record] of Object.entries(entries)) change.objectStore(name).put(record, key);
      await new Promise((resolve) => change.addEventListener("complete", resolve));
      opening.result.close();
      localStorage.setItem("mine", name);
    },
    [store, records] as const,
  );
}

async function kept(page: Page, store: Store): Promise<Record<string, string>[]> {
  return page.evaluate(async (name) => {
    if ((await indexedDB.databases()).every((one) => one.name !== "mine")) return [];
    const opening = indexedDB.open("mine");
    await new Promise((resolve) => opening.addEventListener("success", resolve));
    const asked = opening.result.transaction(name).objectStore(name).getAll();
    await new Promise((resolve) => asked.addEventListener("success", resolve));
    opening.result.close();
    return asked.result;
  }, store);
}

/** By subject (`them:jin`), the first one the latest: texts, or a broken record. */
export async function putNotes(page: Page, notes: Readonly<Record<string, unknown>>): Promise<void> {
  const now = Date.now();
  const records = Object.entries(notes).map(([subject, text], place) => {
    const record = typeof text === "string" ? { subject, text, at: now - 1000 * place } : text;
    return [subject, record] as const;
  });
  await put(page, "notes", Object.fromEntries(records));
}

export const putMatches = (page: Page, matches: readonly Readonly<Record<string, unknown>>[]) =>
  put(page, "matches", Object.fromEntries(matches.map((match) => [String(match.id), match])));

/** The texts that are kept, by subject. */
export async function keptNotes(page: Page): Promise<Record<string, string>> {
  const notes = await kept(page, "notes");
  return Object.fromEntries(notes.map(({ subject, text }) => [subject, text]));
}

export const keptMatches = (page: Page) => kept(page, "matches");
