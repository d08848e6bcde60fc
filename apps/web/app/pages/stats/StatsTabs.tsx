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
import { type ComponentType, type KeyboardEvent, type ReactNode, useId } from "react";
import { InSteps } from "../../live/InSteps.tsx";
import type { Async } from "../../live/use-async.ts";
import { usePart } from "../../live/use-part.ts";
import { type MatchesFormat, matchesFileName } from "../../player/core/matches-file.ts";
import type { CoachAnswer, PlayerAnswer } from "../../player/stats-worker.ts";
import { fetchMatchesFile, useCoach } from "../../player/use-player.ts";
import buttons from "../../ui/buttons.module.css";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { LabelledSelect } from "../../ui/LabelledSelect.tsx";
import { saveFile } from "../../ui/picture/save-file.ts";
import { useSaving } from "../../ui/picture/use-saving.ts";
import { LoadFailure } from "../../ui/state/LoadFailure.tsx";
import { PartFailure } from "../../ui/state/PartFailure.tsx";
import { machineTime } from "./core/records.ts";
import {
  playerAddress,
  type ShownMatches,
  type StatsAddress,
  type StatsTab,
  TABS,
} from "./core/stats-address.ts";
import { MatchPortrait, OutcomeLetter } from "./MatchPortrait.tsx";
import { useNames } from "./names.ts";
import saveCosts from "./SaveCosts.module.css";
import styles from "./StatsTabs.module.css";
import { useMetMoves } from "./use-met-moves.ts";
import * as words from "./words.ts";

interface StatsTabsProps {
  readonly player: PlayerAnswer;
  /** Of all matches. */
  readonly coach: Async<CoachAnswer>;
  readonly comparison: PlayerAnswer | undefined;
  readonly isOwner: boolean;
  /** Whose matches these are, unless they are somebody else's than the visitor's. */
  readonly ownId: string | undefined;
  readonly address: StatsAddress;
  readonly onTab: (tab: StatsTab) => void;
  readonly onFilter: (filter: ShownMatches) => void;
}

export function StatsTabs(props: StatsTabsProps) {
  const { player, coach, address, onTab, onFilter } = props;
  const { playerId, ownGameId, period, tab } = address;
  const own = useShown(player, playerId, { ownGameId, period }, coach);
  const panelId = useId();
  return (
    <div>
      <TabList tab={tab} panelId={panelId} onTab={onTab} />
      <div className={styles.filter}>
        <MatchFilterForm
          ownGameId={ownGameId}
          period={period}
          ownCharacters={coach.value?.ownCharacters ?? []}
          onFilter={onFilter}
        />
        <SaveMatches player={player} address={address} />
      </div>
      <div key={tab} id={panelId} role="tabpanel" aria-labelledby={panelId + tab}>
        {own.statistics === undefined ? (
          <Missing shown={own} />
        ) : (
          <Shown {...props} statistics={own.statistics} coach={own.coach} />
        )}
      </div>
    </div>
  );
}

interface TabListProps {
  readonly tab: StatsTab;
  /** Of what the tabs show. */
  readonly panelId: string;
  readonly onTab: (tab: StatsTab) => void;
}

/** How far a key moves the focus, or where to: the keys of the WAI-ARIA tabs pattern. */
const KEYS: Readonly<Record<string, (place: number) => number>> = {
  ArrowRight: (place) => (place + 1) % TABS.length,
  ArrowLeft: (place) => (place + TABS.length - 1) % TABS.length,
  Home: () => 0,
  End: () => TABS.length - 1,
};

/** Tabs that are chosen by a press, or by the keys as the focus moves. The code of a tab arrives with the first touch. */
function TabList({ tab, panelId, onTab }: TabListProps) {
  const move = (event: KeyboardEvent) => {
    const place = Object.hasOwn(KEYS, event.key) ? KEYS[event.key]?.(TABS.indexOf(tab)) : undefined;
    const chosen = place === undefined ? undefined : TABS[place];
    if (chosen === undefined) return;
    event.preventDefault();
    onTab(chosen);
    document.getElementById(panelId + chosen)?.focus();
  };
  return (
    <div className={styles.list} role="tablist" aria-label={words.statistics} onKeyDown={move}>
      {TABS.map((value) => (
        <button
          key={value}
          id={panelId + value}
          type="button"
          role="tab"
          className={styles.tab}
          aria-selected={value === tab}
          aria-controls={panelId}
          tabIndex={value === tab ? 0 : -1}
          onPointerEnter={() => FETCH[value]?.().catch(() => undefined)}
          onClick={() => onTab(value)}
        >
          {words.TABS[value]}
        </button>
      ))}
    </div>
  );
}

interface ShownProps extends Omit<StatsTabsProps, "coach"> {
  readonly statistics: PlayerStatistics;
  readonly coach: CoachAnswer | undefined;
}

const FETCH = {
  matches: undefined,
  characters: () => import("./CharacterRecord.tsx").then((module) => module.CharacterRecord),
  trends: () => import("./Trends.tsx").then((module) => module.Trends),
};

