import { useSyncExternalStore } from "react";
import { hasDrills } from "../../lib/drill-database.ts";
import type { DrillStore, KeptDrills } from "../../lib/drill-store.ts";
import { useAsync } from "../../lib/use-async.ts";

/** The drills of this browser, and what is kept of them. */
export interface Drills {
  readonly store: DrillStore;
  readonly kept: KeptDrills;
}

const never = () => () => {};
const nothing = () => undefined;

/**
 * Opens the drills of this browser once the page lives: where a deck is wanted in any case, otherwise only where there are some, so
 * that a visitor who looks in leaves nothing behind. `undefined` until then.
 */
export function useDrillStore(isWanted: boolean): Drills | undefined {
  const { value: store } = useAsync(isWanted ? "wanted" : "if there is one", () => openIf(isWanted));
  const kept = useSyncExternalStore(store?.subscribe ?? never, store?.read ?? nothing, nothing);
  return store === undefined || kept === undefined ? undefined : { store, kept };
}

async function openIf(isWanted: boolean): Promise<DrillStore | undefined> {
  if (!isWanted && !(await hasDrills())) return undefined;
  const { openDrillStore } = await import("../../lib/drill-store.ts");
  return openDrillStore();
}
