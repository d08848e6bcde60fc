import { NO_VALUE, STATS_PATH, shortDay } from "@tactician/contract";
import { findCharacterByGameId, formatCount, SAMPLE_PLAYER_ID } from "@tactician/game";
import {
  type Coach,
  type MatchSide,
  type HeadToHead as Meetings,
  type PlayerMatch,
  type PlayerStatistics,
  type RatingBand,
  SMALL_SAMPLE,
  totalOf,
} from "@tactician/statistics";
import { type ReactNode, useEffect } from "react";
import { keep } from "../../base/kept.ts";
import { useSteps } from "../../live/InSteps.tsx";
import type { Async } from "../../live/use-async.ts";
import { useMain } from "../../live/use-own-character.ts";
import type { CoachAnswer, PlayerAnswer } from "../../player/stats-worker.ts";
import { failureWords, type MyId, useCoach } from "../../player/use-player.ts";
import buttons from "../../ui/buttons.module.css";
import { DataTable } from "../../ui/DataTable.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import explanation from "../../ui/Explanation.module.css";
import { IdForm } from "../../ui/IdForm.tsx";
import { FixedPanel } from "../../ui/panel/Panel.tsx";
import { CostsPanel } from "./CostsPanel.tsx";
import columns from "./columns.module.css";
import { bandWords, effectWords, ratingWords } from "./core/coach-words.ts";
import { worstOpponents } from "./core/costs.ts";
import { machineTime, ratioWords } from "./core/records.ts";
import type { ShownMatches, StatsAddress, StatsTab } from "./core/stats-address.ts";
import { MatchPortrait, OutcomeLetter } from "./MatchPortrait.tsx";
import { useNames } from "./names.ts";
import styles from "./PlayerView.module.css";
import { StatsTabs } from "./StatsTabs.tsx";
import { useMetMoves } from "./use-met-moves.ts";
import * as words from "./words.ts";

interface PlayerViewProps {
  readonly player: PlayerAnswer;
  readonly comparison: Async<PlayerAnswer>;
  readonly my: MyId;
  readonly address: StatsAddress;
  readonly onCompare: (id: string | undefined) => void;
  readonly onTab: (tab: StatsTab) => void;
  readonly onFilter: (filter: ShownMatches) => void;
}

export function PlayerView(props: PlayerViewProps) {
  const { player, comparison, my, address, onCompare, onTab, onFilter } = props;
  const { statistics } = player;
  const coach = useCoach(player, address.playerId, {});
  const step = useSteps(STEPS, 1);
  if (statistics === undefined) return undefined;
  // The id in the address counts, not the records' spelling of it.
  const playerId = address.playerId ?? statistics.playerId;
  const isOwner = my.id === playerId;
  return (
    <div className={styles.view}>
      {isOwner && <WorstOpponents coach={coach.value} />}
      <Notes player={player} />
      <div className={styles.first}>
        <UserInfo id="user-info" title={words.userInfo} statistics={statistics}>
          <Ownership my={my} playerId={playerId} mostUsedGameId={statistics.profile.mostUsedGameId} />
        </UserInfo>
        {step > 1 && <CostsPanel coach={coach} statistics={statistics} />}
        {step > 1 && comparison.value && (
          <ComparedPlayer player={comparison.value} ownId={isOwner ? playerId : undefined} />
        )}
      </div>
      {step > 2 && (
        <StatsTabs
          address={address}
          onTab={onTab}
          onFilter={onFilter}
          player={player}
          coach={coach}
          comparison={comparison.value}
          isOwner={isOwner}
          ownId={my.id === undefined || isOwner ? playerId : undefined}
        />
      )}
      {step > 3 && (
        <div className={columns.columns}>
          <FormPanel statistics={statistics} />
          {coach.state !== "failed" && <RatingPanel coach={coach.value} />}
          {isOwner && (
            <CompareForm compareId={address.compareId} comparison={comparison} onCompare={onCompare} />
          )}
        </div>
      )}
    </div>
  );
}

/** Who it is, what costs them most, all their matches, and how they are doing: a frame for each, from the top. */
const STEPS = 4;

function Notes({ player: { ageSeconds, isUnsaved, rejected } }: { player: PlayerAnswer }) {
  return (
    <>
      {ageSeconds !== undefined && (
        <p className={styles.note}>{words.replaysAreOld(words.duration(ageSeconds))}</p>
      )}
      {isUnsaved && <p className={styles.note}>{words.replaysAreUnsaved}</p>}
      {rejected > 0 && <p className={styles.note}>{words.rejectedRows(rejected)}</p>}
    </>
  );
}

/** Remembers who costs the visitor most, for the home page. It shows nothing. */
function WorstOpponents({ coach }: { coach: CoachAnswer | undefined }) {
  const ids = coach === undefined ? undefined : worstOpponents(coach.costs).join(" ");
  useEffect(() => {
    if (ids !== undefined) keep("worstOpponents", ids);
  }, [ids]);
  return undefined;
}

