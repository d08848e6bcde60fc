import type { ReactNode } from "react";
import type { Async } from "../../lib/use-async.ts";
import { FixedPanel } from "../../ui/panel/Panel.tsx";
import styles from "./Comparison.module.css";
import type { Names } from "./core/names.ts";
import type { PlayerAnswer } from "./core/worker-messages.ts";
import { HeadToHead } from "./HeadToHead.tsx";
import { IdForm } from "./IdForm.tsx";
import { UserInfo } from "./UserInfo.tsx";
import { failureWords } from "./use-player.ts";

interface ComparisonProps {
  /** The second player in the address; nothing where there is none. */
  readonly compareId: string | undefined;
  readonly comparison: Async<PlayerAnswer>;
  readonly names: Names;
  /** Only the owner chooses whom to compare with; the address can be shared with anybody. */
  readonly isOwner: boolean;
  readonly onCompare: (id: string | undefined) => void;
}

/** The second player: the field, what is known of them, and the matches of both against each other. */
export function Comparison({ compareId, comparison, names, isOwner, onCompare }: ComparisonProps): ReactNode {
  const player = comparison.value;
  return (
    <>
      {isOwner && (
        <FixedPanel id="compare" title="Compare">
          <IdForm
            key={compareId}
            label="Compare with User ID"
            button="Compare"
            initial={compareId ?? ""}
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

function stateWords(comparison: Async<PlayerAnswer>): string {
  if (comparison.state === "loading") return "Loading...";
  if (comparison.state === "failed") return `No data available: ${failureWords(comparison.thrown)}`;
  if (comparison.state === "idle") return "A friend, a rival, or your own second account.";
  if (comparison.value.statistics !== undefined) return "";
  return "No data available: no ranked match is known of that ID. Capitals count.";
}
