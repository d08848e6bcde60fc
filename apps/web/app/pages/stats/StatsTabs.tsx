import { Tabs } from "@base-ui/react/tabs";
import { dayAndTime, signedCount } from "@tactician/contract";
import { findStageName } from "@tactician/game";
import {
  type Coach,
  isWholeFilter,
  MATCH_PERIODS,
  type MatchFilter,
  type MatchSide,
  type PlayerMatch,
  type PlayerStatistics,
} from "@tactician/statistics";
import type { ReactNode } from "react";
import { InSteps } from "../../live/InSteps.tsx";
import type { Async } from "../../live/use-async.ts";
import { type MatchesFormat, matchesFileName } from "../../player/core/matches-file.ts";
import type { CoachAnswer, PlayerAnswer } from "../../player/stats-worker.ts";
import { fetchMatchesFile, useCoach } from "../../player/use-player.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { LabelledSelect } from "../../ui/LabelledSelect.tsx";
import { LoadFailure } from "../../ui/LoadFailure.tsx";
import { saveFile } from "../../ui/picture/save-file.ts";
import { useSaving } from "../../ui/picture/use-saving.ts";
import { CharacterRecord } from "./CharacterRecord.tsx";
import { machineTime } from "./core/records.ts";
import {
  playerAddress,
  type ShownMatches,
  type StatsAddress,
  type StatsTab,
  TABS,
} from "./core/stats-address.ts";
import latestMatches from "./LatestMatches.module.css";
import matchFilter from "./MatchFilterForm.module.css";
import { MatchPortrait, OutcomeLetter } from "./MatchPortrait.tsx";
import { useNames } from "./names.ts";
import saveCosts from "./SaveCosts.module.css";
import styles from "./StatsTabs.module.css";
import { Trends } from "./Trends.tsx";
import * as words from "./words.ts";

interface StatsTabsProps {
  readonly player: PlayerAnswer;
  /** Of all matches. */
  readonly coach: Async<CoachAnswer>;
  readonly comparison: PlayerAnswer | undefined;
  readonly isOwner: boolean;
  readonly address: StatsAddress;
  readonly onTab: (tab: StatsTab) => void;
  readonly onFilter: (filter: ShownMatches) => void;
}

