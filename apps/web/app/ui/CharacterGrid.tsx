import type { CharacterSummary } from "@tactician/contract";
import { type ReactNode, Suspense, use } from "react";
import type { CharacterList } from "../base/api.ts";
import card from "./CharacterCard.module.css";
import { CharacterCard } from "./CharacterCard.tsx";
import styles from "./CharacterGrid.module.css";
import mine from "./MyCard.module.css";
import { LoadingText } from "./state/LoadingText.tsx";
import * as words from "./words.ts";

/** Cards that may be on the first screen of a phone. */
const EAGER_CARDS = 9;

interface CharacterGridProps {
  readonly heading: string;
  readonly intro: ReactNode;
  readonly characters: CharacterList;
  /** Address of this page, to try again where the list did not arrive. */
  readonly here: string;
  /** What stands between the words and the cards. */
  readonly before?: ReactNode;
  /** Where the visitor's own card leads, which comes first (base/my-main.ts); absent where the grid is about others. */
  readonly mine?: string;
  /** Where a card leads; `undefined` for a character who has no such page. */
  readonly pathOf: (character: CharacterSummary) => string | undefined;
}

export function CharacterGrid({ heading, intro, before, ...cards }: CharacterGridProps): ReactNode {
  return (
    <>
      <h1 className={styles.heading}>{heading}</h1>
      <p className={styles.intro}>{intro}</p>
      {before}
      <Suspense fallback={<LoadingText>{words.loading}</LoadingText>}>
        <Cards {...cards} />
      </Suspense>
    </>
  );
}

function Cards({ characters, here, mine, pathOf }: Omit<CharacterGridProps, "heading" | "intro" | "before">) {
  const list = Array.isArray(characters) ? characters : use(characters);
  if (list === undefined) {
    return (
      <p role="alert">
        {words.listFailed}
        <a href={here}>{words.tryAgain}</a>
      </p>
    );
  }
  const shown = list.flatMap((character) => {
    const path = pathOf(character);
    return path === undefined ? [] : [{ character, path }];
  });
  return (
    <ul className={styles.grid}>
      {mine === undefined ? undefined : (
        <li className={styles.cell} data-mine="">
          <MyCard to={mine} />
        </li>
      )}
      {shown.map(({ character, path }, place) => (
        <li key={character._id} className={styles.cell}>
          <CharacterCard to={path} character={character} isEarly={place < EAGER_CARDS} />
        </li>
      ))}
    </ul>
  );
}

/** The card of who the visitor plays; the script in `<head>` says who that is (head/my-main.ts). */
function MyCard({ to }: { to: string }): ReactNode {
  return (
    <a className={`${card.card} ${mine.mine}`} href={to} data-mine={to}>
      <span className={`${card.portrait} ${mine.portrait}`} aria-hidden="true" />
      <span className={card.name} data-my-name={words.myMain}>
        {words.myMain}
      </span>
    </a>
  );
}
