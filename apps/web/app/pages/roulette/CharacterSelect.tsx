import { CHARACTERS, type CharacterId, isCharacterId } from "@tactician/game";
import { type ReactNode, useId } from "react";
import styles from "./controls.module.css";

interface CharacterSelectProps {
  readonly label: string;
  readonly value: CharacterId | undefined;
  readonly onChoose: (character: CharacterId | undefined) => void;
}

/** 'All Characters', or one of them. */
export function CharacterSelect({ label, value, onChoose }: CharacterSelectProps): ReactNode {
  const id = useId();
  return (
    <p className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={styles.select}
        value={value ?? ""}
        onChange={({ target }) => onChoose(isCharacterId(target.value) ? target.value : undefined)}
      >
        <option value="">All Characters</option>
        {CHARACTERS.map(({ characterId, name }) => (
          <option key={characterId} value={characterId}>
            {name}
          </option>
        ))}
      </select>
    </p>
  );
}