export function StatsTabs(props: StatsTabsProps) {
  const { player, coach, address, onTab, onFilter } = props;
  const { playerId, ownGameId, period } = address;
  const own = useShown(player, playerId, { ownGameId, period }, coach);
  return (
    <Tabs.Root value={address.tab} onValueChange={(value: StatsTab) => onTab(value)}>
      <Tabs.List className={styles.list} activateOnFocus aria-label={words.statistics}>
        {TABS.map((value) => (
          <Tabs.Tab key={value} value={value} className={styles.tab}>
            {words.TABS[value]}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <div className={styles.filter}>
        <MatchFilterForm
          ownGameId={ownGameId}
          period={period}
          ownCharacters={coach.value?.ownCharacters ?? []}
          onFilter={onFilter}
        />
        <SaveMatches player={player} address={address} />
      </div>
      {TABS.map((tab) => (
        <Tabs.Panel key={tab} value={tab} className={styles.panel}>
          {own.statistics === undefined ? (
            <Missing shown={own} />
          ) : (
            <Shown {...props} tab={tab} statistics={own.statistics} coach={own.coach} />
          )}
        </Tabs.Panel>
      ))}
    </Tabs.Root>
  );
}

interface ShownProps extends Omit<StatsTabsProps, "coach"> {
  readonly tab: StatsTab;
  readonly statistics: PlayerStatistics;
  readonly coach: CoachAnswer | undefined;
}

function Shown(props: ShownProps) {
  const { tab, statistics, coach } = props;
  if (tab === "matches") return <LatestMatches matches={statistics.latestMatches} />;
  if (tab === "trends") return <Trends statistics={statistics} coach={coach} />;
  return <ComparedCharacters {...props} />;
}

function ComparedCharacters({ statistics, coach, comparison, isOwner, address }: ShownProps) {
  // Whom the other player plays is another matter.
  const other = useShown(comparison, address.compareId, { period: address.period });
  const compared = other.statistics && { statistics: other.statistics, coach: other.coach };
  return <CharacterRecord statistics={statistics} coach={coach} comparison={compared} isOwner={isOwner} />;
}

interface ShownRecord {
  readonly state: Async<CoachAnswer>["state"];
  /** Nothing while it is counted, and where no match passes. */
  readonly statistics: PlayerStatistics | undefined;
  readonly coach: CoachAnswer | undefined;
  readonly retry: () => void;
}

/** What is shown of a player: of all matches what has arrived already, of some what is counted of those. */
function useShown(
  player: PlayerAnswer | undefined,
  playerId: string | undefined,
  filter: MatchFilter,
  whole?: Async<CoachAnswer>,
): ShownRecord {
  const isWhole = isWholeFilter(filter);
  const counted = useCoach(isWhole && whole ? undefined : player, playerId, filter);
  const { state, value: coach } = isWhole && whole ? whole : counted;
  return { state, statistics: isWhole ? player?.statistics : coach?.statistics, coach, retry: counted.retry };
}

/** Stands where no match is: none passes, they are counted, or that went wrong. */
function Missing({ shown: { state, retry } }: { shown: ShownRecord }) {
  if (state === "ready") return <EmptyState>{words.noMatchPasses}</EmptyState>;
  if (state !== "failed") return <EmptyState>{words.counting}</EmptyState>;
  return <LoadFailure onRetry={retry}>{words.notCounted}</LoadFailure>;
}

/** Saves the matches that pass the filter, all of them, for a spreadsheet or a program. */
function SaveMatches({ player, address }: { player: PlayerAnswer; address: StatsAddress }) {
  const { playerId, ownGameId, period } = address;
  const { note, run } = useSaving(words.SAVING);
  if (playerId === undefined) return undefined;
  const save = (format: MatchesFormat, type: string) =>
    run(async () => {
      const name = matchesFileName(playerId, format);
      const text = await fetchMatchesFile(player, playerId, { ownGameId, period }, format);
      saveFile(new Blob([text], { type }), name);
      return name;
    });
  return (
    <div className={saveCosts.save}>
      <button type="button" className={saveCosts.button} onClick={() => save("csv", "text/csv")}>
        {words.saveAsCsv}
      </button>
      <button type="button" className={saveCosts.button} onClick={() => save("json", "application/json")}>
        {words.saveAsJson}
      </button>
      <span role="status">{note}</span>
    </div>
  );
}

/** More rows than fit on a screen; the others follow frame by frame. */
const ROWS_AT_ONCE = 10;

/** The latest matches, player 1 on the left. */
function LatestMatches({ matches }: { matches: readonly PlayerMatch[] }) {
  return (
    <ol className={latestMatches.list} aria-label={words.latestMatches}>
      <InSteps atOnce={ROWS_AT_ONCE}>
        {matches.map((match, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list of past matches, which may share their second
          <Row key={place} match={match} />
        ))}
      </InSteps>
    </ol>
  );
}

function Row({ match }: { match: PlayerMatch }) {
  const [left, right] = match.seat === 1 ? [match.own, match.opponent] : [match.opponent, match.own];
  return (
    <li className={latestMatches.match} data-outcome={match.outcome}>
      <Side side={left} isOpponent={match.seat === 2} />
      <span className={latestMatches.versus}>{words.versus}</span>
      <Side side={right} isOpponent={match.seat === 1} />
      <div className={latestMatches.result}>
        <Winner match={match} left={left} right={right} />
        <Facts match={match} />
      </div>
    </li>
  );
}

/** One player: the opponent's name leads to their own statistics. */
function Side({ side, isOpponent }: { side: MatchSide; isOpponent: boolean }) {
  const { polaris_id, name, power, chara_id } = side;
  return (
    <div className={latestMatches.side}>
      <MatchPortrait gameId={chara_id} />
      <p className={latestMatches.player}>
        {isOpponent ? (
          <a className={latestMatches.name} href={playerAddress(polaris_id)}>
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
  if (match.outcome === "draw") return <strong className={latestMatches.draw}>{words.OUTCOMES.draw}</strong>;
  const isLeft = (match.seat === 1) === (match.outcome === "win");
  return (
    <strong className={isLeft ? latestMatches.first : latestMatches.second}>
      {words.winner}
      <bdi>{isLeft ? left.name : right.name}</bdi>
    </strong>
  );
}

function Facts({ match }: { match: PlayerMatch }) {
  const { battle_at: at, stage_id, outcome, own } = match;
  const stage = stage_id === undefined ? undefined : findStageName(stage_id);
  return (
    <span className={latestMatches.facts}>
      <span className={latestMatches.outcome}>
        <OutcomeLetter outcome={outcome} />
        {own.rating_change === undefined ? "" : ` ${signedCount(own.rating_change)}`}
      </span>
      {at === undefined ? undefined : <time dateTime={machineTime(at)}>{dayAndTime(at)}</time>}
      {stage === undefined ? undefined : <span>{stage}</span>}
    </span>
  );
}

interface MatchFilterFormProps extends ShownMatches {
  /** Whom the player plays, the most played first. */
  readonly ownCharacters: Coach["ownCharacters"];
  readonly onFilter: (filter: ShownMatches) => void;
}

/** Which matches all tabs show. */
function MatchFilterForm(props: MatchFilterFormProps): ReactNode {
  const { ownGameId, period, ownCharacters, onFilter } = props;
  const names = useNames();
  // One from the address whom the player does not play is there as well, so that the field says what counts.
  const isUnplayed = ownGameId !== undefined && ownCharacters.every(({ gameId }) => gameId !== ownGameId);
  const offered = isUnplayed ? [...ownCharacters, { gameId: ownGameId, matches: 0 }] : ownCharacters;
  return (
    <search className={matchFilter.filter} aria-label={words.filterMatches}>
      <LabelledSelect
        className={matchFilter.choice}
        label={words.playingAs}
        value={ownGameId}
        options={offered.map(({ gameId, matches }) => [gameId, `${names.character(gameId)} (${matches})`])}
        none={words.allCharacters}
        onChoose={(chosen) => onFilter({ ownGameId: chosen, period })}
      />
      <LabelledSelect
        className={matchFilter.choice}
        label={words.time}
        value={period}
        options={MATCH_PERIODS.map((known) => [known, words.PERIODS[known]])}
        onChoose={(chosen) => onFilter({ ownGameId, period: chosen ?? "all" })}
      />
    </search>
  );
}
