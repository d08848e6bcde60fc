import { type ReactNode, useRef } from "react";
import { IconButton } from "../../ui/IconButton.tsx";
import styles from "./ComboPage.module.css";
import { useComboActions } from "./combo-actions.ts";
import { exportFile, importFile } from "./combo-files.ts";
import type { Combo } from "./core/combo.ts";
import type { ComboPageState } from "./use-combo-page.ts";

/** What can be done with all combos at once. */
export function ComboTools({ combos, page }: { combos: readonly Combo[]; page: ComboPageState }): ReactNode {
  const { savePicture, share } = useComboActions();
  const file = useRef<HTMLInputElement>(null);
  const ids = combos.map(({ id }) => id);
  const isEmpty = combos.length === 0;

  return (
    <fieldset className={styles.tools} aria-label="All combos">
      <IconButton
        label="Save all as one picture"
        text="Save all"
        path="M12 4v11M7 11l5 5 5-5M5 20h14"
        disabled={isEmpty}
        onClick={() => void savePicture(ids)}
      />
      <IconButton
        label="Share all combos by link"
        text="Share"
        path="M8.3 10.8l7.4-4M8.3 13.2l7.4 4M6 9.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 1 0 0-5M18 3a2.5 2.5 0 1 0 0 5a2.5 2.5 0 1 0 0-5M18 16a2.5 2.5 0 1 0 0 5a2.5 2.5 0 1 0 0-5"
        disabled={isEmpty}
        onClick={() => share(ids)}
      />
      <IconButton
        label="Export all combos as a file"
        text="Export"
        path="M6 3h8l4 4v14H6zM12 17v-6M9 14l3-3 3 3"
        disabled={isEmpty}
        onClick={() => void exportFile(combos, page.notify)}
      />
      <IconButton
        label="Import combos from a file"
        text="Import"
        path="M6 3h8l4 4v14H6zM12 11v6M9 14l3 3 3-3"
        onClick={() => file.current?.click()}
      />
      <input
        ref={file}
        type="file"
        accept="application/json,.json"
        hidden
        aria-label="File with combos"
        onChange={({ target }) => {
          const chosen = target.files?.[0];
          // The same file may be chosen again after a failure.
          target.value = "";
          if (chosen !== undefined) void importFile(chosen, page.notify);
        }}
      />
    </fieldset>
  );
}
