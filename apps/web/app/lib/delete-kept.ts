/**
 * Deletes all that the site has left in this browser: its storage, the pages kept for offline use and the worker that
 * serves them. Rejects when the browser refuses one of them.
 */
export async function deleteEverythingKept(): Promise<void> {
  globalThis.localStorage?.clear();
  globalThis.sessionStorage?.clear();
  const workers = (await globalThis.navigator?.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(workers.map((worker) => worker.unregister()));
  const names = (await globalThis.caches?.keys()) ?? [];
  await Promise.all(names.map((name) => globalThis.caches.delete(name)));
}
