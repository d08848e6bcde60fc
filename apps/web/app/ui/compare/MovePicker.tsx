import { CHARACTERS, isCharacterId } from "@tactician/game";
import { type ReactNode, useId, useState } from "react";
import { fetchMoves } from "../../base/api.ts";
import { useAsync } from "../../live/use-async.ts";
import { asNumbers } from "../../typed/writing.ts";
import { formatNamedMove, shownText } from "./core/move-text.ts";
import { findNamedMove } from "./core/named-move.ts";
import styles from "./MoveComparison.module.css";

interface MovePickerProps {
  readonly label: string;
  /** Who is chosen at first. */
  readonly characterId: string;
  /** As an address names the chosen move, `king:df+2`. */
  readonly onPick: (named: string) => void;
}

/** Chooses a move of anybody: a character, and a command in any notation or a name, with the movelist to choose from. */
export function MovePicker({ label, characterId, onPick }: MovePickerProps): ReactNode {
  const id = useId();
  const [chosen, choose] = useState(characterId);
  const [typed, type] = useState("");
  const [problem, setProblem] = useState("");
  const list = useAsync(chosen, () => fetchMoves(chosen), "A movelist did not arrive").value;
  const name = CHARACTERS.find((character) => character.characterId === chosen)?.name ?? chosen;

  const submit = () => {
    const text = typed.trim();
    const move = list && (findNamedMove(list, text) ?? findNamedMove(list, asNumbers(text)));
    if (text === "") setProblem(`Write a move of ${name}: df2, or its name.`);
    else if (list !== undefined && move === undefined)
      setProblem(`${name} has no move “${shownText(text)}”.`);
    else onPick(formatNamedMove(chosen, move?.id ?? text));
  };
  return (
    <form
      className={styles.picker}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <h3 className={styles.pick}>{label}</h3>
      <label htmlFor={`${id}who`} className="visually-hidden">
        Character
      </label>
      <select
        id={`${id}who`}
        value={chosen}
        onChange={({ target }) => {
          if (isCharacterId(target.value)) choose(target.value);
          setProblem("");
        }}
      >
        {CHARACTERS.map((character) => (
          <option key={character.characterId} value={character.characterId}>
            {character.name}
          </option>
        ))}
      </select>
      <label htmlFor={`${id}move`} className="visually-hidden">
        Move
      </label>
      <input
        id={`${id}move`}
        type="text"
        list={`${id}moves`}
        className={styles.field}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={120}
        placeholder="df2"
        value={typed}
        aria-describedby={`${id}problem`}
        aria-invalid={problem !== "" || undefined}
        onChange={({ target }) => {
          type(target.value);
          setProblem("");
        }}
      />
      <datalist id={`${id}moves`}>
        {list?.moves.map((move) => (
          <option key={move.id} value={move.id}>
            {move.name}
          </option>
        ))}
      </datalist>
      <button type="submit" className={styles.submit}>
        Compare
      </button>
      <p id={`${id}problem`} role="status" className={styles.wrong}>
        {problem}
      </p>
    </form>
  );
}
