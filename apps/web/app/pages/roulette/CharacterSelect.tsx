import type { CharacterId } from "@tactician/game";
import type { ReactNode } from "react";
import { useCharacterChoices } from "../../live/use-own-character.ts";
import { LabelledSelect } from "../../ui/LabelledSelect.tsx";
import { tryAgain } from "../../ui/words.ts";
import styles from "./controls.module.css";
import * as words from "./words.ts";

interface CharacterSelectProps {
  readonly label: string;
  readonly value: CharacterId | undefined;
  readonly onChoose: (character: CharacterId | undefined) => void;
}

/** All characters, or one of them. */
export function CharacterSelect({ label, value, onChoose }: CharacterSelectProps): ReactNode {
  return (
    <LabelledSelect
      className={styles.field}
      label={label}
      value={value}
      options={useCharacterChoices()}
      none={words.allCharacters}
      onChoose={onChoose}
    />
  );
}

/** Says in `text` that something could not be loaded, and offers another try. */
export function LoadFailure({ text, onRetry }: { text: string; onRetry: () => void }): ReactNode {
  return (
    <div className={styles.failure} role="alert">
      <p>{text}</p>
      <button type="button" className={styles.button} onClick={onRetry}>
        {tryAgain}
      </button>
    </div>
  );
}
