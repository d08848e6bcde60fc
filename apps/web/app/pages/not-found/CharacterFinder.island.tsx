import { type CharacterSummary, sheetPath } from "@tactician/contract";
import { type FormEvent, useId, useState } from "react";
import { island } from "../../live/island.tsx";
import { matchCharacters } from "../../ui/core/match-characters.ts";
import styles from "./CharacterFinder.module.css";

/** The picker's search: typing narrows the list, Enter opens the first of it. Without scripts it is the whole list. */
function CharacterFinder({ characters }: { characters: CharacterSummary[] }) {
  const id = useId();
  const [query, setQuery] = useState("");
  const found = matchCharacters(characters, query);

  const openFirst = (event: FormEvent) => {
    event.preventDefault();
    const [first] = found;
    if (first && query.trim() !== "") location.assign(sheetPath(first._id, first.name));
  };

  return (
    <search>
      <form onSubmit={openFirst}>
        <label className={styles.label} htmlFor={id}>
          Find a character
        </label>
        <input
          id={id}
          className={styles.field}
          type="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={40}
          placeholder="Jin, Paul, Reina ..."
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      </form>
      <p role="status" className={styles.count}>
        {countText(found.length, query)}
      </p>
      <ul className={styles.list}>
        {found.map(({ _id, name }) => (
          <li key={_id}>
            <a className={styles.link} href={sheetPath(_id, name)}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </search>
  );
}

function countText(count: number, query: string): string {
  if (query.trim() === "") return "Or take one of these:";
  if (count === 0) return "Nobody by that name yet.";
  return count === 1 ? "One found. Enter opens it." : `${count} found. Enter opens the first.`;
}

export default island("pages/not-found/CharacterFinder", "start", CharacterFinder);
