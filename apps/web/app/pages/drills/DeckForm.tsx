import { DRILLS_PATH } from "@tactician/contract";
import { CHARACTERS, type CharacterId, isCharacterId } from "@tactician/game";
import { type ReactNode, useId } from "react";
import styles from "./DeckForm.module.css";

interface DeckFormProps {
  readonly page?: string;
  readonly me: CharacterId | undefined;
  readonly them: CharacterId | undefined;
  readonly onChoose: (me: CharacterId | undefined, them: CharacterId | undefined) => void;
}

/** Who plays against whom. Before scripts have arrived it sends the choice in the address. */
export function DeckForm({ page = DRILLS_PATH, me, them, onChoose }: DeckFormProps): ReactNode {
  return (
    <form className={styles.form} action={page} method="get">
      <CharacterChoice label="I play" name="me" value={me} onChoose={(chosen) => onChoose(chosen, them)} />
      <CharacterChoice label="against" name="them" value={them} onChoose={(chosen) => onChoose(me, chosen)} />
      <noscript>
        <p>This page needs scripts, which your browser does not run.</p>
      </noscript>
    </form>
  );
}

interface CharacterChoiceProps {
  readonly label: string;
  readonly name: string;
  readonly value: CharacterId | undefined;
  readonly onChoose: (character: CharacterId | undefined) => void;
}

function CharacterChoice({ label, name, value, onChoose }: CharacterChoiceProps): ReactNode {
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        name={name}
        value={value ?? ""}
        onChange={({ target }) => onChoose(isCharacterId(target.value) ? target.value : undefined)}
      >
        <option value="">choose</option>
        {CHARACTERS.map(({ characterId, name: words }) => (
          <option key={characterId} value={characterId}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
}
