import { canStore } from "../../base/storage.ts";
import { DRILL_DATABASE, MINE_DATABASE, tellChanged } from "../changes.ts";

/**
 * Deletes all that the site has left in this browser: its storage, the pages kept for offline use, the worker that serves
 * them and the worker's notes of when each was opened. Rejects when the browser refuses one of them.
 */
export async function deleteEverythingKept(): Promise<void> {
  // Where storage is blocked there is nothing in it.
  if (canStore()) {
    globalThis.localStorage.clear();
    globalThis.sessionStorage.clear();
    // What of it the page shows goes at once, as it would after another tab's doing.
    globalThis.dispatchEvent?.(new StorageEvent("storage"));
  }
  const workers = (await globalThis.navigator?.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(workers.map((worker) => worker.unregister()));
  const names = (await globalThis.caches?.keys()) ?? [];
  await Promise.all(names.map((name) => globalThis.caches.delete(name)));
  await Promise.all((await databaseNames()).map(emptyDatabase));
  tellChanged(DRILL_DATABASE);
  tellChanged(MINE_DATABASE);
}

/** Older browsers cannot list their databases: of those the guide's own are known by name. */
async function databaseNames(): Promise<string[]> {
  const databases = await globalThis.indexedDB?.databases?.();
  if (databases === undefined)
    return globalThis.indexedDB === undefined ? [] : [DRILL_DATABASE, MINE_DATABASE];
  return databases.flatMap(({ name }) => name ?? []);
}

/** Emptied and not deleted: while the worker still has it open, a deletion would wait for it. */
function emptyDatabase(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name);
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      const stores = Array.from(database.objectStoreNames);
      if (stores.length === 0) {
        database.close();
        resolve();
        return;
      }
      const change = database.transaction(stores, "readwrite");
      for (const store of stores) change.objectStore(store).clear();
      change.oncomplete = () => {
        database.close();
        resolve();
      };
      change.onabort = () => reject(change.error);
    };
  });
}
