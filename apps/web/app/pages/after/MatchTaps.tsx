import type { CharacterId } from "@tactician/game";
import { type MetMatch, sumMet } from "@tactician/mine";
import { type ReactNode, useMemo, useState } from "react";
import { fetchCharacter, fetchMoves } from "../../base/api.ts";
import type { Matches } from "../../kept/use-matches.ts";
import { MoveContext } from "../../live/move-context.tsx";
import { useAsync } from "../../live/use-async.ts";
import { moveFinder } from "../../typed/core/move-finder.ts";
import { asNumbers } from "../../typed/writing.ts";
import { MoveInputs } from "../../ui/move/Move.tsx";
import { SearchField } from "../../ui/SearchField.tsx";
import { AskFailure } from "../../ui/state/LoadFailure.tsx";
import { LoadingText } from "../../ui/state/LoadingText.tsx";
import styles from "./After.module.css";
import { movesById, type OfferedMove, offeredMove, offerMoves } from "./core/offered-moves.ts";
import { type Deed, hitsOf, newMatch, timesOf, withResult, withTap } from "./core/tapped-match.ts";
import * as words from "./words.ts";

/** So many rows are offered at first, and found. */
const FIRST_MOVES = 10;
const MOST_FOUND = 20;

interface MatchTapsProps {
  readonly me: CharacterId;
  readonly them: CharacterId;
  readonly name: string;
  readonly kept: Matches;
  readonly onNext: () => void;
}

/** One match: its result and its moves. It is kept with the first press, and each press counts at once. */
export function MatchTaps({ me, them, name, kept, onNext }: MatchTapsProps): ReactNode {
  const [id] = useState(() => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`);
  const [past, setPast] = useState<readonly MetMatch[]>([]);
  const match = kept.matches?.find((one) => one.id === id);
  const change = (does: (now: MetMatch, time: number) => MetMatch) => {
    const time = Date.now();
    const before = match ?? newMatch(me, them, id, time);
    setPast([...past, before]);
    kept.put({ ...does(before, time), me });
  };
  const undo = () => {
    const before = past.at(-1);
    if (before === undefined) return;
    setPast(past.slice(0, -1));
    if (past.length === 1) kept.remove(id);
    else kept.put({ ...before, changedAt: Math.max(Date.now(), (match ?? before).changedAt + 1) });
  };
  return (
    <section className={styles.match} aria-label={words.match}>
      <div className={styles.results}>
        {(["won", "lost"] as const).map((result) => (
          <button
            key={result}
            type="button"
            className={styles.result}
            data-result={result}
            aria-pressed={match?.result === result}
            onClick={() => change((now, time) => withResult(now, result, time))}
          >
            {words.RESULTS[result]}
          </button>
        ))}
      </div>
      <Moves
        them={them}
        name={name}
        match={match}
        before={kept.matches?.filter((one) => one.them === them && one.id !== id)}
        onTap={(move, deed) => change((now, time) => withTap(now, move, deed, time))}
      />
      <div className={styles.state}>
        <p role="status">{stateWords(match, kept)}</p>
        <button type="button" className={styles.plain} disabled={past.length === 0} onClick={undo}>
          {words.undo}
        </button>
        <button type="button" className={styles.outlined} disabled={match === undefined} onClick={onNext}>
          {words.nextMatch}
        </button>
      </div>
    </section>
  );
}

function stateWords(match: MetMatch | undefined, { trouble, isSaving }: Matches): string {
  if (match === undefined) return words.nothingYet;
  if (trouble !== undefined) return words.notSaved;
  return isSaving ? words.saving : words.saved(hitsOf(match), match.result);
}

interface MovesProps {
  readonly them: CharacterId;
  readonly name: string;
  readonly match: MetMatch | undefined;
  /** The matches against them before this one; `undefined` until they are read. */
  readonly before: readonly MetMatch[] | undefined;
  readonly onTap: (move: string, deed: Deed) => void;
}

function Moves({ them, name, match, before, onTap }: MovesProps): ReactNode {
  const [typed, setTyped] = useState("");
  const [shown, setShown] = useState(FIRST_MOVES);
  const asked = useAsync(them, async (id) => {
    const [sheet, list] = await Promise.all([fetchCharacter(id), fetchMoves(id)]);
    return { sheet, list, byId: movesById(list) };
  });
  const isRead = before !== undefined;
  const data = asked.value;
  // By what was known when this match began: no row moves under the thumb.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `before` is a new list with each tap
  const offered = useMemo(
    () => (data === undefined || !isRead ? [] : offerMoves(data.sheet, data.byId, sumMet(before ?? []))),
    [data, isRead],
  );
  if (asked.state === "failed") return <AskFailure asked={asked} what={words.moves} />;
  if (data === undefined || !isRead) return <LoadingText>{words.loadingMoves}</LoadingText>;

  const isFound = moveFinder(asNumbers(typed), data.list.vocabulary);
  const foundCommands = new Set(data.list.moves.filter(isFound).map(({ command }) => command));
  const isSearch = typed.trim() !== "";
  const first = offered.slice(0, shown);
  // What was found by a search and tapped stays in sight when the search is over.
  const tapped = (match?.moves ?? [])
    .filter(({ move }) => !first.some(({ id }) => id === move))
    .map(({ move }) => offeredMove(data.byId, move));
  const rows = isSearch
    ? offered.filter(({ command }) => foundCommands.has(command)).slice(0, MOST_FOUND)
    : [...tapped, ...first];
  return (
    <MoveContext value={{ stances: data.list.vocabulary, frameData: {} }}>
      <h3>{words.whatHit}</h3>
      <SearchField
        label={words.searchSpoken(name)}
        placeholder={words.search(name)}
        value={typed}
        onType={setTyped}
      />
      <ul className="column spaced-half" aria-label={words.whatHit}>
        {rows.map((move) => (
          <Row
            key={move.id}
            move={move}
            times={timesOf(match, move.id)}
            onTap={(deed) => onTap(move.id, deed)}
          />
        ))}
      </ul>
      {isSearch && rows.length === 0 ? <p role="status">{words.noMove}</p> : undefined}
      {!isSearch && shown < offered.length ? (
        <button type="button" className={styles.plain} onClick={() => setShown(shown + 3 * FIRST_MOVES)}>
          {words.moreMoves}
        </button>
      ) : undefined}
    </MoveContext>
  );
}

interface RowProps {
  readonly move: OfferedMove;
  readonly times: Readonly<Record<Deed, number>>;
  readonly onTap: (deed: Deed) => void;
}

function Row({ move: { command, name, isGone }, times, onTap }: RowProps): ReactNode {
  return (
    <li className={styles.row}>
      <button type="button" className={styles.hit} onClick={() => onTap("hits")}>
        {isGone ? <span>{command}</span> : <MoveInputs notation={command} />}
        <span className={styles.name}>{isGone ? words.gone : name}</span>
        <span className="visually-hidden">{words.hitMe}</span>
        <Count times={times.hits} />
      </button>
      {(["blocked", "punished"] as const).map((deed) => (
        <button key={deed} type="button" className={styles.deed} onClick={() => onTap(deed)}>
          {words.DEEDS[deed]}
          <Count times={times[deed]} />
        </button>
      ))}
    </li>
  );
}

/** How often so far; its place is kept. */
function Count({ times }: { times: number }): ReactNode {
  return (
    <span className={styles.count} data-none={times === 0 ? "" : undefined}>
      <span aria-hidden="true">{times}</span>
      <span className="visually-hidden">{words.times(times)}</span>
    </span>
  );
}
