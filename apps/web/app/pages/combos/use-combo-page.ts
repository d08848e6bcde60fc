import { useLayoutEffect, useState, useSyncExternalStore } from "react";
import { type ComboActions, createActions, type OpenPart, type PageNotice } from "./combo-actions.ts";
import { browserComboStore, type ComboState } from "./combo-storage.ts";
import { type RemovedCombo, restoreCombo } from "./core/combo-list.ts";

export interface ComboPageState extends ComboState {
  readonly actions: ComboActions;
  /** The row that was added last: it opens for editing. */
  readonly newest: string | undefined;
  readonly notice: PageNotice | undefined;
  readonly notify: (notice: PageNotice | undefined) => void;
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
  const [notice, notify] = useState<PageNotice>();
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

  const actions = createActions({ notify, setRemoved, setOpen, setNewest });

  return {
    ...state,
    actions,
    newest,
    notice,
    notify,
    removed,
    undo: () => {
      const last = removed.at(-1);
      if (last === undefined) return;
      browserComboStore.change((combos) => restoreCombo(combos, last));
      setRemoved(removed.slice(0, -1));
    },
    dismiss: () => {
      setRemoved([]);
      notify(undefined);
    },
    open,
    setOpen,
  };
}
