import { type CharacterSummary, sheetPath } from "@tactician/contract";
import { type FormEvent, useState } from "react";
import { island } from "../../live/island.tsx";
import { matchCharacters } from "../../ui/core/match-characters.ts";
import { SearchField } from "../../ui/SearchField.tsx";
import styles from "./CharacterFinder.module.css";
import * as words from "./words.ts";

/** The picker's search: typing narrows the list, Enter opens the first of it. Without scripts it is the whole list. */
function CharacterFinder({ characters }: { characters: CharacterSummary[] }) {
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
        <SearchField
          label={words.find}
          labelClass={styles.label}
          className={styles.field}
          maxLength={40}
          placeholder={words.findHint}
          value={query}
          onType={setQuery}
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
  if (query.trim() === "") return words.orThese;
  return count === 0 ? words.foundNobody : words.found(count);
}

export default island("pages/not-found/CharacterFinder", "start", CharacterFinder);
