import type { DrillQuestion } from "@tactician/drills";
import type { HitLevel } from "@tactician/game";
import { type CSSProperties, type ReactNode, use } from "react";
import { MoveInputs } from "../../../ui/move/Move.tsx";
import { MoveContext } from "../../../ui/move/move-context.tsx";
import type { Deck } from "../core/deck.ts";
import { levelWord, sceneWords } from "../core/drill-words.ts";
import { BREAK_FRAMES, throwClock } from "../core/throw-frames.ts";
import styles from "./CardQuestion.module.css";
import type { Throwing } from "./use-thrown.ts";

interface CardQuestionProps {
  readonly question: DrillQuestion;
  readonly deck: Deck;
  readonly throwing: Throwing;
  /** The clock of a throw runs. */
  readonly isRunning: boolean;
}

/** What a card is about: a move of theirs with its hits and what one sees, or a row of one's own sheet. */
export function CardQuestion({ question, deck, throwing, isRunning }: CardQuestionProps): ReactNode {
  if (question.kind === "heat engager" || question.kind === "punisher")
    return <p className={styles.scene}>{deck.me.name}, from your own sheet.</p>;
  if (question.kind === "route") return <Launchers deck={deck} question={question} />;
  if (question.kind === "throw break" && throwing !== "here")
    return (
      <p className={styles.scene}>
        {throwing === "expected"
          ? `${deck.them.name} will throw you. Fingers on the buttons? You have ${BREAK_FRAMES} frames.`
          : "..."}
      </p>
    );
  const move = deck.moves.get(question.id);
  const scene = sceneWords(question);
  return (
    <>
      <p className={styles.move}>
        <MoveInputs notation={question.move} />
      </p>
      <p className={styles.scene}>
        {move?.name === undefined ? undefined : <span className={styles.name}>{move.name}</span>}
        <Hits levels={question.levels} asked={question.kind === "string" ? question.hit : undefined} />
      </p>
      {scene === undefined ? undefined : <p className={styles.scene}>{scene}</p>}
      {question.kind === "throw break" && isRunning ? <Clock startup={move?.startup} /> : undefined}
    </>
  );
}

function Launchers({
  deck,
  question,
}: {
  deck: Deck;
  question: Extract<DrillQuestion, { kind: "route" }>;
}): ReactNode {
  return (
    <MoveContext value={{ ...use(MoveContext), stances: deck.me.vocabulary }}>
      <p className={styles.move}>
        {question.launchers.map((launcher) => (
          <MoveInputs key={launcher} notation={launcher} />
        ))}
      </p>
      {question.note === undefined ? undefined : <p className={styles.scene}>{question.note}</p>}
    </MoveContext>
  );
}

/** Every hit in its turn, the one that is asked about marked. */
function Hits({ levels, asked }: { levels: readonly HitLevel[]; asked: number | undefined }): ReactNode {
  return (
    <span className={styles.hits}>
      {levels.map((level, place) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: hits never change their order
          key={place}
          className={styles.hit}
          data-level={level.split(" ").at(-1)}
          data-asked={asked === place + 1 || undefined}
          style={{ "--place": place } as CSSProperties}
        >
          {levels.length > 1 ? <span className={styles.count}>{place + 1}</span> : undefined}
          {levelWord(level)}
        </span>
      ))}
    </span>
  );
}

/** The frames up to the grab and those to break it, running out; to who wants no motion, as numbers. */
function Clock({ startup }: { startup: number | undefined }): ReactNode {
  const { seen, ms } = throwClock(startup);
  const share = `${(100 * seen) / (seen + BREAK_FRAMES)}%`;
  return (
    <div className={styles.clock}>
      <div
        className={styles.frames}
        aria-hidden="true"
        style={{ "--seen": share, "--time": `${ms}ms` } as CSSProperties}
      />
      <p className={styles.scene}>
        {seen} frames to the grab, {BREAK_FRAMES} to break it
      </p>
    </div>
  );
}
