import type { CharacterId } from "@tactician/game";
import type { ReactNode } from "react";
import { useCharacterChoices } from "../../answers/use-own-character.ts";
import { LabelledSelect } from "../../ui/LabelledSelect.tsx";
import styles from "./controls.module.css";

interface CharacterSelectProps {
  readonly label: string;
  readonly value: CharacterId | undefined;
  readonly onChoose: (character: CharacterId | undefined) => void;
}

/** 'All Characters', or one of them. */
export function CharacterSelect({ label, value, onChoose }: CharacterSelectProps): ReactNode {
  return (
    <LabelledSelect
      className={styles.field}
      label={label}
      value={value}
      options={useCharacterChoices()}
      none="All Characters"
      onChoose={onChoose}
    />
  );
}
