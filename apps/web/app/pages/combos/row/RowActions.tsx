import { type ReactNode, useRef, useState } from "react";
import { IconButton } from "../../../ui/IconButton.tsx";
import { useComboActions } from "../combo-actions.ts";
import type { Combo } from "../core/combo.ts";
import * as words from "../words.ts";
import styles from "./ComboRow.module.css";

interface RowActionsProps {
  readonly combo: Combo;
  readonly label: string;
}

/** The last two cells of a row: delete; save as a picture, with everything else that can be done behind "More". */
export function RowActions({ combo, label }: RowActionsProps): ReactNode {
  const { remove, savePicture, openMenu } = useComboActions();
  const [isSaving, setSaving] = useState(false);
  const more = useRef<HTMLButtonElement>(null);

  const save = () => {
    if (isSaving) return;
    setSaving(true);
    void savePicture([combo.id]).finally(() => setSaving(false));
  };

  return (
    <>
      {/* biome-ignore-start lint/a11y/noRedundantRoles: see ComboTable.tsx */}
      <td role="cell" className={styles.delete}>
        <IconButton
          label={words.deleteRow(label)}
          path="M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5"
          onClick={() => remove(combo.id)}
        />
      </td>
      <td role="cell" className={styles.save}>
        <IconButton
          label={words.saveRow(label)}
          path="M12 4v11M7 11l5 5 5-5M5 20h14"
          isBusy={isSaving}
          onPointerEnter={fetchEarly}
          onFocus={fetchEarly}
          onClick={save}
        />
        <IconButton
          ref={more}
          label={words.moreFor(label)}
          path="M12 4.5a.7.7 0 1 0 .01 0M12 11.3a.7.7 0 1 0 .01 0M12 18.1a.7.7 0 1 0 .01 0"
          aria-haspopup="menu"
          onClick={() => more.current && openMenu(combo.id, more.current)}
        />
      </td>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: as above */}
    </>
  );
}

/** The code that draws pictures; whoever then presses learns of a failure. */
function fetchEarly(): void {
  import("../picture/save-picture.tsx").catch(() => undefined);
}
