import { DRILLS_PATH, dojoPath } from "@tactician/contract";
import { DOJO_KINDS, type Exercise, isLearnt } from "@tactician/drills";
import { type ReactNode, useMemo, useState } from "react";
import type { Drills } from "../../../kept/use-drill-store.ts";
import { MoveInputs } from "../../../ui/move/Move.tsx";
import { MoveSequence } from "../../../ui/move/MoveSequence.tsx";
import styles from "./DojoView.module.css";
import type { Ladder } from "./dojo-worker.ts";
import * as words from "./words.ts";

interface LadderListProps {
  readonly ladder: Ladder;
  readonly drills: Drills;
  readonly onChoose: (exercise: string) => void;
  readonly today: readonly Exercise[];
  readonly open: Exercise;
}

/** What comes next, and all exercises by kind. */
export function LadderList({ ladder, today, open, drills, onChoose }: LadderListProps): ReactNode {
  const { cards } = drills.kept.history;
  const learnt = useMemo(() => {
    const known = new Map(cards.map((review) => [review.id, review]));
    return new Set(ladder.exercises.filter((one) => isLearnt(one, known.get(one.id))).map(({ id }) => id));
  }, [cards, ladder.exercises]);
  const item = (exercise: Exercise) => (
    <li key={exercise.id}>
      <a
        className={styles.exercise}
        href={dojoPath(ladder.me, exercise.id)}
        aria-current={exercise.id === open.id ? "true" : undefined}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          onChoose(exercise.id);
          scrollTo({ top: 0 });
        }}
      >
        <span className={styles.inputs}>
          <Inputs exercise={exercise} />
        </span>
        <span className="small">
          {learnt.has(exercise.id) ? `✓ ${words.learnt}` : words.nameWords(exercise.kind, exercise.name)}
        </span>
      </a>
    </li>
  );
  const byKind = Map.groupBy(ladder.exercises, ({ kind }) => kind);
  return (
    <>
      <h2 className={styles.title}>{words.ladder}</h2>
      <p className={`quiet ${styles.hint}`}>{today.length === 0 ? words.ladderDone : words.ladderHint}</p>
      <ul className={styles.list}>{today.map(item)}</ul>
      <h3 className={styles.title}>{words.allExercises}</h3>
      {DOJO_KINDS.map((kind) => {
        const ofKind = byKind.get(kind) ?? [];
        if (ofKind.length === 0) return undefined;
        const known = ofKind.filter(({ id }) => learnt.has(id)).length;
        return (
          <Kind
            key={kind}
            title={words.kindCount(kind, known, ofKind.length)}
            exercises={ofKind}
            item={item}
          />
        );
      })}
      <p className={`quiet ${styles.hint}`}>
        <a className="target" href={DRILLS_PATH}>
          {words.progressLink}
        </a>
      </p>
    </>
  );
}

interface KindProps {
  readonly title: string;
  readonly exercises: readonly Exercise[];
  readonly item: (exercise: Exercise) => ReactNode;
}

/** Its exercises are rendered once it was opened: a character has more than a hundred. */
function Kind({ title, exercises, item }: KindProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.kind}>{title}</summary>
      <ul className={styles.list}>{isOpen ? exercises.map(item) : undefined}</ul>
    </details>
  );
}

function Inputs({ exercise: { notation, name } }: { exercise: Exercise }): ReactNode {
  if (name !== undefined && "throwMove" in name) return <MoveInputs notation={name.throwMove} />;
  return <MoveSequence steps={[notation]} />;
}
