import { signedCount } from "@tactician/contract";
import { findStageName } from "@tactician/game";
import type { MatchSide, PlayerMatch } from "@tactician/statistics";
import type { Names } from "./core/names.ts";
import { playerAddress } from "./core/stats-address.ts";
import { dayAndTime, machineTime, OUTCOME_WORDS } from "./core/stats-words.ts";
import { InSteps } from "./InSteps.tsx";
import styles from "./LatestMatches.module.css";
import { MatchPortrait } from "./MatchPortrait.tsx";

interface LatestMatchesProps {
  /** Newest first, at most 50. */
  readonly matches: readonly PlayerMatch[];
  readonly names: Names;
}

/** More rows than fit on a screen; the others follow frame by frame. */
const ROWS_AT_ONCE = 10;

/** The latest matches, player 1 on the left. */
export function LatestMatches({ matches, names }: LatestMatchesProps) {
  return (
    <ol className={styles.list} aria-label="Latest matches, newest first">
      <InSteps atOnce={ROWS_AT_ONCE}>
        {matches.map((match, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list of past matches, which may share their second
          <Row key={place} match={match} names={names} />
        ))}
      </InSteps>
    </ol>
  );
}

function Row({ match, names }: { match: PlayerMatch; names: Names }) {
  const [left, right] = match.seat === 1 ? [match.own, match.opponent] : [match.opponent, match.own];
  return (
    <li className={styles.match} data-outcome={match.outcome}>
      <Side side={left} isOpponent={match.seat === 2} names={names} />
      <span className={styles.versus}>VS</span>
      <Side side={right} isOpponent={match.seat === 1} names={names} />
      <div className={styles.result}>
        <Winner match={match} left={left} right={right} />
        <Facts match={match} />
      </div>
    </li>
  );
}

/** One player: the opponent's name leads to their own statistics. */
function Side({ side, isOpponent, names }: { side: MatchSide; isOpponent: boolean; names: Names }) {
  const { polaris_id, name, power, chara_id } = side;
  const address = playerAddress(polaris_id);
  return (
    <div className={styles.side}>
      <MatchPortrait gameId={chara_id} name={names.character(chara_id)} size="small" isNamed={false} />
      <p className={styles.player}>
        {isOpponent ? (
          <a className={styles.name} href={address}>
            <bdi>{name}</bdi>
          </a>
        ) : (
          <bdi className={styles.name}>{name}</bdi>
        )}{" "}
        <span className={styles.power}>({power})</span>
      </p>
    </div>
  );
}

/** Green when player 1 won, red otherwise. */
function Winner({ match, left, right }: { match: PlayerMatch; left: MatchSide; right: MatchSide }) {
  if (match.outcome === "draw") return <strong className={styles.draw}>Draw</strong>;
  const isLeft = (match.seat === 1) === (match.outcome === "win");
  return (
    <strong className={isLeft ? styles.first : styles.second}>
      Winner: <bdi>{isLeft ? left.name : right.name}</bdi>
    </strong>
  );
}

function Facts({ match }: { match: PlayerMatch }) {
  const { battle_at: at, stage_id, outcome, own } = match;
  const stage = stage_id === undefined ? undefined : findStageName(stage_id);
  return (
    <span className={styles.facts}>
      <span className={styles.outcome}>
        {OUTCOME_WORDS[outcome]}
        {own.rating_change === undefined ? "" : ` ${signedCount(own.rating_change)}`}
      </span>
      {at === undefined ? undefined : <time dateTime={machineTime(at)}>{dayAndTime(at)}</time>}
      {stage === undefined ? undefined : <span>{stage}</span>}
    </span>
  );
}
