import { useLayoutEffect, useState, useSyncExternalStore } from "react";
import { type ComboActions, createActions, type OpenPart, type PageNews } from "./combo-actions.ts";
import { browserComboStore, type ComboState } from "./combo-storage.ts";
import { type RemovedCombo, restoreCombo } from "./core/combo-list.ts";

export interface ComboPageState extends ComboState {
  readonly actions: ComboActions;
  /** The row that was added last: it opens for editing. */
  readonly newest: string | undefined;
  readonly news: PageNews | undefined;
  readonly say: (news: PageNews | undefined) => void;
  /** Rows deleted since the visitor last looked away, newest last. */
  readonly removed: readonly RemovedCombo[];
  readonly undo: () => void;
  readonly dismiss: () => void;
  readonly open: OpenPart | undefined;
  readonly setOpen: (open: OpenPart | undefined) => void;
}

/** State and actions of the page: the combos themselves live in the store, the rest here. */
export function useComboPage(): ComboPageState {
  const state = useSyncExternalStore(
    browserComboStore.subscribe,
    browserComboStore.getState,
    browserComboStore.getServerState,
  );
  const [news, say] = useState<PageNews>();
  const [removed, setRemoved] = useState<readonly RemovedCombo[]>([]);
  const [open, setOpen] = useState<OpenPart>();
  const [newest, setNewest] = useState<string>();
  // The first subscription reads the storage. It happens before the paint, so that rows do not push anything away.
  const [, setRead] = useState(false);
  useLayoutEffect(() => {
    const stop = browserComboStore.subscribe(() => undefined);
    setRead(true);
    return stop;
  }, []);

  const actions = createActions({ say, setRemoved, setOpen, setNewest });

  return {
    ...state,
    actions,
    newest,
    news,
    say,
    removed,
    undo: () => {
      const last = removed.at(-1);
      if (last === undefined) return;
      browserComboStore.change((combos) => restoreCombo(combos, last));
      setRemoved(removed.slice(0, -1));
    },
    dismiss: () => {
      setRemoved([]);
      say(undefined);
    },
    open,
    setOpen,
  };
}