/** Whose statistics these are, as far as this device knows. Who has named no main so far plays the character they play most. */
function Ownership({ my, playerId, mostUsedGameId }: { my: MyId; playerId: string; mostUsedGameId: number }) {
  const main = useMain();
  if (my.id === undefined) {
    const remember = () => {
      my.remember(playerId);
      const most = findCharacterByGameId(mostUsedGameId)?.characterId;
      if (main === undefined && most !== undefined) keep("myCharacter", most);
    };
    return (
      <button type="button" className={buttons.outlined} onClick={remember}>
        {words.thisIsMe}
      </button>
    );
  }
  if (my.id !== playerId) return undefined;
  return (
    <p className={styles.you}>
      {words.thisIsYou}{" "}
      <button type="button" className={buttons.plain} onClick={my.forget}>
        {words.forgetMyId}
      </button>
    </p>
  );
}

interface CompareFormProps {
  readonly compareId: string | undefined;
  readonly comparison: Async<PlayerAnswer>;
  readonly onCompare: (id: string | undefined) => void;
}

/** The field for the second player; only the owner of a page has it, the address can be shared with anybody. */
function CompareForm({ compareId, comparison, onCompare }: CompareFormProps) {
  return (
    <FixedPanel id="compare" title={words.compare}>
      <IdForm
        key={compareId}
        action={STATS_PATH}
        label={words.compareWith}
        button={words.compare}
        initial={compareId ?? ""}
        afterwards="keep"
        onSend={onCompare}
      />
      <p className={styles.compared} role="status">
        {stateWords(comparison)}
      </p>
    </FixedPanel>
  );
}

function stateWords(comparison: Async<PlayerAnswer>): string {
  if (comparison.state === "loading") return words.loading;
  if (comparison.state === "failed") return words.noDataBecause(failureWords(comparison.thrown));
  if (comparison.state === "idle") return words.whomToCompare;
  if (comparison.value.statistics !== undefined) return "";
  return words.noDataBecause(words.noMatchOfId);
}

interface ComparedPlayerProps {
  readonly player: PlayerAnswer;
  /** Of the visitor, if it is their matches that this player is compared with. */
  readonly ownId: string | undefined;
}

function ComparedPlayer({ player: { statistics, headToHead }, ownId }: ComparedPlayerProps) {
  if (statistics === undefined) return undefined;
  return (
    <>
      <UserInfo id="comparison-user-info" title={words.comparisonUserInfo} statistics={statistics} />
      <FixedPanel id="head-to-head" title={words.headToHead}>
        <HeadToHead meetings={headToHead} ownId={ownId} opponent={statistics.profile.latest} />
      </FixedPanel>
    </>
  );
}

interface HeadToHeadProps {
  readonly meetings: Meetings | undefined;
  readonly opponent: MatchSide;
  readonly ownId: string | undefined;
}

const NO_MATCHES: readonly PlayerMatch[] = [];

function HeadToHead({ meetings, opponent, ownId }: HeadToHeadProps) {
  const met = useMetMoves(ownId, meetings?.latest ?? NO_MATCHES, "opponent");
  const first = meetings?.latest[0];
  if (meetings === undefined || first === undefined) return <EmptyState>{words.neverMet}</EmptyState>;
  const { tally, latest } = meetings;
  return (
    <>
      <p className={styles.score}>
        <bdi className={styles.side}>{first.opponent.name}</bdi>
        <span className={styles.points}>
          {tally.losses} : {tally.wins}
        </span>
        <bdi className={styles.side}>{opponent.name}</bdi>
      </p>
      <p className={styles.total}>{words.meetings(totalOf(tally), tally.draws)}</p>
      <ul>
        {latest.map((match, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list of past matches, which may share their second
          <Meeting key={place} match={match} hit={met.get(match)} />
        ))}
      </ul>
    </>
  );
}

function Meeting({ match, hit }: { match: PlayerMatch; hit: string | undefined }) {
  const names = useNames();
  const { own, opponent, outcome, battle_at: at } = match;
  return (
    <li className={styles.meeting}>
      <span className={outcome === "loss" ? styles.winner : undefined}>
        {names.character(opponent.chara_id)}
      </span>
      <span className={styles.versus}>{words.versus}</span>
      <span className={outcome === "win" ? styles.winner : undefined}>{names.character(own.chara_id)}</span>
      <span className={styles.result}>
        <OutcomeLetter outcome={outcome} /> {outcome === "draw" ? words.OUTCOMES.draw : words.winner}
        {outcome !== "draw" && <bdi>{outcome === "win" ? own.name : opponent.name}</bdi>}
        {at !== undefined && ", "}
        {at !== undefined && <time dateTime={machineTime(at)}>{shortDay(at)}</time>}
        {hit !== undefined && `. ${hit}`}
      </span>
    </li>
  );
}

