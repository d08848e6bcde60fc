import type { ReactNode } from "react";
import { FixedPanel } from "../../ui/panel/Panel.tsx";
import styles from "./Comparison.module.css";
import type { Names } from "./core/names.ts";
import { HeadToHead } from "./HeadToHead.tsx";
import { IdForm } from "./IdForm.tsx";
import { UserInfo } from "./UserInfo.tsx";
import type { PlayerState } from "./use-player.ts";

interface ComparisonProps {
  readonly comparison: PlayerState;
  readonly names: Names;
  /** Only the owner chooses whom to compare with; the address can be shared with anybody. */
  readonly isOwner: boolean;
  readonly onCompare: (id: string | undefined) => void;
}

/** The second player: the field, what is known of them, and the matches of both against each other. */
export function Comparison({ comparison, names, isOwner, onCompare }: ComparisonProps): ReactNode {
  const player = comparison.status === "ready" ? comparison.player : undefined;
  const asked = comparison.status === "none" ? undefined : comparison.playerId;
  return (
    <>
      {isOwner && (
        <FixedPanel id="compare" title="Compare">
          <IdForm
            key={asked}
            label="Compare with User ID"
            button="Compare"
            initial={asked ?? ""}
            afterwards="keep"
            onSend={onCompare}
          />
          <p className={styles.state} role="status">
            {stateWords(comparison)}
          </p>
        </FixedPanel>
      )}
      {player?.statistics && (
        <>
          <UserInfo
            id="comparison-user-info"
            title="Comparison User Info"
            statistics={player.statistics}
            names={names}
          />
          <HeadToHead
            meetings={player.headToHead}
            opponent={player.statistics.profile.latest}
            names={names}
          />
        </>
      )}
    </>
  );
}

function stateWords(comparison: PlayerState): string {
  if (comparison.status === "loading") return "Loading...";
  if (comparison.status === "failed") return `No data available: ${comparison.message}`;
  if (comparison.status === "none") return "A friend, a rival, or your own second account.";
  if (comparison.player.statistics !== undefined) return "";
  return "No data available: no ranked match is known of that ID. Capitals count.";
}
