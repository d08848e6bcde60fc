/** The browser's database of the drills, and the channel on which its changes are told to other tabs. */
export const DRILL_DATABASE = "drills";

/** Whether anything was ever drilled in this browser, without making a database. Where nobody can tell it counts as no. */
export async function hasDrills(): Promise<boolean> {
  try {
    const databases = await globalThis.indexedDB?.databases?.();
    return databases?.some(({ name }) => name === DRILL_DATABASE) ?? false;
  } catch {
    return false;
  }
}

/** Tells of every change by another page, also of the first thing that is kept; gives what ends it. */
export function onDrillsChanged(tell: () => void): () => void {
  if (typeof BroadcastChannel === "undefined") return () => {};
  const channel = new BroadcastChannel(DRILL_DATABASE);
  channel.onmessage = tell;
  return () => channel.close();
}

/** Tells all open pages that the drills' database was changed by somebody who does not keep drills. */
export function tellDrillsChanged(): void {
  const channel = new BroadcastChannel(DRILL_DATABASE);
  channel.postMessage("changed");
  channel.close();
}
