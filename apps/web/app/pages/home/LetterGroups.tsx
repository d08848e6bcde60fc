import { type CharacterSummary, sheetPath } from "@tactician/contract";
import { CharacterCard } from "../../ui/CharacterCard.tsx";
import { type LetterGroup, letterId } from "./core/group-by-letter.ts";
import styles from "./LetterGroups.module.css";

/** Cards that may be on the first screen of a phone; the others load when they come near. */
const EAGER_CARDS = 9;

/** One select screen without gaps: every letter is a badge on the first card of its group. */
export function LetterGroups({ groups }: { groups: LetterGroup[] }) {
  const early = new Set(groups.flatMap(({ characters }) => characters).slice(0, EAGER_CARDS));
  return (
    <div className={styles.grid}>
      {groups.map(({ letter, characters: [first, ...others] }) => (
        <section key={letter} className={styles.group} aria-labelledby={letterId(letter)}>
          <div className={styles.lead}>
            <h2 id={letterId(letter)} className={styles.letter} tabIndex={-1}>
              {letter}
            </h2>
            {first && <SheetCard character={first} isEarly={early.has(first)} />}
          </div>
          {others.map((character) => (
            <SheetCard key={character._id} character={character} isEarly={early.has(character)} />
          ))}
        </section>
      ))}
    </div>
  );
}

function SheetCard({ character, isEarly }: { character: CharacterSummary; isEarly: boolean }) {
  return (
    <CharacterCard to={sheetPath(character._id, character.name)} character={character} isEarly={isEarly} />
  );
}
