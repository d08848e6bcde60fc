import { STATS_PATH } from "@tactician/contract";
import type { ReactNode } from "react";
import type { Async } from "../../live/use-async.ts";
import type { PlayerAnswer } from "../../player/stats-worker.ts";
import { failureWords } from "../../player/use-player.ts";
import { IdForm } from "../../ui/IdForm.tsx";
import { FixedPanel } from "../../ui/panel/Panel.tsx";
import styles from "./CompareForm.module.css";

interface CompareFormProps {
  /** The second player in the address; nothing where there is none. */
  readonly compareId: string | undefined;
  readonly comparison: Async<PlayerAnswer>;
  readonly onCompare: (id: string | undefined) => void;
}

/** The field for the second player; only the owner of a page has it, the address can be shared with anybody. */
export function CompareForm({ compareId, comparison, onCompare }: CompareFormProps): ReactNode {
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
      <p className={styles.state} role="status">
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
