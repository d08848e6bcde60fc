import { type CharacterId, findCharacter } from "@tactician/game";
import type { ReactNode } from "react";
import { tryAgain } from "../../../ui/words.ts";
import type { ComboCheck } from "../core/combo-checks.ts";
import { type CheckerState, loadChecker } from "../move-checkers.ts";
import * as words from "../words.ts";
import styles from "./ComboRow.module.css";

interface VerdictProps {
  readonly character: CharacterId | undefined;
  readonly state: CheckerState["state"];
  readonly check: ComboCheck | undefined;
}

/** What the movelist has to say about a combo. It warns and never forbids. */
export function Verdict({ character, state, check }: VerdictProps): ReactNode {
  if (character === undefined) return undefined;
  if (state === "failed") {
    return (
      <p className={styles.notChecked}>
        {words.notChecked(findCharacter(character)?.name)}
        <button type="button" className={styles.retry} onClick={() => loadChecker(character)}>
          {tryAgain}
        </button>
      </p>
    );
  }
  const damage = words.damageLines(check?.damage ?? []);
  const messages = new Set(check?.warnings.map(({ message }) => message));
  // Its place is kept until the movelist is there.
  if (damage.length + messages.size === 0) return <div className={styles.verdict} />;
  return (
    <ul className={styles.verdict} aria-label={words.verdict}>
      {damage.map((line) => (
        <li key={line} className={styles.damage}>
          {line}
        </li>
      ))}
      {[...messages].map((message) => (
        <li key={message} className={styles.warning}>
          {message}
        </li>
      ))}
    </ul>
  );
}
