import { findCharacter } from "@tactician/game";
import type { KeyboardEvent, ReactNode } from "react";
import { Portrait } from "../../../ui/Portrait.tsx";
import { useComboActions } from "../combo-actions.ts";
import type { Combo } from "../core/combo.ts";
import styles from "./RowTitle.module.css";

interface RowTitleProps {
  readonly combo: Combo;
  readonly index: number;
  readonly label: string;
  readonly onEdit: () => void;
}

const STEPS: ReadonlyMap<string, number> = new Map(Object.entries({ ArrowUp: -1, ArrowDown: 1 }));

/** Grip, portrait and name of a row. The name is a button: it opens name and character for editing. */
export function RowTitle({ combo, index, label, onEdit }: RowTitleProps): ReactNode {
  const { move } = useComboActions();
  const character = combo.character === undefined ? undefined : findCharacter(combo.character);

  const moveByKey = (event: KeyboardEvent) => {
    const step = STEPS.get(event.key);
    if (step === undefined) return;
    event.preventDefault();
    move(index, index + step);
  };

  return (
    <div className={styles.title}>
      <button
        type="button"
        data-grip=""
        className={styles.grip}
        aria-label={`Move ${label}`}
        aria-description="Drag, or press arrow up or arrow down"
        onKeyDown={moveByKey}
      >
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <path d="M9 5v.01M9 12v.01M9 19v.01M15 5v.01M15 12v.01M15 19v.01" />
        </svg>
      </button>
      {character === undefined ? (
        <span className={styles.number} aria-hidden="true">
          {index + 1}
        </span>
      ) : (
        <Portrait
          id={character.characterId}
          name={character.name}
          widths={[96]}
          sizes="44px"
          loading="lazy"
          className={styles.portrait}
        />
      )}
      <button type="button" className={styles.name} onClick={onEdit}>
        <span className="visually-hidden">Edit name and character: </span>
        <span className={styles.text}>{label}</span>{" "}
        <span className={styles.hint}>{character?.name ?? "Choose a character"}</span>
      </button>
    </div>
  );
}
