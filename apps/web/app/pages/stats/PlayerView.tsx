import { counted } from "@tactician/contract";
import { SAMPLE_PLAYER_ID } from "@tactician/game";
import type { ReactNode } from "react";
import type { Async } from "../../live/use-async.ts";
import type { PlayerAnswer } from "../../player/stats-worker.ts";
import type { MyId } from "../../player/use-my-id.ts";
import { ComparedPlayer } from "./ComparedPlayer.tsx";
import { CompareForm } from "./CompareForm.tsx";
import { CostsPanel } from "./CostsPanel.tsx";
import type { Names } from "./core/names.ts";
import type { ShownMatches, StatsAddress, StatsTab } from "./core/stats-address.ts";
import { durationWords } from "./core/stats-words.ts";
import { FormPanel } from "./FormPanel.tsx";
import { InSteps } from "./InSteps.tsx";
import styles from "./PlayerView.module.css";
import { RatingPanel } from "./RatingPanel.tsx";
import { StatsTabs } from "./StatsTabs.tsx";
import { UserInfo } from "./UserInfo.tsx";
import { useCoach } from "./use-coach.ts";

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

/** Everything about a player whose matches are there. */
export function PlayerView(props: PlayerViewProps): ReactNode {
  const { player, comparison, names, my, address, onCompare, onTab, onFilter } = props;
  const { statistics } = player;
  const coach = useCoach(player, address.playerId, {});
  if (statistics === undefined) return undefined;
  // The id in the address counts, not the records' spelling of it.
  const playerId = address.playerId ?? statistics.playerId;
  const isOwner = my.id === playerId;
  return (
    <div className={styles.view}>
      <Notes player={player} playerId={playerId} />
      <InSteps>
        <div className={styles.people}>
          <UserInfo id="user-info" title="User Info" statistics={statistics} names={names}>
            <Ownership my={my} playerId={playerId} />
          </UserInfo>
          <div className={styles.costs}>
            <CostsPanel coach={coach} statistics={statistics} names={names} />
          </div>
          <div className={styles.beside}>
            <FormPanel statistics={statistics} />
            {coach.state !== "failed" && <RatingPanel coach={coach.value} />}
            {isOwner && (
              <CompareForm compareId={address.compareId} comparison={comparison} onCompare={onCompare} />
            )}
          </div>
          {comparison.value && <ComparedPlayer player={comparison.value} names={names} />}
        </div>
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
      </InSteps>
    </div>
  );
}

/** What a reader should know about the numbers below. */
function Notes({ player, playerId }: { player: PlayerAnswer; playerId: string }): ReactNode {
  const { ageSeconds, rejected } = player;
  return (
    <>
      {playerId === SAMPLE_PLAYER_ID && (
        <p className={styles.sample}>
          <strong>Sample data</strong> Nobody played these matches: they show what this page does.
        </p>
      )}
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

/** Whose statistics these are, as far as this device knows. */
function Ownership({ my, playerId }: { my: MyId; playerId: string }): ReactNode {
  if (my.id === undefined) {
    return (
      <button type="button" className={styles.mine} onClick={() => my.remember(playerId)}>
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
