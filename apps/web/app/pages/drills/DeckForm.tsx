import { DRILLS_PATH } from "@tactician/contract";
import type { CharacterId } from "@tactician/game";
import { useCharacterChoices } from "../../live/use-own-character.ts";
import { LabelledSelect } from "../../ui/LabelledSelect.tsx";
import { needsScripts } from "../../ui/words.ts";
import styles from "./DeckForm.module.css";
import * as words from "./words.ts";

interface DeckFormProps {
  readonly page?: string;
  readonly me: CharacterId | undefined;
  readonly them: CharacterId | undefined;
  readonly onChoose: (me: CharacterId | undefined, them: CharacterId | undefined) => void;
}

/** Who plays against whom. Before scripts have arrived it sends the choice in the address. */
export function DeckForm({ page = DRILLS_PATH, me, them, onChoose }: DeckFormProps) {
  const choice = { className: styles.choice, options: useCharacterChoices(), none: words.choose };
  return (
    <form className={styles.form} action={page} method="get">
      <LabelledSelect
        {...choice}
        label={words.iPlay}
        name="me"
        value={me}
        onChoose={(chosen) => onChoose(chosen, them)}
      />
      <LabelledSelect
        {...choice}
        label={words.against}
        name="them"
        value={them}
        onChoose={(chosen) => onChoose(me, chosen)}
      />
      <noscript>
        <p>{needsScripts}</p>
      </noscript>
    </form>
  );
}
