import { STATS_PATH, shortDay } from "@tactician/contract";
import { findCharacterByGameId } from "@tactician/game";
import {
  type MatchSide,
  type HeadToHead as Meetings,
  type Outcome,
  type PlayerMatch,
  type PlayerStatistics,
  SMALL_SAMPLE,
  totalOf,
} from "@tactician/statistics";
import { useEffect } from "react";
import { keep } from "../../base/kept.ts";
import { useSteps } from "../../live/InSteps.tsx";
import type { Async } from "../../live/use-async.ts";
import { useMain } from "../../live/use-own-character.ts";
import type { CoachAnswer, PlayerAnswer } from "../../player/stats-worker.ts";
import type { MyId } from "../../player/use-player.ts";
import { failureWords, useCoach } from "../../player/use-player.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { IdForm } from "../../ui/IdForm.tsx";
import { FixedPanel } from "../../ui/panel/Panel.tsx";
import compareForm from "./CompareForm.module.css";
import { CostsPanel } from "./CostsPanel.tsx";
import { worstOpponents } from "./core/costs.ts";
import type { Names } from "./core/names.ts";
import { machineTime, ratioWords } from "./core/records.ts";
import type { ShownMatches, StatsAddress, StatsTab } from "./core/stats-address.ts";
import formPanel from "./FormPanel.module.css";
import headToHeadStyles from "./HeadToHead.module.css";
import { OutcomeLetter } from "./MatchPortrait.tsx";
import styles from "./PlayerView.module.css";
import { RatingPanel } from "./RatingPanel.tsx";
import { StatsTabs } from "./StatsTabs.tsx";
import { UserInfo } from "./UserInfo.tsx";
import * as words from "./words.ts";

interface PlayerViewProps {
  readonly player: PlayerAnswer;
  readonly comparison: Async<PlayerAnswer>;
  readonly names: Names;
  readonly my: MyId;
  readonly address: StatsAddress;
  readonly onCompare: (id: string | undefined) => void;
  readonly onTab: (tab: StatsTab) => void;
  readonly onFilter: (filter: ShownMatches) => void;
}

