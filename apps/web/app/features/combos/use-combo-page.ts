import { useLayoutEffect, useMemo, useState, useSyncExternalStore } from "react";
import { logFailure } from "../../lib/log.ts";
import type { ComboActions } from "./combo-actions.ts";
import { browserComboStore, type ComboState } from "./combo-storage.ts";
import type { Combo } from "./core/combo.ts";
import {
  changeCombo,
  duplicateCombo,
  findRemoved,
  moveCombo,
  type RemovedCombo,
  removeCombo,
  restoreCombo,
} from "./core/combo-list.ts";
import { pasteInto } from "./core/paste-into.ts";
import { stateOf } from "./move-checkers.ts";

/** What the page says at its lower edge. */
export interface PageNews {
  readonly kind: "info" | "failure";
  readonly text: string;
}

/** Something that stands over the page. */
export type OpenPart =
  | { readonly part: "menu"; readonly id: string; readonly anchor: HTMLElement }
  | { readonly part: "share"; readonly ids: readonly string[] };

export interface ComboPageState extends ComboState {
  readonly actions: ComboActions;
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
  // The first subscription reads the storage. It happens before the paint, so that rows do not push anything away.
  const [, setRead] = useState(false);
  useLayoutEffect(() => {
    const stop = browserComboStore.subscribe(() => undefined);
    setRead(true);
    return stop;
  }, []);

  const actions = useMemo(() => createActions({ say, setRemoved, setOpen }), []);

  return {
    ...state,
    actions,
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

interface Setters {
  readonly say: Say;
  readonly setRemoved: (next: (before: readonly RemovedCombo[]) => readonly RemovedCombo[]) => void;
  readonly setOpen: (open: OpenPart) => void;
}

function createActions({ say, setRemoved, setOpen }: Setters): ComboActions {
  const { change, settle, getState } = browserComboStore;
  return {
    edit: (id, edit) => change((combos) => changeCombo(combos, id, edit)),
    type: (id, edit) => change((combos) => changeCombo(combos, id, edit), "typed"),
    settle,
    paste: (id, place, pasted) => change((combos) => pasteInto(combos, id, place, pasted)),
    duplicate: (id) => {
      change((combos) => duplicateCombo(combos, id));
      say({ kind: "info", text: "Copied. The copy stands right behind." });
    },
    remove: (id) => {
      const gone = findRemoved(getState().combos, id);
      if (gone === undefined) return;
      change((combos) => removeCombo(combos, id));
      say(undefined);
      setRemoved((before) => [...before, gone]);
    },
    move: (from, to) => {
      const { length } = getState().combos;
      if (from === to || to < 0 || to >= length) return;
      change((combos) => moveCombo(combos, from, to));
      say({ kind: "info", text: `Now at place ${to + 1} of ${length}.` });
    },
    savePicture: (ids) => savePicture(chosen(getState().combos, ids), say),
    copy: (ids, dialect) => copyText(chosen(getState().combos, ids), dialect, say),
    share: (ids) => setOpen({ part: "share", ids }),
    openMenu: (id, anchor) => setOpen({ part: "menu", id, anchor }),
  };
}

type Say = (news: PageNews | undefined) => void;

function chosen(combos: readonly Combo[], ids: readonly string[]): readonly Combo[] {
  return combos.filter(({ id }) => ids.includes(id));
}

async function savePicture(combos: readonly Combo[], say: Say): Promise<void> {
  try {
    const { savePictureOf } = await import("./picture/save-picture.tsx");
    await savePictureOf(combos);
    say({ kind: "info", text: "Saved as combination.png." });
  } catch (thrown) {
    logFailure("oops, something went wrong!", thrown);
    say({
      kind: "failure",
      text: "The picture could not be made. Your combos are safe: try again, or copy them as text.",
    });
  }
}

async function copyText(combos: readonly Combo[], dialect: "site" | "community", say: Say): Promise<void> {
  try {
    const { formatCombos } = await import("./core/combo-text.ts");
    const text = formatCombos(combos, dialect, ({ character }) => stateOf(character).checker?.stances ?? []);
    await navigator.clipboard.writeText(text);
    say({ kind: "info", text: "Copied as text." });
  } catch (thrown) {
    logFailure("Combos could not be copied", thrown);
    say({ kind: "failure", text: "The browser did not let us copy. Export the combos as a file instead." });
  }
}
