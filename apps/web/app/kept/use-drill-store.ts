import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import { logFailure } from "../base/log.ts";
import { useAsync } from "../live/use-async.ts";
import { hasDrills, onDrillsChanged } from "./drill-database.ts";
import type { DrillStore, DrillTrouble, KeptDrills } from "./drill-store.ts";

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
  const { value: store } = useAsync(isWanted ? "wanted" : "if there is one", () =>
    isWanted ? openDrills() : openKeptDrills(),
  );
  return useKept(store);
}

function useKept(store: DrillStore | undefined): Drills | undefined {
  const kept = useSyncExternalStore(store?.subscribe ?? never, store?.read ?? nothing, nothing);
  return store === undefined || kept === undefined ? undefined : { store, kept };
}

/** The drills of this browser; rejects where their code does not arrive. */
async function openDrills(): Promise<DrillStore> {
  const { openDrillStore } = await import("./drill-store.ts");
  return openDrillStore();
}

/** The same where something is kept already. */
async function openKeptDrills(): Promise<DrillStore | undefined> {
  return (await hasDrills()) ? openDrills() : undefined;
}

interface Favourites {
  /** Their public ids (`Jin-1,2,1`); nothing until it is known which. */
  readonly ids: ReadonlySet<string> | undefined;
  /** Why a star is not kept beyond this visit. */
  readonly trouble: DrillTrouble | "not loaded" | undefined;
  readonly turn: (id: string) => void;
}

const NONE: readonly string[] = [];

/**
 * The favourites of this browser. What keeps them is loaded where there are any, or with the first star; until it is there a star
 * shows all the same. Another tab's stars show at once.
 */
export function useFavourites(): Favourites {
  const { state, value: kept, retry } = useAsync("favourites", openKeptDrills, "Favourites did not load");
  const [opened, setOpened] = useState<DrillStore>();
  const store = kept ?? opened;
  const drills = useKept(store);
  /** What was marked before there was anything that keeps it. */
  const [early, setEarly] = useState<readonly string[]>(NONE);
  const [hasFailed, setFailed] = useState(false);
  const isNew = state === "ready" && store === undefined;
  const lookAgain = useEffectEvent(retry);
  useEffect(() => {
    // Somebody's first star, in another tab.
    if (isNew) return onDrillsChanged(() => lookAgain());
    return undefined;
  }, [isNew]);

  const turn = (id: string) => {
    if (store !== undefined) {
      store.favour(id, !store.read().history.favourites.includes(id));
      return;
    }
    const isMarked = !early.includes(id);
    setEarly(isMarked ? [...early, id] : early.filter((one) => one !== id));
    openDrills().then(
      (first) => {
        first.favour(id, isMarked);
        setFailed(false);
        setOpened(first);
      },
      (thrown: unknown) => {
        logFailure("A favourite was not kept", thrown);
        setFailed(true);
      },
    );
  };
  const isKnown = state === "ready" || state === "failed" || early.length > 0;
  const ids = drills?.kept.history.favourites ?? early;
  return {
    ids: isKnown ? new Set(ids) : undefined,
    trouble: drills?.kept.trouble ?? (hasFailed ? "not loaded" : undefined),
    turn,
  };
}
