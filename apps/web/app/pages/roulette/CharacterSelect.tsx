import type { CharacterId } from "@tactician/game";
import type { ReactNode } from "react";
import { useCharacterChoices } from "../../live/use-own-character.ts";
import { LabelledSelect } from "../../ui/LabelledSelect.tsx";
import styles from "./controls.module.css";
import * as words from "./words.ts";

export function CharacterSelect(props: {
  readonly label: string;
  readonly value: CharacterId | undefined;
  readonly onChoose: (character: CharacterId | undefined) => void;
}): ReactNode {
  const options = useCharacterChoices();
  return <LabelledSelect {...props} className={styles.field} options={options} none={words.allCharacters} />;
}
