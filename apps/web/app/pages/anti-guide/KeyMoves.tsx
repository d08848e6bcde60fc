import type { ReactNode } from "react";
import { situationWords } from "../../answers/core/matchup-words.ts";
import { YourAnswer } from "../../answers/YourAnswer.tsx";
import { Move } from "../../ui/move/Move.tsx";
import { Fold } from "../../ui/panel/Panel.tsx";
import styles from "./AntiGuide.module.css";
import type { AntiGuide } from "./core/guide-subject.ts";
import type { ShownSituation } from "./core/shown-situation.ts";
import { KnownMark } from "./KnownMark.tsx";
import type { MyCharacter } from "./use-my-character.ts";

interface KeyMovesProps {
  readonly moves: AntiGuide["keyMovesToPunish"];
  /** By the move as the guide writes it. */
  readonly situations: ReadonlyMap<string, ShownSituation>;
  readonly me: MyCharacter;
  /** Moves that the visitor knows how to punish, by public id. */
  readonly known: ReadonlySet<string>;
}

/** The moves that one meets in every match and must not let go by. */
export function KeyMoves({ moves, situations, me, known }: KeyMovesProps): ReactNode {
  return (
    <Fold title="Key Moves To Punish:">
      <ul>
        {moves.map(({ _id, move, punish, purpose }) => (
          <li key={_id} className={styles.entry}>
            <div className={styles.entryMove}>
              {known.has(situations.get(move)?.id ?? "") ? <KnownMark /> : undefined}
              <Move notation={move} />
              <Situation situation={situations.get(move)} />
            </div>
            <dl className={styles.facts}>
              <div>
                <dt>Punish</dt>
                <dd>{punish}</dd>
              </div>
              <div>
                <dt>CounterPlay</dt>
                <dd>{purpose}</dd>
              </div>
              {me.state === "idle" || me.state === "failed" ? undefined : (
                <div>
                  <dt>Your answer</dt>
                  <dd>
                    <YourAnswer me={me} situation={situations.get(move)} />
                  </dd>
                </div>
              )}
            </dl>
          </li>
        ))}
      </ul>
    </Fold>
  );
}

function Situation({ situation }: { situation: ShownSituation | undefined }): ReactNode {
  if (situation === undefined || situation.worstFrames === 0) return undefined;
  return <span className={styles.situation}>{situationWords(situation)}</span>;
}
