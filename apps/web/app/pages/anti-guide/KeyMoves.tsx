import type { ReactNode } from "react";
import { situationWords } from "../../answers/core/matchup-words.ts";
import { StringFirst } from "../../answers/StringFirst.tsx";
import { Move } from "../../ui/move/Move.tsx";
import { Prose } from "../../ui/move/Prose.tsx";
import { Fold } from "../../ui/panel/Panel.tsx";
import styles from "./AntiGuide.module.css";
import type { AntiGuide } from "./core/guide-subject.ts";
import type { ShownSituation } from "./core/shown-situation.ts";

interface KeyMovesProps {
  readonly moves: AntiGuide["keyMovesToPunish"];
  /** The situation after each move; absent where it leaves none. */
  readonly situations: readonly (ShownSituation | undefined)[];
}

/** The moves that one meets in every match and must not let go by. */
export function KeyMoves({ moves, situations }: KeyMovesProps): ReactNode {
  return (
    <Fold title="Key Moves To Punish:">
      <ul>
        {moves.map(({ _id, move, punish, purpose }, place) => (
          <li key={_id} className={styles.entry}>
            <div className={styles.entryMove}>
              <Move notation={move} />
              <Situation situation={situations[place]} />
            </div>
            <dl className={styles.facts}>
              <div>
                <dt>Punish</dt>
                <dd>
                  <Prose text={punish} />
                </dd>
              </div>
              <div>
                <dt>CounterPlay</dt>
                <dd>
                  <Prose text={purpose} />
                </dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
    </Fold>
  );
}

function Situation({ situation }: { situation: ShownSituation | undefined }): ReactNode {
  if (situation === undefined) return undefined;
  return (
    <span className={styles.situation}>
      <StringFirst situation={situation} />
      {situation.goesOn === undefined || situation.worstFrames === 0 ? "" : " · "}
      {situation.worstFrames === 0 ? "" : situationWords(situation)}
    </span>
  );
}
