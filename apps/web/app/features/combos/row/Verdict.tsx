import { type CharacterId, findCharacter } from "@tactician/game";
import type { ReactNode } from "react";
import type { ComboWarning } from "../core/combo-checks.ts";
import { type CheckerState, loadChecker } from "../move-checkers.ts";
import styles from "./ComboRow.module.css";

interface VerdictProps {
  readonly character: CharacterId | undefined;
  readonly state: CheckerState["state"];
  readonly warnings: readonly ComboWarning[] | undefined;
}

/** What the movelist has to say about a combo. It warns and never forbids. */
export function Verdict({ character, state, warnings }: VerdictProps): ReactNode {
  if (character === undefined) return undefined;
  if (state === "failed") {
    return (
      <p className={styles.notChecked}>
        The moves of {findCharacter(character)?.name} did not arrive, so nothing is checked.{" "}
        <button type="button" className={styles.retry} onClick={() => loadChecker(character)}>
          Try again
        </button>
      </p>
    );
  }
  const messages = new Set(warnings?.map(({ message }) => message));
  // Its place is kept until the movelist is there.
  if (messages.size === 0) return <div className={styles.verdict} />;
  return (
    <ul className={styles.verdict} aria-label="Worth a second look">
      {[...messages].map((message) => (
        <li key={message}>{message}</li>
      ))}
    </ul>
  );
}
