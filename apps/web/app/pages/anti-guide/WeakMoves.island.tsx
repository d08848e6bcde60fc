import type { AttackingSide } from "@tactician/contract";
import { advantageText, type CharacterId, levelLetters } from "@tactician/game";
import { type ReactNode, useDeferredValue, useId, useMemo, useState } from "react";
import { patchWords, turnPhrases } from "../../answers/core/changed-answer-words.ts";
import { situationWords, wayOutWords } from "../../answers/core/matchup-words.ts";
import { StringFirst } from "../../answers/StringFirst.tsx";
import { WikiLink } from "../../answers/WikiLink.tsx";
import { YourAnswer } from "../../answers/YourAnswer.tsx";
import { fetchChangedAnswers } from "../../base/api.ts";
import { whenIdle } from "../../base/when-idle.ts";
import { island } from "../../live/island.tsx";
import { useAsync } from "../../live/use-async.ts";
import { MoveInputs } from "../../ui/move/Move.tsx";
import { NO_FILTER, passes } from "./core/filter-moves.ts";
import { isListed, joined, type ShownSituation } from "./core/shown-situation.ts";
import { KnownMark } from "./KnownMark.tsx";
import { type MyCharacter, useKnownMoves, useMyCharacter, useWritten } from "./use-my-character.ts";
import styles from "./WeakMoves.module.css";
import * as words from "./words.ts";

const LEVELS = ["any", "high", "mid", "low"] as const;
const FRAMES = [0, 10, 12, 15] as const;
const KINDS = ["any", "single", "string"] as const;
const COLUMNS: readonly string[] = [words.move, words.levels, words.onBlock, words.waysOut];

/**
 * Everything of theirs that can be punished, ducked, parried, stepped or interrupted, with the visitor's answer beside it. `side` is
 * theirs, with all situations, the worst first.
 */