function Shown(props: ShownProps) {
  const { statistics, coach, address, ownId } = props;
  if (address.tab === "matches") return <LatestMatches matches={statistics.latestMatches} ownId={ownId} />;
  if (address.tab === "characters") return <ComparedCharacters {...props} />;
  return <Later fetchPart={FETCH.trends} statistics={statistics} coach={coach} />;
}

function ComparedCharacters({ statistics, coach, comparison, isOwner, address }: ShownProps) {
  // Whom the other player plays is another matter.
  const other = useShown(comparison, address.compareId, { period: address.period });
  const compared = other.statistics && { statistics: other.statistics, coach: other.coach };
  return (
    <Later
      fetchPart={FETCH.characters}
      statistics={statistics}
      coach={coach}
      comparison={compared}
      isOwner={isOwner}
    />
  );
}

type FetchPart<Props> = { fetchPart: () => Promise<ComponentType<Props>> };

/** What a tab shows, as soon as its code is there. */
function Later<Props extends object>({ fetchPart, ...props }: FetchPart<Props> & Props) {
  const { Component, state } = usePart(fetchPart, true);
  if (Component !== undefined) return <Component {...(props as unknown as Props)} />;
  return state === "failed" ? (
    <PartFailure part={words.theStatistics} />
  ) : (
    <EmptyState>{words.loading}</EmptyState>
  );
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
      <button type="button" className={buttons.outlined} onClick={() => save("csv", "text/csv")}>
        {words.saveAsCsv}
      </button>
      <button type="button" className={buttons.outlined} onClick={() => save("json", "application/json")}>
        {words.saveAsJson}
      </button>
      <span role="status">{note}</span>
    </div>
  );
}

/** As many rows as a phone draws in one go; the others follow frame by frame. */
const ROWS_AT_ONCE = 6;

/** The latest matches, player 1 on the left. */
function LatestMatches({ matches, ownId }: { matches: readonly PlayerMatch[]; ownId: string | undefined }) {
  const met = useMetMoves(ownId, matches);
  return (
    <ol className={styles.matches} aria-label={words.latestMatches}>
      <InSteps atOnce={ROWS_AT_ONCE}>
        {matches.map((match, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list of past matches, which may share their second
          <Row key={place} match={match} hit={met.get(match)} />
        ))}
      </InSteps>
    </ol>
  );
}

function Row({ match, hit }: { match: PlayerMatch; hit: string | undefined }) {
  const [left, right] = match.seat === 1 ? [match.own, match.opponent] : [match.opponent, match.own];
  return (
    <li className={styles.match} data-outcome={match.outcome}>
      <Side side={left} isOpponent={match.seat === 2} />
      <span className={styles.versus}>{words.versus}</span>
      <Side side={right} isOpponent={match.seat === 1} />
      <div className={styles.result}>
        <Winner match={match} left={left} right={right} />
        <Facts match={match} />
        {hit === undefined ? undefined : <span className={styles.hit}>{hit}</span>}
      </div>
    </li>
  );
}

/** One player: the opponent's name leads to their own statistics. */
function Side({ side, isOpponent }: { side: MatchSide; isOpponent: boolean }) {
  const { polaris_id, name, power, chara_id } = side;
  return (
    <div className={styles.side}>
      <MatchPortrait gameId={chara_id} />
      <p>
        {isOpponent ? (
          <a className={styles.name} href={playerAddress(polaris_id)}>
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
  if (match.outcome === "draw") return <strong>{words.OUTCOMES.draw}</strong>;
  const isLeft = (match.seat === 1) === (match.outcome === "win");
  return (
    <strong data-winner={isLeft ? "first" : "second"}>
      {words.winner}
      <bdi>{isLeft ? left.name : right.name}</bdi>
    </strong>
  );
}

function Facts({ match }: { match: PlayerMatch }) {
  const { battle_at: at, stage_id, outcome, own } = match;
  const stage = stage_id === undefined ? undefined : findStageName(stage_id);
  return (
    <span className={styles.facts}>
      <span className={styles.outcome}>
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

function MatchFilterForm(props: MatchFilterFormProps): ReactNode {
  const { ownGameId, period, ownCharacters, onFilter } = props;
  const names = useNames();
  // One from the address whom the player does not play is there as well, so that the field says what counts.
  const isUnplayed = ownGameId !== undefined && ownCharacters.every(({ gameId }) => gameId !== ownGameId);
  const offered = isUnplayed ? [...ownCharacters, { gameId: ownGameId, matches: 0 }] : ownCharacters;
  return (
    <search className="spaced" aria-label={words.filterMatches}>
      <LabelledSelect
        className={styles.choice}
        label={words.playingAs}
        value={ownGameId}
        options={offered.map(({ gameId, matches }) => [gameId, `${names.character(gameId)} (${matches})`])}
        none={words.allCharacters}
        onChoose={(chosen) => onFilter({ ownGameId: chosen, period })}
      />
      <LabelledSelect
        className={styles.choice}
        label={words.time}
        value={period}
        options={MATCH_PERIODS.map((known) => [known, words.PERIODS[known]])}
        onChoose={(chosen) => onFilter({ ownGameId, period: chosen ?? "all" })}
      />
    </search>
  );
}