export function PlayerView(props: PlayerViewProps) {
  const { player, comparison, names, my, address, onCompare, onTab, onFilter } = props;
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
      <div className={`${styles.people} ${styles.first}`}>
        <UserInfo id="user-info" title={words.userInfo} statistics={statistics} names={names}>
          <Ownership my={my} playerId={playerId} mostUsedGameId={statistics.profile.mostUsedGameId} />
        </UserInfo>
        {step > 1 && (
          <div className={styles.costs}>
            <CostsPanel coach={coach} statistics={statistics} names={names} />
          </div>
        )}
        {step > 1 && comparison.value && <ComparedPlayer player={comparison.value} names={names} />}
      </div>
      {step > 2 && (
        <StatsTabs
          address={address}
          onTab={onTab}
          onFilter={onFilter}
          player={player}
          coach={coach}
          comparison={comparison.value}
          names={names}
          isOwner={isOwner}
        />
      )}
      {step > 3 && (
        <div className={styles.people}>
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

interface OwnershipProps {
  readonly my: MyId;
  readonly playerId: string;
  readonly mostUsedGameId: number;
}

/** Whose statistics these are, as far as this device knows. Who has named no main so far plays the character they play most. */
function Ownership({ my, playerId, mostUsedGameId }: OwnershipProps) {
  const main = useMain();
  if (my.id === undefined) {
    const remember = () => {
      my.remember(playerId);
      const most = findCharacterByGameId(mostUsedGameId)?.characterId;
      if (main === undefined && most !== undefined) keep("myCharacter", most);
    };
    return (
      <button type="button" className={styles.mine} onClick={remember}>
        {words.thisIsMe}
      </button>
    );
  }
  if (my.id !== playerId) return undefined;
  return (
    <p className={styles.you}>
      {words.thisIsYou}{" "}
      <button type="button" className={styles.forget} onClick={my.forget}>
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
      <p className={compareForm.state} role="status">
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
  readonly names: Names;
}

function ComparedPlayer({ player: { statistics, headToHead }, names }: ComparedPlayerProps) {
  if (statistics === undefined) return undefined;
  return (
    <>
      <UserInfo
        id="comparison-user-info"
        title={words.comparisonUserInfo}
        statistics={statistics}
        names={names}
      />
      <HeadToHead meetings={headToHead} opponent={statistics.profile.latest} names={names} />
    </>
  );
}

interface HeadToHeadProps {
  readonly meetings: Meetings | undefined;
  readonly opponent: MatchSide;
  readonly names: Names;
}

function HeadToHead({ meetings, opponent, names }: HeadToHeadProps) {
  const first = meetings?.latest[0];
  if (meetings === undefined || first === undefined) {
    return (
      <FixedPanel id="head-to-head" title={words.headToHead}>
        <EmptyState>{words.neverMet}</EmptyState>
      </FixedPanel>
    );
  }
  const { tally, latest } = meetings;
  return (
    <FixedPanel id="head-to-head" title={words.headToHead}>
      <p className={headToHeadStyles.score}>
        <bdi className={headToHeadStyles.side}>{first.opponent.name}</bdi>
        <span className={headToHeadStyles.points}>
          {tally.losses} : {tally.wins}
        </span>
        <bdi className={headToHeadStyles.side}>{opponent.name}</bdi>
      </p>
      <p className={headToHeadStyles.total}>{words.meetings(totalOf(tally), tally.draws)}</p>
      <ul>
        {latest.map((match, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list of past matches, which may share their second
          <Meeting key={place} match={match} names={names} />
        ))}
      </ul>
    </FixedPanel>
  );
}

function Meeting({ match, names }: { match: PlayerMatch; names: Names }) {
  const { own, opponent, outcome, battle_at: at } = match;
  return (
    <li className={headToHeadStyles.meeting}>
      <span className={outcome === "loss" ? headToHeadStyles.winner : undefined}>
        {names.character(opponent.chara_id)}
      </span>
      <span className={headToHeadStyles.versus}>{words.versus}</span>
      <span className={outcome === "win" ? headToHeadStyles.winner : undefined}>
        {names.character(own.chara_id)}
      </span>
      <span className={headToHeadStyles.result}>
        <OutcomeLetter outcome={outcome} />{" "}
        {outcome === "draw" ? (
          words.OUTCOMES.draw
        ) : (
          <>
            {words.winner}
            <bdi>{outcome === "win" ? own.name : opponent.name}</bdi>
          </>
        )}
        {at === undefined ? undefined : (
          <>
            {", "}
            <time dateTime={machineTime(at)}>{shortDay(at)}</time>
          </>
        )}
      </span>
    </li>
  );
}

function FormPanel({ statistics }: { statistics: PlayerStatistics }) {
  const { form, formTally, streaks } = statistics;
  return (
    <FixedPanel id="form" title={words.lastMatches(form.length)}>
      <ol className={formPanel.pips} aria-label={words.lastMatchesSpoken}>
        {form.map((outcome, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list of past matches
          <li key={place} className={formPanel.pip} data-outcome={outcome}>
            <OutcomeLetter outcome={outcome} />
          </li>
        ))}
      </ol>
      <p className={formPanel.words}>
        {words.formTally(formTally, ratioWords(formTally), form.length < SMALL_SAMPLE)}
      </p>
      <dl className={formPanel.streaks}>
        <Streak
          label={words.now}
          said={words.streak(streaks.current.outcome, streaks.current.length)}
          outcome={streaks.current.outcome}
        />
        <Streak
          label={words.longestWinStreak}
          said={words.longest("win", streaks.longestWin)}
          outcome="win"
        />
        <Streak
          label={words.longestLossStreak}
          said={words.longest("loss", streaks.longestLoss)}
          outcome="loss"
        />
      </dl>
    </FixedPanel>
  );
}

function Streak({ label, said, outcome }: { label: string; said: string; outcome: Outcome }) {
  return (
    <div className={formPanel.streak} data-outcome={outcome}>
      <dt>{label}</dt>
      <dd>{said}</dd>
    </div>
  );
}
