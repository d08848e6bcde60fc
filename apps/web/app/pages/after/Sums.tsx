import {
  antiGuidePath,
  type CharacterMoves,
  dayAndTime,
  drillsPath,
  joinSides,
  movePath,
} from "@tactician/contract";
import { type CharacterId, findCharacter, readPublicMoveId } from "@tactician/game";
import { type MetMatch, type Spot, weakSpots } from "@tactician/mine";
import { type ReactNode, useDeferredValue, useMemo, useState } from "react";
import { fetchMatchupSide, fetchMoves } from "../../base/api.ts";
import type { Matches } from "../../kept/use-matches.ts";
import { hitYou } from "../../kept/words.ts";
import { MoveContext } from "../../live/move-context.tsx";
import { useAsync } from "../../live/use-async.ts";
import { MoveInputs } from "../../ui/move/Move.tsx";
import styles from "./After.module.css";
import { movesById, offeredMove } from "./core/offered-moves.ts";
import * as words from "./words.ts";

const SPOTS = 5;
const MATCHES = 10;

interface SumsProps {
  readonly me: CharacterId | undefined;
  readonly them: CharacterId | undefined;
  readonly kept: Matches;
}

/** What the matches add up to, and the matches. */
export function Sums({ me, them, kept }: SumsProps): ReactNode {
  // A tap comes first.
  const matches = useDeferredValue(kept.matches ?? NONE);
  const spots = useMemo(() => weakSpots(matches).filter(({ hits }) => hits > 0), [matches]);
  const theirs = spots.filter((spot) => spot.them === them);
  return (
    <>
      {them === undefined || theirs.length === 0 ? undefined : (
        <section className={styles.sums} aria-labelledby="sums-them">
          <h2 id="sums-them" className="flush">
            {words.against(nameOf(them))}
          </h2>
          <Verdict spots={theirs} matches={theirs[0]?.matches ?? 0} />
          <Spots spots={theirs.slice(0, SPOTS)} me={me} />
          <p className={styles.bar}>
            <a className={styles.outlined} href={`${drillsPath(me, them)}&mode=hit`}>
              {words.drillThese}
            </a>
            <a className={styles.outlined} href={antiGuidePath(them)}>
              {words.howToBeat(nameOf(them))}
            </a>
          </p>
        </section>
      )}
      {spots.length === 0 ? undefined : (
        <section className={styles.sums} aria-labelledby="sums-all">
          <h2 id="sums-all" className="flush">
            {words.overall}
          </h2>
          <Verdict spots={spots} matches={matches.length} />
          <Spots spots={spots.slice(0, SPOTS)} isOfAll />
        </section>
      )}
      <Past matches={matches} kept={kept} />
    </>
  );
}

const NONE: readonly MetMatch[] = [];

function nameOf(id: CharacterId): string {
  return findCharacter(id)?.name ?? id;
}

/** Whether anything can be said. */
function Verdict({ spots, matches }: { spots: readonly Spot[]; matches: number }): ReactNode {
  const isAny = spots.some(({ isWeak }) => isWeak);
  return <p className="quiet">{isAny ? words.weakSpotMeans : words.noWeakSpot(matches)}</p>;
}

interface SpotsProps {
  readonly spots: readonly Spot[];
  readonly me?: CharacterId | undefined;
  /** Of several opponents, who are named. */
  readonly isOfAll?: boolean;
}

function Spots({ spots, me, isOfAll = false }: SpotsProps): ReactNode {
  const owners = [...new Set(spots.map(({ them }) => them))];
  // Without an answer moves stand there by their ids.
  const lists = useAsync(owners.join(" "), () => Promise.all(owners.map(fetchMoves)));
  const [owner] = owners;
  const pair = useAsync(me && owner && !isOfAll ? `${me} ${owner}` : undefined, async () =>
    me && owner
      ? joinSides(...(await Promise.all([fetchMatchupSide(me), fetchMatchupSide(owner)])))
      : undefined,
  );
  const matchup = pair.value;
  return (
    <ol className="column">
      {spots.map((spot) => {
        const list = lists.value?.find(({ _id }) => _id === spot.them);
        const situation = matchup?.situations.find(({ id }) => id === spot.move);
        const best = situation?.answers[0];
        return (
          <li key={`${spot.them} ${spot.move}`} className={styles.spot}>
            <p className="row">
              {isOfAll ? <strong>{nameOf(spot.them)}</strong> : undefined}
              <SpotMove spot={spot} list={list} isAsked={lists.state === "loading"} />
              {spot.isWeak ? <strong className={styles.weak}>{words.weakSpot}</strong> : undefined}
            </p>
            <p>
              {[hitYou(spot.hits, spot.hitIn), words.stopped(spot.blocked, spot.punished)]
                .filter((part) => part !== "")
                .join(" · ")}
            </p>
            {spot.moreMatches === undefined ? undefined : (
              <p className="quiet">{words.moreMatches(nameOf(spot.them), spot.moreMatches)}</p>
            )}
            {matchup === undefined || best === undefined ? undefined : (
              <p>
                {words.bestAnswer}
                <MoveContext value={{ stances: matchup.myVocabulary, frameData: {} }}>
                  <MoveInputs notation={best.move} />
                </MoveContext>
              </p>
            )}
          </li>
        );
      })}
    </ol>
  );
}

