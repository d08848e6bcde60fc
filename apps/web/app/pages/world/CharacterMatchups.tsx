import { antiGuidePath, drillsPath, type PopulationMatchups } from "@tactician/contract";
import { type CharacterId, findCharacter } from "@tactician/game";
import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { EstimateBar } from "../../ui/EstimateBar.tsx";
import { Portrait } from "../../ui/Portrait.tsx";
import { howToBeat } from "../../ui/words.ts";
import styles from "./CharacterMatchups.module.css";
import {
  type CharacterMatchup,
  type EstimatedCharacterMatchup,
  type EstimatedMatchup,
  extremesOf,
  isEstimated,
  matchupFinder,
  matchupsOf,
} from "./core/matchup-table.ts";
import { estimateWords, evidenceWords } from "./core/matchup-words.ts";
import { type WorldAddress, worldPath } from "./core/world-address.ts";
import * as words from "./words.ts";

interface CharacterMatchupsProps {
  readonly character: CharacterId;
  readonly answer: PopulationMatchups | undefined;
  readonly address: WorldAddress;
  readonly onAll: () => void;
  /** Whether it has taken the place of a link that was pressed. */
  readonly takesFocus: boolean;
  readonly children?: ReactNode;
}

/** One row of the chart as a list: the worst matchup first, each with how sure it is and the way to do something about it. */
export function CharacterMatchups(props: CharacterMatchupsProps): ReactNode {
  const { character, answer, address, onAll, takesFocus, children } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  // The press was somewhere in the chart, which is gone: eyes and keys go on from the head of the list.
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const name = findCharacter(character)?.name ?? character;
  const matchups = answer === undefined ? [] : matchupsOf(character, matchupFinder(answer));
  const leave = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onAll();
  };
  return (
    <section className={styles.place} aria-labelledby="one-character">
      <header className={styles.head}>
        <h2 ref={heading} id="one-character" tabIndex={-1} className="flush">
          {words.againstEverybody(name)}
        </h2>
        <a className="target" href={worldPath({ ...address, character: undefined })} onClick={leave}>
          {words.wholeChart}
        </a>
      </header>
      <p className="small quiet">{words.worstFirst}</p>
      {children}
      <ol className={styles.rows}>
        {matchups.map(({ them, matchup }) => (
          <MatchupRow key={them.characterId} me={character} them={them} matchup={matchup} />
        ))}
      </ol>
    </section>
  );
}

function MatchupRow({ me, them, matchup }: CharacterMatchup & { me: CharacterId }): ReactNode {
  return (
    <li className={styles.row}>
      <Portrait id={them.characterId} {...LAZY} sizes="48px" className={styles.portrait} />
      <div className={styles.text}>
        <p className={styles.line}>
          <strong>{them.name}</strong>
          <span className={styles.estimate}>{estimateWords(matchup)}</span>
        </p>
        {isEstimated(matchup) && <MatchupBar matchup={matchup} />}
        <p className={styles.facts}>
          <span>{evidenceWords(matchup)}</span>
          <a className="target" href={`${antiGuidePath(them.characterId)}?me=${me}`}>
            {howToBeat(them.name)}
          </a>
          <a className="target" href={drillsPath(me, them.characterId)}>
            {words.drillLink}
            <span className="visually-hidden">{words.drillLinkSpoken(them.name)}</span>
          </a>
        </p>
      </div>
    </li>
  );
}

/** A small portrait beside its name. */
const LAZY = { name: "", widths: [96], loading: "lazy" } as const;

/** Points to each side of even that a bar has room for. */
const WIDEST = 8;

const BEHIND = "--behind-4";
const AHEAD = "--ahead-4";

/** The custom properties that bars are filled with: a saved picture takes them along. */
export const BAND_COLOURS = [BEHIND, AHEAD] as const;

/** How far a character is ahead of another or behind, with the interval. */
export function MatchupBar({ matchup }: { matchup: EstimatedMatchup }): ReactNode {
  const { estimate, low, high } = matchup;
  return (
    <EstimateBar
      points={{ estimate: estimate - 50, low: low - 50, high: high - 50 }}
      widest={WIDEST}
      fill={estimate < 50 ? BEHIND : AHEAD}
    />
  );
}

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
        <h2 id="my-matchups" className="flush">
          {name}
        </h2>
        <a className="target" href={worldPath({ ...address, character: me })}>
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
      <h3 className="small quiet">{title}</h3>
      <ol>
        {matchups.map(({ them, matchup }) => (
          <li key={them.characterId}>
            <a className={styles.opponent} href={`${antiGuidePath(them.characterId)}?me=${me}`}>
              <Portrait id={them.characterId} {...LAZY} sizes="32px" className={styles.portrait} />
              <span>{them.name}</span>
              <strong className={styles.estimate}>{estimateWords(matchup)}</strong>
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}
