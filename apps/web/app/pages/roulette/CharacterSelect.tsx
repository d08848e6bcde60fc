import type { CharacterId } from "@tactician/game";
import type { ReactNode } from "react";
import { useCharacterChoices } from "../../live/use-own-character.ts";
import { LabelledSelect } from "../../ui/LabelledSelect.tsx";
import styles from "./controls.module.css";
import * as words from "./words.ts";

interface CharacterSelectProps {
  readonly label: string;
  readonly value: CharacterId | undefined;
  readonly onChoose: (character: CharacterId | undefined) => void;
}

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
