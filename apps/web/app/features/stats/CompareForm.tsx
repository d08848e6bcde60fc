import type { ReactNode } from "react";
import type { Async } from "../../lib/use-async.ts";
import { FixedPanel } from "../../ui/panel/Panel.tsx";
import styles from "./CompareForm.module.css";
import type { PlayerAnswer } from "./core/worker-messages.ts";
import { IdForm } from "./IdForm.tsx";
import { failureWords } from "./use-player.ts";

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
