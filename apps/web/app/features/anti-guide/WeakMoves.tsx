import type { Matchup } from "@tactician/contract";
import { type ReactNode, useDeferredValue, useId, useState } from "react";
import { advantageText, levelLetters } from "../../ui/move/facts-words.ts";
import { MoveInputs } from "../../ui/move/Move.tsx";
import { filterMoves, NO_FILTER, type WeakMoveFilter } from "./core/filter-moves.ts";
import { situationWords, wayOutWords } from "./core/matchup-words.ts";
import type { MyCharacter } from "./use-my-character.ts";
import styles from "./WeakMoves.module.css";
import { YourAnswer } from "./YourAnswer.tsx";

interface WeakMovesProps {
  readonly moves: Matchup["weakMoves"];
  readonly me: MyCharacter;
}

const LEVELS: readonly (readonly [WeakMoveFilter["level"], string])[] = [
  ["any", "Any level"],
  ["high", "Ends high"],
  ["mid", "Ends mid"],
  ["low", "Ends low"],
];
const FRAMES: readonly (readonly [WeakMoveFilter["frames"], string])[] = [
  [0, "Any frames"],
  [10, "-10 or worse"],
  [12, "-12 or worse"],
  [15, "-15 or worse"],
];
const KINDS: readonly (readonly [WeakMoveFilter["kind"], string])[] = [
  ["any", "Moves and strings"],
  ["single", "Single moves"],
  ["string", "Strings"],
];

/** Everything of theirs that can be punished, ducked, stepped or interrupted, with the visitor's answer beside it. */
export function WeakMoves({ moves, me }: WeakMovesProps): ReactNode {
  const [filter, setFilter] = useState(NO_FILTER);
  const shown = filterMoves(moves, filter);
  // A choice repaints the rest of the page at once; the rows follow when there is time, and never keep a press waiting.
  const whose = useDeferredValue(me);
  const headingId = useId();
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        Every unsafe move
      </h2>
      <p className={styles.note}>By frames: range not checked. Launch punishable first.</p>
      <div className={styles.filters}>
        <Choice label="Level" options={LEVELS} onChoose={(level) => setFilter({ ...filter, level })} />
        <Choice label="On block" options={FRAMES} onChoose={(frames) => setFilter({ ...filter, frames })} />
        <Choice label="Kind" options={KINDS} onChoose={(kind) => setFilter({ ...filter, kind })} />
        <p className={styles.count} role="status">
          {shown.length} of {moves.length} moves
        </p>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={styles.scroller} aria-label="Table of moves" tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Move</th>
              <th scope="col">Levels</th>
              <th scope="col">On block</th>
              <th scope="col">Ways out</th>
              {hasAnswers(whose) ? <th scope="col">Your answer</th> : undefined}
            </tr>
          </thead>
          <tbody>
            {shown.map((move) => (
              <Row key={move.command} move={move} me={whose} />
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}

function hasAnswers({ state }: MyCharacter): boolean {
  return state === "loading" || state === "ready";
}

interface RowProps {
  readonly move: Matchup["weakMoves"][number];
  readonly me: MyCharacter;
}

function Row({ move, me }: RowProps): ReactNode {
  const { command, hits, situation, isUnsafe, waysOut } = move;
  return (
    <tr>
      <th scope="row">
        <MoveInputs notation={command} />
      </th>
      <td>{levelLetters(hits)}</td>
      <td className={isUnsafe ? styles.unsafe : styles.quiet}>{blockWords(move)}</td>
      <td>
        {waysOut.length === 0 ? <span className={styles.quiet}>-</span> : undefined}
        <ul>
          {waysOut.map((way) => (
            <li key={way.kind + String(way.hit)}>{wayOutWords(way)}</li>
          ))}
        </ul>
      </td>
      {hasAnswers(me) ? (
        <td>
          {isUnsafe ? (
            <YourAnswer me={me} situation={situation} most={1} />
          ) : (
            <span className={styles.quiet}>-</span>
          )}
        </td>
      ) : undefined}
    </tr>
  );
}

function blockWords({ situation, block, isUnsafe }: Matchup["weakMoves"][number]): string {
  if (situation !== undefined && isUnsafe) return situationWords(situation);
  return block === undefined ? "-" : advantageText(block);
}

interface ChoiceProps<Value> {
  readonly label: string;
  readonly options: readonly (readonly [Value, string])[];
  readonly onChoose: (value: Value) => void;
}

function Choice<Value extends string | number>({ label, options, onChoose }: ChoiceProps<Value>): ReactNode {
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        onChange={(event) => {
          const chosen = options[event.target.selectedIndex];
          if (chosen !== undefined) onChoose(chosen[0]);
        }}
      >
        {options.map(([value, words]) => (
          <option key={value}>{words}</option>
        ))}
      </select>
    </div>
  );
}
