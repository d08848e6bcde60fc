import { Tabs } from "@base-ui/react/tabs";
import { dayAndTime, signedCount } from "@tactician/contract";
import { findStageName } from "@tactician/game";
import type { MatchSide, PlayerMatch } from "@tactician/statistics";
import { InSteps } from "../../live/InSteps.tsx";
import { type CharacterNumbersProps, CharacterRecord } from "./CharacterRecord.tsx";
import type { Names } from "./core/names.ts";
import { playerAddress, type StatsTab, TABS } from "./core/stats-address.ts";
import { machineTime, OUTCOME_WORDS } from "./core/stats-words.ts";
import latestMatches from "./LatestMatches.module.css";
import { MatchPortrait } from "./MatchPortrait.tsx";
import styles from "./StatsTabs.module.css";
import { Trends } from "./Trends.tsx";

interface StatsTabsProps extends Omit<CharacterNumbersProps, "statistics"> {
  readonly onTab: (tab: StatsTab) => void;
}

const LABELS: Record<StatsTab, string> = {
  matches: "Latest Matches",
  characters: "Character Win/Loss",
  trends: "Trends",
};

export function StatsTabs(props: StatsTabsProps) {
  const { address, onTab, coach, names } = props;
  const { statistics } = props.player;
  if (statistics === undefined) return undefined;
  return (
    <Tabs.Root value={address.tab} onValueChange={(value: StatsTab) => onTab(value)}>
      <Tabs.List className={styles.list} activateOnFocus aria-label="Statistics">
        {TABS.map((value) => (
          <Tabs.Tab key={value} value={value} className={styles.tab}>
            {LABELS[value]}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value="matches" className={styles.panel}>
        <LatestMatches matches={statistics.latestMatches} names={names} />
      </Tabs.Panel>
      <Tabs.Panel value="characters" className={styles.panel}>
        <CharacterRecord {...props} statistics={statistics} />
      </Tabs.Panel>
      <Tabs.Panel value="trends" className={styles.panel}>
        <Trends statistics={statistics} coach={coach.value} names={names} />
      </Tabs.Panel>
    </Tabs.Root>
  );
}

/** More rows than fit on a screen; the others follow frame by frame. */
const ROWS_AT_ONCE = 10;

/** The latest matches, player 1 on the left. */
function LatestMatches({ matches, names }: { matches: readonly PlayerMatch[]; names: Names }) {
  return (
    <ol className={latestMatches.list} aria-label="Latest matches, newest first">
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
    <li className={latestMatches.match} data-outcome={match.outcome}>
      <Side side={left} isOpponent={match.seat === 2} names={names} />
      <span className={latestMatches.versus}>VS</span>
      <Side side={right} isOpponent={match.seat === 1} names={names} />
      <div className={latestMatches.result}>
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
    <div className={latestMatches.side}>
      <MatchPortrait gameId={chara_id} name={names.character(chara_id)} size="small" isNamed={false} />
      <p className={latestMatches.player}>
        {isOpponent ? (
          <a className={latestMatches.name} href={address}>
            <bdi>{name}</bdi>
          </a>
        ) : (
          <bdi className={latestMatches.name}>{name}</bdi>
        )}{" "}
        <span className={latestMatches.power}>({power})</span>
      </p>
    </div>
  );
}

/** Green when player 1 won, red otherwise. */
function Winner({ match, left, right }: { match: PlayerMatch; left: MatchSide; right: MatchSide }) {
  if (match.outcome === "draw") return <strong className={latestMatches.draw}>Draw</strong>;
  const isLeft = (match.seat === 1) === (match.outcome === "win");
  return (
    <strong className={isLeft ? latestMatches.first : latestMatches.second}>
      Winner: <bdi>{isLeft ? left.name : right.name}</bdi>
    </strong>
  );
}

function Facts({ match }: { match: PlayerMatch }) {
  const { battle_at: at, stage_id, outcome, own } = match;
  const stage = stage_id === undefined ? undefined : findStageName(stage_id);
  return (
    <span className={latestMatches.facts}>
      <span className={latestMatches.outcome}>
        {OUTCOME_WORDS[outcome]}
        {own.rating_change === undefined ? "" : ` ${signedCount(own.rating_change)}`}
      </span>
      {at === undefined ? undefined : <time dateTime={machineTime(at)}>{dayAndTime(at)}</time>}
      {stage === undefined ? undefined : <span>{stage}</span>}
    </span>
  );
}
