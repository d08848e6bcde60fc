import { isCharacterId } from "@tactician/game";
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import { useCharacterChoices } from "../../../live/use-own-character.ts";
import { useComboActions } from "../combo-actions.ts";
import { type Combo, chooseCharacter, renameCombo } from "../core/combo.ts";
import { MAX_NAME_LENGTH } from "../core/limits.ts";
import * as words from "../words.ts";
import { isLeaving } from "./cell-edits.ts";
import styles from "./TitleEditor.module.css";

interface TitleEditorProps {
  readonly combo: Combo;
  readonly label: string;
  readonly onLeave: () => void;
}

/** Name and character of a row while they are edited. */
export function TitleEditor({ combo, label, onLeave }: TitleEditorProps): ReactNode {
  const { edit } = useComboActions();
  const roster = useCharacterChoices();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);

  const readKey = (event: KeyboardEvent) => {
    if (event.key === "Escape" || (event.key === "Enter" && event.target instanceof HTMLInputElement))
      onLeave();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens for its fields, which are what is interactive
    <div className={styles.editor} onBlur={(event) => isLeaving(event) && onLeave()} onKeyDown={readKey}>
      <input
        ref={field}
        className={styles.input}
        aria-label={words.nameOf(label)}
        placeholder={words.nameExample}
        maxLength={MAX_NAME_LENGTH}
        autoComplete="off"
        value={combo.name ?? ""}
        onChange={({ target }) => edit(combo.id, (now) => renameCombo(now, target.value))}
      />
      <select
        className={styles.select}
        aria-label={words.characterOf(label)}
        value={combo.character ?? ""}
        onChange={({ target: { value } }) =>
          edit(combo.id, (now) => chooseCharacter(now, isCharacterId(value) ? value : undefined))
        }
      >
        <option value="">{words.anyCharacter}</option>
        {roster.map(([characterId, name]) => (
          <option key={characterId} value={characterId}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