function FormPanel({ statistics }: { statistics: PlayerStatistics }) {
  const { form, formTally, streaks } = statistics;
  const { outcome, length } = streaks.current;
  return (
    <FixedPanel id="form" title={words.lastMatches(form.length)}>
      <ol className={styles.pips} aria-label={words.lastMatchesSpoken}>
        {form.map((one, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list of past matches
          <li key={place} className={styles.pip} data-outcome={one}>
            <OutcomeLetter outcome={one} />
          </li>
        ))}
      </ol>
      <p className={styles.formWords}>
        {words.formTally(formTally, ratioWords(formTally), form.length < SMALL_SAMPLE)}
      </p>
      <dl className={styles.streaks}>
        {(
          [
            [words.now, outcome, words.streak(outcome, length)],
            [words.longestWinStreak, "win", words.longest("win", streaks.longestWin)],
            [words.longestLossStreak, "loss", words.longest("loss", streaks.longestLoss)],
          ] as const
        ).map(([label, kind, said]) => (
          <div key={label} className={styles.streak} data-outcome={kind}>
            <dt>{label}</dt>
            <dd>{said}</dd>
          </div>
        ))}
      </dl>
    </FixedPanel>
  );
}

/**
 * Who a player really is: what they win against what their rating promises. What chance could do as well is not said; nothing is
 * while it is counted.
 */
function RatingPanel({ coach }: { coach: Coach | undefined }) {
  return (
    <FixedPanel id="against-rating" title={words.yourRating}>
      {/* Kept for what is counted a moment after the page stands there. */}
      <div className={styles.rating}>{coach ? <Results coach={coach} /> : <p>{words.counting}</p>}</div>
    </FixedPanel>
  );
}

function Results({ coach }: { coach: Coach }) {
  const { bands, overall, closeMatches, firstOfSession } = coach.againstRating;
  const rated = bands.reduce((sum, { matches }) => sum + matches, 0);
  return (
    <>
      <div className="spaced">
        <p>{ratingWords(overall, rated)}</p>
        {closeMatches && <p>{effectWords(words.closeMatches, closeMatches)}</p>}
        {firstOfSession && <p>{effectWords(words.firstOfSession, firstOfSession)}</p>}
      </div>
      {rated > 0 && (
        <details className={explanation.how}>
          <summary>{words.byRating}</summary>
          <DataTable label={words.byRatingTable} heads={words.byRatingColumns} rows={bands.map(bandRow)} />
        </details>
      )}
    </>
  );
}

function bandRow({ from, to, matches, expected, actual, isTold }: RatingBand) {
  const head = bandWords(from, to);
  return {
    key: head,
    head,
    cells: [
      matches,
      percent(expected),
      isTold ? <strong key="won">{percent(actual.estimate)}</strong> : percent(actual.estimate),
      words.range(percent(actual.low), percent(actual.high)),
    ],
  };
}

function percent(value: number): string {
  return `${Math.round(value)}%`;
}

interface UserInfoProps {
  readonly id: string;
  readonly title: string;
  readonly statistics: PlayerStatistics;
  readonly children?: ReactNode;
}

/** One strip: who it is, rank, rating and record first; each number stands there once. */
function UserInfo({ id, title, statistics, children }: UserInfoProps): ReactNode {
  const names = useNames();
  const { latest, mostUsedGameId, tally } = statistics.profile;
  return (
    <FixedPanel id={id} title={title}>
      <div className={styles.head}>
        <MatchPortrait gameId={latest.chara_id} />
        <dl className={styles.name}>
          <dt className="visually-hidden">{words.name}</dt>
          <dd className={styles.who}>
            <bdi>{latest.name}</bdi>
          </dd>
          <dt className="visually-hidden">{words.rank}</dt>
          <dd>{names.rank(latest.rank)}</dd>
        </dl>
        {statistics.playerId === SAMPLE_PLAYER_ID && (
          <strong className={styles.sample}>{words.sampleData}</strong>
        )}
        <div className={styles.actions}>{children}</div>
      </div>
      <Facts
        className={styles.strip}
        rows={[
          [words.currentRating, <Rating key="rating" side={latest} />],
          [words.record, words.score(tally)],
          [words.winRatio, <strong key="ratio">{ratioWords(tally)}</strong>],
        ]}
      />
      <Facts
        className={styles.facts}
        rows={[
          [words.totalMatches, formatCount(totalOf(tally))],
          [words.mostUsedCharacter, names.character(mostUsedGameId)],
          [words.power, formatCount(latest.power)],
          [words.polarisId, <code key="id">{statistics.playerId}</code>],
        ]}
      />
    </FixedPanel>
  );
}

type FactRows = readonly (readonly [label: string, value: ReactNode])[];

function Facts({ className, rows }: { className: string | undefined; rows: FactRows }): ReactNode {
  return (
    <dl className={className}>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Records know the rating before the match and what became of it; a fresh player has none. */
function Rating({ side }: { side: PlayerStatistics["profile"]["latest"] }): ReactNode {
  const { rating_before: before, rating_change: change } = side;
  if (before === undefined) return <span title={words.notRated}>{NO_VALUE}</span>;
  return (
    <>
      {formatCount(before)}
      {change === undefined ? undefined : <span className="small"> → {formatCount(before + change)}</span>}
    </>
  );
}
