import { createContext, use, useLayoutEffect, useState, useSyncExternalStore } from "react";
import { logFailure } from "../../base/log.ts";
import { browserComboStore } from "../../kept/combo-storage.ts";
import {
  addCombo,
  appendCombos,
  type Combo,
  changeCombo,
  duplicateCombo,
  findRemoved,
  moveCombo,
  type Place,
  type RemovedCombo,
  restoreCombo,
} from "../../kept/core/combo.ts";
import { countFitting, isDrawable, MAX_FILE_BYTES, PICTURE_WEIGHT } from "../../kept/core/combo-limits.ts";
import { fileTooLarge } from "../../kept/core/words.ts";
import { saveFile } from "../../ui/picture/save-file.ts";
import { type PastedCombo, pasteInto } from "./core/pasted-combos.ts";
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

const { change, getState, getServerState, subscribe } = browserComboStore;

export type ComboPageState = ReturnType<typeof useComboPage>;

/** State and actions of the page: the combos themselves live in the store, the rest here. */
export function useComboPage() {
  const state = useSyncExternalStore(subscribe, getState, getServerState);
  const [notice, notify] = useState<PageNotice>();
  /** Rows deleted since the visitor last looked away, newest last. */
  const [removed, setRemoved] = useState<readonly RemovedCombo[]>([]);
  const [open, setOpen] = useState<OpenPart>();
  /** The row that was added last: it opens for editing. */
  const [newest, setNewest] = useState<string>();
  // The first subscription reads the storage. It happens before the paint, so that rows do not push anything away.
  const [, setRead] = useState(false);
  useLayoutEffect(() => {
    const stop = subscribe(() => undefined);
    setRead(true);
    return stop;
  }, []);

  const actions = createActions(notify, setRemoved, setOpen, setNewest);
  const undo = () => {
    const last = removed.at(-1);
    if (last === undefined) return;
    change((combos) => restoreCombo(combos, last));
    setRemoved(removed.slice(0, -1));
  };
  const dismiss = () => {
    setRemoved([]);
    notify(undefined);
  };
  return { ...state, actions, newest, notice, notify, removed, undo, dismiss, open, setOpen };
}

/** What a row can ask of the page. */
type ComboActions = ReturnType<typeof createActions>;

/** The actions of the page: they change the store, and say so at the page's lower edge. */
function createActions(
  notify: (notice: PageNotice | undefined) => void,
  setRemoved: (next: (before: readonly RemovedCombo[]) => readonly RemovedCombo[]) => void,
  setOpen: (open: OpenPart) => void,
  setNewest: (id: string | undefined) => void,
) {
  /** Tells what became of something; where that throws, it is logged as `logged`, and the visitor is told `apology`. */
  const report = async (logged: string, apology: string, act: () => Promise<PageNotice>): Promise<void> => {
    try {
      notify(await act());
    } catch (thrown) {
      logFailure(logged, thrown);
      notify(failure(apology));
    }
  };
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
      notify(info(words.duplicated));
    },
    /** Deletes a row; the page offers to undo it. */
    remove: (id: string) => {
      const gone = findRemoved(getState().combos, id);
      if (gone === undefined) return;
      change((combos) => combos.filter((combo) => combo.id !== id));
      notify(undefined);
      setRemoved((before) => [...before, gone]);
    },
    /** Moves a row to a place counted from 0 and says where it is now. */
    move: (from: number, to: number) => {
      const { length } = getState().combos;
      if (from === to || to < 0 || to >= length) return;
      change((combos) => moveCombo(combos, from, to));
      notify(info(words.moved(to + 1, length)));
    },
    savePicture: (ids: readonly string[]) =>
      report("oops, something went wrong!", words.pictureFailed, async () => {
        const combos = chosen(ids);
        if (countFitting(combos, PICTURE_WEIGHT) < combos.length || !combos.every(isDrawable))
          return failure(words.tooMuchForPicture);
        const { PICTURE_FILE, savePictureOf } = await import("./picture/save-picture.tsx");
        await savePictureOf(combos);
        return info(words.savedAs(PICTURE_FILE));
      }),
    copy: (ids: readonly string[], dialect: "site" | "community") =>
      report("Combos could not be copied", words.copyFailed, async () => {
        const combos = chosen(ids);
        const { formatCombos } = await import("./core/combo-text.ts");
        const stancesOf = ({ character }: Combo) => stateOf(character).checker?.stances ?? [];
        await navigator.clipboard.writeText(formatCombos(combos, dialect, stancesOf));
        return info(words.copiedText);
      }),
    /** Gives the visitor all combos as a JSON file. */
    exportFile: () =>
      report("Combos could not be exported", words.fileNotMade, async () => {
        const { combos } = getState();
        const { COMBO_FILE_NAME, writeComboFile } = await import("../../kept/core/combo-file.ts");
        saveFile(new Blob([writeComboFile(combos)], { type: "application/json" }), COMBO_FILE_NAME);
        return info(words.savedAs(COMBO_FILE_NAME));
      }),
    /** Adds the combos of a file to the visitor's own; a file that is none changes nothing. */
    importFile: (file: File) =>
      report("A file could not be read", words.fileUnread, async () => {
        const { readComboFile } = await import("../../kept/core/combo-file.ts");
        if (file.size > MAX_FILE_BYTES) return failure(words.nothingChanged(fileTooLarge));
        const found = readComboFile(await file.text());
        if ("problem" in found) return failure(words.nothingChanged(found.problem));
        return info(words.added({ ...addCombos(found.combos), skipped: found.skipped }));
      }),
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

function chosen(ids: readonly string[]): readonly Combo[] {
  return getState().combos.filter(({ id }) => ids.includes(id));
}

const info = (text: string): PageNotice => ({ kind: "info", text });
const failure = (text: string): PageNotice => ({ kind: "failure", text });

/** Adds others' combos behind the visitor's own. */
export function addCombos(others: readonly Combo[]): { added: number; alreadyThere: number } {
  let counts = { added: 0, alreadyThere: 0 };
  change((mine) => {
    const { combos, ...counted } = appendCombos(mine, others);
    counts = counted;
    return combos;
  });
  return counts;
}
