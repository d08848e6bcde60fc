import { CHARACTERS, isCharacterId } from "@tactician/game";
import { type FocusEvent, type KeyboardEvent, type ReactNode, use, useCallback, useEffect } from "react";
import { compareNames } from "../../../lib/core/compare-names.ts";
import { ComboActionsContext } from "../combo-actions.ts";
import { type Combo, chooseCharacter, MAX_NAME_LENGTH, renameCombo } from "../core/combo.ts";
import styles from "./TitleEditor.module.css";
import { useTyped } from "./use-typed.ts";

const ROSTER = CHARACTERS.toSorted((one, other) => compareNames(one.name, other.name));

interface TitleEditorProps {
  readonly combo: Combo;
  readonly label: string;
  readonly onLeave: () => void;
}

/** Name and character of a row while they are edited. */
export function TitleEditor({ combo, label, onLeave }: TitleEditorProps): ReactNode {
  const { edit, type, settle } = use(ComboActionsContext);
  const text = combo.name ?? "";
  const onType = useCallback(
    (typed: string) => type(combo.id, (now) => renameCombo(now, typed)),
    [type, combo.id],
  );
  const { field } = useTyped(text, onType);
  useEffect(() => field.current?.select(), [field]);

  const leave = (event: FocusEvent) => {
    const isInside = event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget);
    if (!isInside && document.activeElement !== event.target) onLeave();
  };
  const readKey = (event: KeyboardEvent) => {
    if (event.key === "Escape" || (event.key === "Enter" && event.target instanceof HTMLInputElement)) {
      settle();
      onLeave();
    }
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens for its fields, which are what is interactive
    <div className={styles.editor} onBlur={leave} onKeyDown={readKey}>
      <input
        ref={field}
        className={styles.input}
        aria-label={`Name of ${label}`}
        placeholder="Name, such as Wall carry"
        maxLength={MAX_NAME_LENGTH}
        autoComplete="off"
        defaultValue={text}
        onBlur={settle}
      />
      <select
        className={styles.select}
        aria-label={`Character of ${label}`}
        value={combo.character ?? ""}
        onChange={({ target: { value } }) =>
          edit(combo.id, (now) => chooseCharacter(now, isCharacterId(value) ? value : undefined))
        }
      >
        <option value="">Any character</option>
        {ROSTER.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