function WeakMoves({ side }: { side: AttackingSide }): ReactNode {
  const characterId = side._id;
  const [me] = useMyCharacter(characterId);
  const known = useKnownMoves(me.id, characterId);
  const written = useWritten(characterId);
  const [filter, setFilter] = useState(NO_FILTER);
  // A choice repaints the rest of the page at once; the rows follow when there is time, and never keep a press waiting.
  const whose = useDeferredValue(me);
  const listed = useMemo(() => joined(whose.side, side).filter(isListed), [whose, side]);
  const rows = listed.flatMap((situation, place) =>
    passes(situation, filter) ? [{ situation, place }] : [],
  );
  // Written once the page lives: in the file they are the half kilobyte that costs a phone a round trip before the first paint.
  const isLive = useDeferredValue(true, false);
  const headingId = useId();
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <h2 id={headingId} className="flush">
        {words.unsafeMoves}
      </h2>
      <p className={styles.note}>{words.unsafeNote}</p>
      <SincePatch me={me.id} them={characterId} />
      <div className={styles.filters}>
        <Choice
          label={words.level}
          options={LEVELS}
          names={words.LEVELS}
          onChoose={(level) => setFilter({ ...filter, level })}
        />
        <Choice
          label={words.onBlock}
          options={FRAMES}
          names={words.FRAMES}
          onChoose={(frames) => setFilter({ ...filter, frames })}
        />
        <Choice
          label={words.kind}
          options={KINDS}
          names={words.KINDS}
          onChoose={(kind) => setFilter({ ...filter, kind })}
        />
        <p className={styles.count} role="status">
          {words.countOf(rows.length, listed.length)}
        </p>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={styles.scroller} aria-label={words.table} tabIndex={0}>
        {/* biome-ignore-start lint/a11y/noRedundantRoles: on phones rows are cards, and a table laid out so is none to every browser */}
        <table role="table" className={styles.table}>
          <thead role="rowgroup">
            <tr role="row">
              {(hasAnswers(whose) ? [...COLUMNS, words.yourAnswer] : COLUMNS).map((column) => (
                <th key={column} role="columnheader" scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {rows.map(({ situation, place }) => (
              <Row
                key={place}
                situation={situation}
                linksOf={isLive ? characterId : undefined}
                me={whose}
                isKnown={known.has(situation.id)}
                note={written?.notes.get(situation.id)}
                mark={written?.marks.get(situation.id)}
              />
            ))}
          </tbody>
        </table>
        {/* biome-ignore-end lint/a11y/noRedundantRoles: as above */}
      </section>
      {written?.list}
    </section>
  );
}

function hasAnswers({ state }: MyCharacter): boolean {
  return state === "loading" || state === "ready";
}

interface RowProps {
  readonly situation: ShownSituation;
  /** Whose move it is, once it has its link. */
  readonly linksOf: CharacterId | undefined;
  readonly me: MyCharacter;
  readonly isKnown: boolean;
  readonly note: ReactNode;
  readonly mark: ReactNode;
}

function Row({ situation, linksOf, me, isKnown, note, mark }: RowProps): ReactNode {
  const { move, id, levels, isUnsafe, waysOut, goesOn } = situation;
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: as in the table
    <tr role="row">
      <th role="rowheader" scope="row">
        {isKnown ? <KnownMark /> : undefined}
        <MoveInputs notation={move} />{" "}
        {linksOf === undefined ? undefined : <WikiLink characterId={linksOf} id={id} move={move} />}
        {note}
      </th>
      <td role="cell">{levelLetters(levels.map((level) => ({ level })))}</td>
      <td role="cell" className={isUnsafe ? styles.unsafe : "quiet"}>
        {blockWords(situation)}
        {mark}
      </td>
      <td role="cell">
        {waysOut.length === 0 && goesOn === undefined ? (
          <span className={`${styles.none} quiet`}>-</span>
        ) : (
          <ul>
            {goesOn === undefined ? undefined : (
              <li>
                <StringFirst situation={situation} />
              </li>
            )}
            {wayOutWords(waysOut).map((way) => (
              <li key={way}>{way}</li>
            ))}
          </ul>
        )}
      </td>
      {hasAnswers(me) ? (
        <td role="cell">
          <YourAnswer me={me} situation={situation} />
        </td>
      ) : undefined}
    </tr>
    // biome-ignore-end lint/a11y/noRedundantRoles: as above
  );
}

function blockWords(situation: ShownSituation): string {
  const { worstFrames, posture, block } = situation;
  if (worstFrames > 0 && (situation.isUnsafe || posture !== "standing")) return situationWords(situation);
  return block === undefined ? "-" : advantageText(block);
}

interface ChoiceProps<Value extends string | number> {
  readonly label: string;
  readonly options: readonly Value[];
  readonly names: Readonly<Record<Value, string>>;
  readonly onChoose: (value: Value) => void;
}

function Choice<Value extends string | number>(props: ChoiceProps<Value>): ReactNode {
  const { label, options, names, onChoose } = props;
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        onChange={(event) => {
          const chosen = options[event.target.selectedIndex];
          if (chosen !== undefined) onChoose(chosen);
        }}
      >
        {options.map((value) => (
          <option key={value}>{names[value]}</option>
        ))}
      </select>
    </div>
  );
}

/** What the newest patch changed of the visitor's answers to this opponent; nothing where it changed none. */
function SincePatch({ me, them }: { me: CharacterId | undefined; them: CharacterId }): ReactNode {
  const asked = useAsync(me, async (mine) => {
    await new Promise<void>(whenIdle);
    return fetchChangedAnswers(mine);
  });
  const answers = asked.value?.opponents.find(({ id }) => id === them)?.answers;
  if (asked.value === undefined || answers === undefined) return undefined;
  return (
    <p className={styles.note}>
      {words.since(patchWords(asked.value.patch))}
      {turnPhrases(answers).map(({ turn, before, answers: moves, after }, place) => (
        <span key={turn}>
          {place === 0 ? "" : "; "}
          {before}
          {moves.map(({ id, move }, rank) => (
            <span key={id}>
              {rank === 0 ? "" : ", "}
              <MoveInputs notation={move} />
            </span>
          ))}
          {after}
        </span>
      ))}
      .
    </p>
  );
}

export default island("pages/anti-guide/WeakMoves", "idle", WeakMoves);
