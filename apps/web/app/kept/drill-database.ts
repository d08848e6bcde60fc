import { DRILL_DATABASE } from "./changes.ts";

/** Whether anything was ever drilled in this browser, without making a database. Where nobody can tell it counts as no. */
export async function hasDrills(): Promise<boolean> {
  try {
    const databases = await globalThis.indexedDB?.databases?.();
    return databases?.some(({ name }) => name === DRILL_DATABASE) ?? false;
  } catch {
    return false;
  }
}
