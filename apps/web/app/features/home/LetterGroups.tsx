import { type CharacterSummary, sheetPath } from "@tactician/contract";
import { Link } from "react-router";
import { prefetchCharacter } from "../../lib/api.ts";
import { Portrait } from "../../ui/Portrait.tsx";
import { type LetterGroup, letterId } from "./core/group-by-letter.ts";
import styles from "./LetterGroups.module.css";

/** Cards that may stand on the first screen of a phone; the others load when they come near. */
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
            {first && <CharacterCard character={first} isEarly={early.has(first)} />}
          </div>
          {others.map((character) => (
            <CharacterCard key={character._id} character={character} isEarly={early.has(character)} />
          ))}
        </section>
      ))}
    </div>
  );
}

function CharacterCard({
  character: { _id, name },
  isEarly,
}: {
  character: CharacterSummary;
  isEarly: boolean;
}) {
  const prefetch = () => prefetchCharacter(_id);
  return (
    <Link
      className={styles.card}
      to={sheetPath(_id, name)}
      prefetch="intent"
      viewTransition
      data-tooltip={name}
      onPointerEnter={prefetch}
      onFocus={prefetch}
    >
      <Portrait
        className={styles.portrait}
        id={_id}
        name={name}
        // Flat drawings: twice the size of a card on a phone is sharp enough, and all of them stay light.
        widths={[96, 192]}
        sizes="(min-width: 900px) 128px, 96px"
        loading={isEarly ? "eager" : "lazy"}
      />
      {/* The picture says the name to screen readers. */}
      <span className={styles.name} aria-hidden="true">
        {name}
      </span>
    </Link>
  );
}
