import { counted, STATS_PATH, shortDay } from "@tactician/contract";
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
import { useMain } from "../../answers/use-own-character.ts";
import { keep } from "../../base/kept.ts";
import { useSteps } from "../../live/InSteps.tsx";
import type { Async } from "../../live/use-async.ts";
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
import type { ShownMatches, StatsAddress, StatsTab } from "./core/stats-address.ts";
import { durationWords, machineTime, ratioWords, streakWords, tallyWords } from "./core/stats-words.ts";
import formPanel from "./FormPanel.module.css";
import headToHeadStyles from "./HeadToHead.module.css";
import { OutcomeLetter } from "./MatchPortrait.tsx";
import styles from "./PlayerView.module.css";
import { RatingPanel } from "./RatingPanel.tsx";
import { StatsTabs } from "./StatsTabs.tsx";
import { UserInfo } from "./UserInfo.tsx";

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
        <UserInfo id="user-info" title="User Info" statistics={statistics} names={names}>
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

function Notes({ player: { ageSeconds, rejected } }: { player: PlayerAnswer }) {
  return (
    <>
      {ageSeconds !== undefined && (
        <p className={styles.note}>
          The replay service does not answer, so these are the matches as they were{" "}
          {durationWords(ageSeconds)} ago.
        </p>
      )}
      {rejected > 0 && (
        <p className={styles.note}>
          {counted(rejected, "row", "rows")} could not be read as a match and {rejected === 1 ? "is" : "are"}{" "}
          left out.
        </p>
      )}
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
        This is Me
      </button>
    );
  }
  if (my.id !== playerId) return undefined;
  return (
    <p className={styles.you}>
      This is you.{" "}
      <button type="button" className={styles.forget} onClick={my.forget}>
        Forget my ID
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
    <FixedPanel id="compare" title="Compare">
      <IdForm
        key={compareId}
        action={STATS_PATH}
        label="Compare with User ID"
        button="Compare"
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
  if (comparison.state === "loading") return "Loading...";
  if (comparison.state === "failed") return `No data available: ${failureWords(comparison.thrown)}`;
  if (comparison.state === "idle") return "A friend, a rival, or your own second account.";
  if (comparison.value.statistics !== undefined) return "";
  return "No data available: no ranked match is known of that ID. Capitals count.";
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
        title="Comparison User Info"
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
      <FixedPanel id="head-to-head" title="Head to Head">
        <EmptyState>The two have not met in a ranked match that is known.</EmptyState>
      </FixedPanel>
    );
  }
  const { tally, latest } = meetings;
  return (
    <FixedPanel id="head-to-head" title="Head to Head">
      <p className={headToHeadStyles.score}>
        <bdi className={headToHeadStyles.side}>{first.opponent.name}</bdi>
        <span className={headToHeadStyles.points}>
          {tally.losses} : {tally.wins}
        </span>
        <bdi className={headToHeadStyles.side}>{opponent.name}</bdi>
      </p>
      <p className={headToHeadStyles.total}>
        {counted(totalOf(tally), "match", "matches")} against each other
        {tally.draws > 0 ? `, ${counted(tally.draws, "draw", "draws")}` : ""}. The latest:
      </p>
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
      <span className={headToHeadStyles.versus}>VS</span>
      <span className={outcome === "win" ? headToHeadStyles.winner : undefined}>
        {names.character(own.chara_id)}
      </span>
      <span className={headToHeadStyles.result}>
        <OutcomeLetter outcome={outcome} />{" "}
        {outcome === "draw" ? (
          "Draw"
        ) : (
          <>
            Winner: <bdi>{outcome === "win" ? own.name : opponent.name}</bdi>
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
    <FixedPanel id="form" title={`Form: last ${form.length}`}>
      <ol className={formPanel.pips} aria-label="The last matches, newest first">
        {form.map((outcome, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list of past matches
          <li key={place} className={formPanel.pip} data-outcome={outcome}>
            <OutcomeLetter outcome={outcome} />
          </li>
        ))}
      </ol>
      <p className={formPanel.words}>
        {tallyWords(formTally)}: {ratioWords(formTally)}
        {form.length < SMALL_SAMPLE ? ", too few to say much" : ""}. Newest first.
      </p>
      <dl className={formPanel.streaks}>
        <Streak label="Now" words={streakWords(streaks.current)} outcome={streaks.current.outcome} />
        <Streak label="Longest win streak" words={counted(streaks.longestWin, "win", "wins")} outcome="win" />
        <Streak
          label="Longest loss streak"
          words={counted(streaks.longestLoss, "loss", "losses")}
          outcome="loss"
        />
      </dl>
    </FixedPanel>
  );
}

function Streak({ label, words, outcome }: { label: string; words: string; outcome: Outcome }) {
  return (
    <div className={formPanel.streak} data-outcome={outcome}>
      <dt>{label}</dt>
      <dd>{words}</dd>
    </div>
  );
}
