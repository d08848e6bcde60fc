import type { ReactNode } from "react";
import { DEFENCE_TITLES, takesWords } from "../../ui/move/core/defence-words.ts";
import { FramesLine } from "../../ui/move/FramesLine.tsx";
import { Move } from "../../ui/move/Move.tsx";
import { Fold } from "../../ui/panel/Panel.tsx";
import styles from "./AntiGuide.module.css";
import type { GuideSubject } from "./core/guide-subject.ts";

/** What they do when it is the visitor's turn, and what to do about it. */
export function TheirDefence({ defence }: Pick<GuideSubject, "defence">): ReactNode {
  if (defence.length === 0) return undefined;
  return (
    <Fold title="Their defence">
      <ul>
        {defence.map(({ _id, kind, move, against, catches }) => (
          <li key={_id} className={styles.entry}>
            <div className={styles.entryMove}>
              <Move notation={move} />
              <FramesLine notation={move} />
            </div>
            <dl className={styles.facts}>
              <div>
                <dt>{DEFENCE_TITLES[kind]}</dt>
                <dd>
                  {catches === undefined ? undefined : <strong>{takesWords(catches)}. </strong>}
                  {against}
                </dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
    </Fold>
  );
}
