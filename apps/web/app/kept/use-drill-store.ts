import { useSyncExternalStore } from "react";
import { useAsync } from "../live/use-async.ts";
import { hasDrills } from "./drill-database.ts";
import type { DrillStore, KeptDrills } from "./drill-store.ts";

export interface Drills {
  readonly store: DrillStore;
  readonly kept: KeptDrills;
}

const never = () => () => {};
const nothing = () => undefined;

/**
 * Opens the drills of this browser once the page lives: where they are wanted in any case, otherwise only where there are some, so
 * that a visitor who looks in leaves nothing behind. `undefined` until then.
 */
export function useDrillStore(isWanted: boolean): Drills | undefined {
  const { value: store } = useAsync(isWanted ? "wanted" : "kept", async () =>
    isWanted || (await hasDrills()) ? openDrills() : undefined,
  );
  const kept = useSyncExternalStore(store?.subscribe ?? never, store?.read ?? nothing, nothing);
  return store === undefined || kept === undefined ? undefined : { store, kept };
}

/** The drills of this browser; rejects where their code does not arrive. */
async function openDrills(): Promise<DrillStore> {
  const { openDrillStore } = await import("./drill-store.ts");
  return openDrillStore();
}
