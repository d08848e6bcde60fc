import { logFailure } from "../../base/log.ts";
import { saveFile } from "../../ui/picture/save-file.ts";
import type { PageNotice } from "./combo-actions.ts";
import { browserComboStore } from "./combo-storage.ts";
import type { Combo } from "./core/combo.ts";
import { appendCombos } from "./core/combo-list.ts";
import { MAX_FILE_BYTES } from "./core/limits.ts";
import * as words from "./words.ts";

type Notify = (notice: PageNotice) => void;

/** Gives the visitor all combos as a JSON file. */
export async function exportFile(combos: readonly Combo[], notify: Notify): Promise<void> {
  try {
    const { COMBO_FILE_NAME, writeComboFile } = await import("./core/combo-file.ts");
    saveFile(new Blob([writeComboFile(combos)], { type: "application/json" }), COMBO_FILE_NAME);
    notify({ kind: "info", text: words.savedAs(COMBO_FILE_NAME) });
  } catch (thrown) {
    logFailure("Combos could not be exported", thrown);
    notify({ kind: "failure", text: words.fileNotMade });
  }
}

/** Adds the combos of a file to the visitor's own; a file that is none changes nothing. */
export async function importFile(file: File, notify: Notify): Promise<void> {
  try {
    const { readComboFile } = await import("./core/combo-file.ts");
    const read = file.size > MAX_FILE_BYTES ? undefined : readComboFile(await file.text());
    if (read === undefined) {
      notify({ kind: "failure", text: words.nothingChanged(words.fileTooLarge) });
      return;
    }
    if ("problem" in read) {
      notify({ kind: "failure", text: words.nothingChanged(read.problem) });
      return;
    }
    notify({ kind: "info", text: words.added({ ...addCombos(read.combos), skipped: read.skipped }) });
  } catch (thrown) {
    logFailure("A file could not be read", thrown);
    notify({ kind: "failure", text: words.fileUnread });
  }
}

/** Adds others' combos behind the visitor's own. */
export function addCombos(others: readonly Combo[]): { added: number; alreadyThere: number } {
  let counts = { added: 0, alreadyThere: 0 };
  browserComboStore.change((mine) => {
    const { combos, added, alreadyThere } = appendCombos(mine, others);
    counts = { added, alreadyThere };
    return combos;
  });
  return counts;
}
