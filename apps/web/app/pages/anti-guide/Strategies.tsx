import type { ReactNode } from "react";
import { Move } from "../../ui/move/Move.tsx";
import { Fold } from "../../ui/panel/Panel.tsx";
import styles from "./AntiGuide.module.css";
import type { AntiGuide } from "./core/guide-subject.ts";

/** What they do again and again, and what beats each part of it. */
export function Strategies({
  strategies,
}: {
  strategies: AntiGuide["detailedCounterStrategies"];
}): ReactNode {
  return strategies.map(({ _id, title, description, other }) => (
    <Fold key={_id} title={title}>
      <dl className={styles.facts}>
        <div>
          <dt>Overview</dt>
          <dd>{description}</dd>
        </div>
      </dl>
      <ul>
        {other.map((entry) => (
          <li key={entry._id} className={styles.entry}>
            <div className={styles.entryMove}>
              <Move notation={entry.move} />
            </div>
            <dl className={styles.facts}>
              <div>
                <dt>Punish</dt>
                <dd>{entry.counter}</dd>
              </div>
              <div>
                <dt>CounterPlay</dt>
                <dd>{entry.details}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
    </Fold>
  ));
}
