import { ANTI_GUIDE_PATH, antiGuidePath, STATS_PATH } from "@tactician/contract";
import { type ReactNode, Suspense, use } from "react";
import { Link } from "react-router";
import { type CharacterList, fetchCharacter, fetchMatchupSide, prefetch } from "../../lib/api.ts";
import { CharacterCard } from "../../ui/CharacterCard.tsx";
import { LoadingText } from "../../ui/LoadingText.tsx";
import styles from "./AntiGuidePicker.module.css";

/** Cards that may be on the first screen of a phone. */
const EAGER_CARDS = 9;

/** Everybody whom the guide knows how to beat. */
export function AntiGuidePicker({ characters }: { characters: CharacterList }): ReactNode {
  return (
    <>
      <h1 className={styles.heading}>Choose Your Nemises</h1>
      <p className={styles.intro}>
        Whom do you lose to? What to punish, what to duck and which way to step, with your own character's
        answers beside it. Not sure? <Link to={STATS_PATH}>Your player stats</Link> tell.
      </p>
      <Suspense fallback={<LoadingText>Loading...</LoadingText>}>
        <Cards characters={characters} />
      </Suspense>
    </>
  );
}

function Cards({ characters }: { characters: CharacterList }): ReactNode {
  const list = Array.isArray(characters) ? characters : use(characters);
  if (list === undefined) {
    return (
      <p role="alert">
        The list of characters did not arrive. <a href={ANTI_GUIDE_PATH}>Try again</a>
      </p>
    );
  }
  const withGuide = list.filter(({ counterSchema }) => counterSchema.length > 0);
  return (
    <ul className={styles.grid}>
      {withGuide.map((character, place) => (
        <li key={character._id} className={styles.cell}>
          <CharacterCard
            to={antiGuidePath(character._id)}
            character={character}
            isEarly={place < EAGER_CARDS}
            onApproach={() => prefetch(fetchCharacter(character._id), fetchMatchupSide(character._id))}
          />
        </li>
      ))}
    </ul>
  );
}