interface SpotMoveProps {
  readonly spot: Spot;
  readonly list: CharacterMoves | undefined;
  readonly isAsked: boolean;
}

/** A move with a link to its page; one that a patch has renamed is its id. */
function SpotMove({ spot: { them, move }, list, isAsked }: SpotMoveProps): ReactNode {
  const key = readPublicMoveId(them, move);
  const known = useMemo(() => list && movesById(list), [list]);
  const { command, name, isGone } = offeredMove(known ?? new Map(), move);
  if (list === undefined || isGone || key === undefined)
    return (
      <span>
        {move} {list === undefined || isAsked ? undefined : <span className="quiet">({words.gone})</span>}
      </span>
    );
  return (
    <MoveContext value={{ stances: list.vocabulary, frameData: {} }}>
      <a className="target plain-link" href={movePath(them, key)}>
        <MoveInputs notation={command} />
      </a>
      <span className={styles.name}>{name}</span>
    </MoveContext>
  );
}

/** The matches, the latest first. What is deleted can come back. */
function Past({ matches, kept }: { matches: readonly MetMatch[]; kept: Matches }): ReactNode {
  const [isAll, setAll] = useState(false);
  const [gone, setGone] = useState<MetMatch>();
  const latest = matches.toReversed();
  if (latest.length === 0 && gone === undefined) return undefined;
  return (
    <section className={styles.sums} aria-labelledby="past">
      <h2 id="past" className="flush" tabIndex={-1}>
        {words.past}
      </h2>
      <p role="status">
        {gone === undefined ? undefined : (
          <>
            {words.removed}{" "}
            <button
              type="button"
              className={styles.plain}
              onClick={() => {
                kept.put({ ...gone, changedAt: Math.max(Date.now(), gone.changedAt + 1) });
                setGone(undefined);
              }}
            >
              {words.undo}
            </button>
          </>
        )}
      </p>
      <ul className="column">
        {latest.slice(0, isAll ? undefined : MATCHES).map((match) => (
          <li key={match.id} className={styles.pastMatch}>
            <p>
              <strong>{words.pair(nameOf(match.me), nameOf(match.them))}</strong>{" "}
              <span className="small">
                {[
                  ...(match.result === undefined ? [] : [words.WON_LOST[match.result]]),
                  dayAndTime(match.at / 1000),
                  ...(match.source === "log" ? [words.fromLog] : []),
                ].join(" · ")}
              </span>
              <br />
              <span>{hitWords(match)}</span>
            </p>
            <button
              type="button"
              className={styles.plain}
              aria-label={words.removeSpoken(nameOf(match.them), dayAndTime(match.at / 1000))}
              onClick={() => {
                kept.remove(match.id);
                setGone(match);
                document.getElementById("past")?.focus({ preventScroll: true });
              }}
            >
              {words.remove}
            </button>
          </li>
        ))}
      </ul>
      {isAll || latest.length <= MATCHES ? undefined : (
        <button type="button" className={styles.plain} onClick={() => setAll(true)}>
          {words.showAll(latest.length)}
        </button>
      )}
    </section>
  );
}

/** What hit in a match: `df+2 3×, 1,2`. */
function hitWords({ them, moves }: MetMatch): string {
  const hit = moves.filter(({ hits }) => hits > 0).sort((a, b) => b.hits - a.hits);
  if (hit.length === 0) return words.noHits;
  return hit
    .map(({ move, hits }) => `${readPublicMoveId(them, move) ?? move}${hits === 1 ? "" : ` ${hits}×`}`)
    .join(" · ");
}
