import type { AttackingSide } from "@tactician/contract";
import type { ReactNode } from "react";
import { situationWords } from "../../answers/core/matchup-words.ts";
import { StringFirst } from "../../answers/StringFirst.tsx";
import { YourAnswer } from "../../answers/YourAnswer.tsx";
import { island } from "../../live/island.tsx";
import { Move } from "../../ui/move/Move.tsx";
import { Prose } from "../../ui/move/Prose.tsx";
import { Fold } from "../../ui/panel/Panel.tsx";
import styles from "./AntiGuide.module.css";
import type { AntiGuide } from "./core/guide-subject.ts";
import { joined, type ShownSituation } from "./core/shown-situation.ts";
import { KnownMark } from "./KnownMark.tsx";
import { useKnownMoves, useMyCharacter } from "./use-my-character.ts";

interface KeyMovesProps {
  readonly moves: AntiGuide["keyMovesToPunish"];
  /** The situation after each move, by its place in `moves`; absent where it leaves none. */
  readonly ids: readonly (string | undefined)[];
  /** Whose moves they are, with the situations after these alone. */
  readonly side: AttackingSide;
}

/** The moves that one meets in every match and must not let go by. */
function KeyMoves({ moves, ids, side }: KeyMovesProps): ReactNode {
  const [me] = useMyCharacter(side._id);
  const known = useKnownMoves(me.id, side._id);
  const situations = new Map(joined(me, side).map((situation) => [situation.id, situation]));
  return (
    <Fold title="Key Moves To Punish:">
      <ul>
        {moves.map(({ _id, move, punish, purpose }, place) => {
          const situation = situations.get(ids[place] ?? "");
          return (
            <li key={_id} className={styles.entry}>
              <div className={styles.entryMove}>
                {known.has(situation?.id ?? "") ? <KnownMark /> : undefined}
                <Move notation={move} />
                <Situation situation={situation} />
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
                {me.state === "idle" || me.state === "failed" ? undefined : (
                  <div>
                    <dt>Your answer</dt>
                    <dd>
                      <YourAnswer me={me} situation={situation} />
                    </dd>
                  </div>
                )}
              </dl>
            </li>
          );
        })}
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

export default island("pages/anti-guide/KeyMoves", "idle", KeyMoves);
