import type { AttackingSide } from "@tactician/contract";
import type { AnswerWayOut } from "@tactician/game";
import type { ReactNode } from "react";
import { wayOutWords } from "../../answers/core/matchup-words.ts";
import { PROSE_LANGUAGE } from "../../base/prose-language.ts";
import { MoveInputs } from "../../ui/move/Move.tsx";
import { Prose } from "../../ui/move/Prose.tsx";
import { Fold } from "../../ui/panel/Panel.tsx";
import page from "./AntiGuide.module.css";
import styles from "./Stepping.module.css";
import * as words from "./words.ts";

type Stepping = AttackingSide["stepping"];

interface WeakSideProps {
  readonly text: string;
  readonly side: Pick<AttackingSide, "situations" | "stepping">;
}

/** The side to step to, the moves of the movelist that it rests on, and those that no step escapes. */
export function WeakSide({ text, side: { situations, stepping } }: WeakSideProps): ReactNode {
  const stepped = situations.filter(({ waysOut }) => waysOut.some(isStep));
  return (
    <section className={page.card}>
      <h2>{words.weakSide}</h2>
      <p lang={PROSE_LANGUAGE}>
        <Prose text={text} />
      </p>
      {stepped.length === 0 ? undefined : (
        <>
          <h3 className={styles.label}>{words.missesStep}</h3>
          <ul className={styles.missed}>
            {stepped.map(({ id, move, waysOut }) => (
              <li key={id}>
                <MoveInputs notation={move} />{" "}
                <span className={page.quiet}>{wayOutWords(waysOut.filter(isStep))}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {stepping.homing.length === 0 ? undefined : (
        <>
          <h3 className={styles.label}>{words.followsSteps}</h3>
          <ul className={styles.homing}>
            {stepping.homing.map((move) => (
              <li key={move}>
                <MoveInputs notation={move} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** How far each move turns after a step, where players have measured it. */
export function Tracking({ moves }: { moves: Stepping["tracking"] }): ReactNode {
  if (moves.length === 0) return undefined;
  return (
    <Fold title={words.whatStepsWhat}>
      <p className={page.quiet}>{words.trackingNote}</p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{words.move}</th>
            <th scope="col">{words.left}</th>
            <th scope="col">{words.right}</th>
          </tr>
        </thead>
        <tbody>
          {moves.map(({ move, left, right }) => (
            <tr key={move}>
              <th scope="row">
                <MoveInputs notation={move} />
              </th>
              <Frames value={left} other={right} />
              <Frames value={right} other={left} />
            </tr>
          ))}
        </tbody>
      </table>
    </Fold>
  );
}

/** The side that is easier to step stands out. */
function Frames({ value, other }: { value: number | undefined; other: number | undefined }): ReactNode {
  if (value === undefined) return <td className={page.quiet}>{words.notMeasured}</td>;
  return <td className={other !== undefined && value < other ? styles.easier : undefined}>{value}</td>;
}

function isStep({ kind }: AnswerWayOut): boolean {
  return kind === "step";
}
