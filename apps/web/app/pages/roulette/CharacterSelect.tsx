import { CHARACTERS, type CharacterId } from "@tactician/game";
import type { ReactNode } from "react";
import { mainFirst, useMain } from "../../answers/use-own-character.ts";
import { LabelledSelect } from "../../ui/LabelledSelect.tsx";
import styles from "./controls.module.css";

const OPTIONS = CHARACTERS.map(({ characterId, name }) => [characterId, name] as const);

interface CharacterSelectProps {
  readonly label: string;
  readonly value: CharacterId | undefined;
  readonly onChoose: (character: CharacterId | undefined) => void;
}

/** 'All Characters', or one of them. */
export function CharacterSelect({ label, value, onChoose }: CharacterSelectProps): ReactNode {
  const main = useMain();
  return (
    <LabelledSelect
      className={styles.field}
      label={label}
      value={value}
      options={mainFirst(OPTIONS, main)}
      none="All Characters"
      onChoose={onChoose}
    />
  );
}
