import { createContext, use } from "react";
import { logFailure } from "../../base/log.ts";
import { browserComboStore } from "./combo-storage.ts";
import type { Combo, Place } from "./core/combo.ts";
import {
  addCombo,
  changeCombo,
  duplicateCombo,
  findRemoved,
  moveCombo,
  type RemovedCombo,
  removeCombo,
} from "./core/combo-list.ts";
import { countFitting, isDrawable, PICTURE_WEIGHT } from "./core/limits.ts";
import { pasteInto } from "./core/paste-into.ts";
import type { PastedCombo } from "./core/pasted-combos.ts";
import { stateOf } from "./move-checkers.ts";
import * as words from "./words.ts";

/** What the page says at its lower edge. */
export interface PageNotice {
  readonly kind: "info" | "failure";
  readonly text: string;
}

/** Something that stands over the page. */
export type OpenPart =
  | { readonly part: "menu"; readonly id: string; readonly anchor: HTMLElement }
  | { readonly part: "share"; readonly ids: readonly string[] };

interface Setters {
  readonly notify: Notify;
  readonly setRemoved: (next: (before: readonly RemovedCombo[]) => readonly RemovedCombo[]) => void;
  readonly setOpen: (open: OpenPart) => void;
  readonly setNewest: (id: string | undefined) => void;
}

/** What a row can ask of the page. */
export type ComboActions = ReturnType<typeof createActions>;

/** The actions of the page: they change the store, and say so at the page's lower edge. */
export function createActions({ notify, setRemoved, setOpen, setNewest }: Setters) {
  const { change, getState } = browserComboStore;
  return {
    /** Adds a blank row, open for editing. */
    add: () => {
      change(addCombo);
      setNewest(getState().combos.at(-1)?.id);
    },
    edit: (id: string, edit: (combo: Combo) => Combo) => change((combos) => changeCombo(combos, id, edit)),
    /** Puts pasted combos in: the first into the row, others behind it. */
    paste: (id: string, place: Place, pasted: readonly PastedCombo[]) =>
      change((combos) => pasteInto(combos, id, place, pasted)),
    duplicate: (id: string) => {
      change((combos) => duplicateCombo(combos, id));
      notify({ kind: "info", text: words.duplicated });
    },
    /** Deletes a row; the page offers to undo it. */
    remove: (id: string) => {
      const gone = findRemoved(getState().combos, id);
      if (gone === undefined) return;
      change((combos) => removeCombo(combos, id));
      notify(undefined);
      setRemoved((before) => [...before, gone]);
    },
    /** Moves a row to a place counted from 0 and says where it is now. */
    move: (from: number, to: number) => {
      const { length } = getState().combos;
      if (from === to || to < 0 || to >= length) return;
      change((combos) => moveCombo(combos, from, to));
      notify({ kind: "info", text: words.moved(to + 1, length) });
    },
    savePicture: (ids: readonly string[]) => savePicture(chosen(getState().combos, ids), notify),
    copy: (ids: readonly string[], dialect: "site" | "community") =>
      copyText(chosen(getState().combos, ids), dialect, notify),
    share: (ids: readonly string[]) => setOpen({ part: "share", ids }),
    openMenu: (id: string, anchor: HTMLElement) => setOpen({ part: "menu", id, anchor }),
  };
}

export const ComboActionsContext = createContext<ComboActions | undefined>(undefined);

/** The actions of the page that a row is part of. */
export function useComboActions(): ComboActions {
  const actions = use(ComboActionsContext);
  if (actions === undefined) throw new Error("A row of combos stands outside of the page");
  return actions;
}

type Notify = (notice: PageNotice | undefined) => void;

function chosen(combos: readonly Combo[], ids: readonly string[]): readonly Combo[] {
  return combos.filter(({ id }) => ids.includes(id));
}

async function savePicture(combos: readonly Combo[], notify: Notify): Promise<void> {
  if (countFitting(combos, PICTURE_WEIGHT) < combos.length || !combos.every(isDrawable)) {
    notify({
      kind: "failure",
      text: words.tooMuchForPicture,
    });
    return;
  }
  try {
    const { PICTURE_FILE, savePictureOf } = await import("./picture/save-picture.tsx");
    await savePictureOf(combos);
    notify({ kind: "info", text: words.savedAs(PICTURE_FILE) });
  } catch (thrown) {
    logFailure("oops, something went wrong!", thrown);
    notify({
      kind: "failure",
      text: words.pictureFailed,
    });
  }
}

async function copyText(
  combos: readonly Combo[],
  dialect: "site" | "community",
  notify: Notify,
): Promise<void> {
  try {
    const { formatCombos } = await import("./core/combo-text.ts");
    const text = formatCombos(combos, dialect, ({ character }) => stateOf(character).checker?.stances ?? []);
    await navigator.clipboard.writeText(text);
    notify({ kind: "info", text: words.copiedText });
  } catch (thrown) {
    logFailure("Combos could not be copied", thrown);
    notify({
      kind: "failure",
      text: words.copyFailed,
    });
  }
}
