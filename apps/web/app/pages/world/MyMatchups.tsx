import { antiGuidePath, type PopulationMatchups } from "@tactician/contract";
import { type CharacterId, findCharacter } from "@tactician/game";
import type { ReactNode } from "react";
import { Portrait } from "../../ui/Portrait.tsx";
import {
  type EstimatedCharacterMatchup,
  extremesOf,
  matchupFinder,
  matchupsOf,
} from "./core/matchup-table.ts";
import { estimateWords } from "./core/matchup-words.ts";
import { type WorldAddress, worldPath } from "./core/world-address.ts";
import styles from "./MyMatchups.module.css";
import * as words from "./words.ts";

interface MyMatchupsProps {
  readonly me: CharacterId | undefined;
  readonly answer: PopulationMatchups | undefined;
  readonly address: WorldAddress;
  /** What is said while there is no answer. */
  readonly children: ReactNode;
}

/** Whom the visitor's own character does worst and best against. Its place is kept for who has one. */
export function MyMatchups({ me, answer, address, children }: MyMatchupsProps): ReactNode {
  const name = me === undefined ? undefined : findCharacter(me)?.name;
  if (me === undefined || name === undefined) return <div className={styles.mine} />;
  if (answer === undefined) return <div className={styles.mine}>{children}</div>;
  const { worst, best } = extremesOf(matchupsOf(me, matchupFinder(answer)));
  if (worst.length === 0) return <p className={styles.mine}>{words.tooFewOf(name)}</p>;
  return (
    <section className={styles.mine} aria-labelledby="my-matchups">
      <header className={styles.head}>
        <h2 id="my-matchups" className={styles.title}>
          {name}
        </h2>
        <a className={styles.all} href={worldPath({ ...address, character: me })}>
          {words.allMatchups}
        </a>
      </header>
      <div className={styles.lists}>
        <List me={me} title={words.worst} matchups={worst} />
        <List me={me} title={words.best} matchups={best} />
      </div>
    </section>
  );
}

interface ListProps {
  readonly me: CharacterId;
  readonly title: string;
  readonly matchups: readonly EstimatedCharacterMatchup[];
}

/** A row leads to how that character is beaten. */
function List({ me, title, matchups }: ListProps): ReactNode {
  return (
    <section>
      <h3 className={styles.kind}>{title}</h3>
      <ol>
        {matchups.map(({ them, matchup }) => (
          <li key={them.characterId}>
            <a className={styles.row} href={`${antiGuidePath(them.characterId)}?me=${me}`}>
              <Portrait
                id={them.characterId}
                name=""
                widths={[96]}
                sizes="32px"
                loading="lazy"
                className={styles.portrait}
              />
              <span className={styles.name}>{them.name}</span>
              <strong className={styles.estimate}>{estimateWords(matchup)}</strong>
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}
