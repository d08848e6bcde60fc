import { DRILLS_PATH, dojoPath } from "@tactician/contract";
import { DOJO_KINDS, type Exercise, isLearnt, nextExercises, TEN_MINUTES } from "@tactician/drills";
import type { CharacterId } from "@tactician/game";
import { type ReactNode, useMemo, useState } from "react";
import { workerOf } from "../../../base/worker-jobs.ts";
import type { Drills } from "../../../kept/use-drill-store.ts";
import { MoveContext } from "../../../live/move-context.tsx";
import { useAsync } from "../../../live/use-async.ts";
import { MoveInputs } from "../../../ui/move/Move.tsx";
import { MoveSequence } from "../../../ui/move/MoveSequence.tsx";
import { AskFailure } from "../../../ui/state/LoadFailure.tsx";
import { LoadingText } from "../../../ui/state/LoadingText.tsx";
import { readClock } from "../core/deck.ts";
import * as drillWords from "../words.ts";
import styles from "./DojoView.module.css";
import type { DojoJobs, Ladder } from "./dojo-worker.ts";
import { Training } from "./Training.tsx";
import * as words from "./words.ts";

const askWorker = workerOf<DojoJobs>(
  () => new Worker(new URL("./dojo-worker.ts", import.meta.url), { type: "module" }),
);

interface DojoViewProps {
  readonly me: CharacterId;
  /** What the address asks for. */
  readonly exercise: string | undefined;
  readonly drills: Drills;
  readonly onChoose: (exercise: string) => void;
}

/** The exercise that is trained, and the ladder of all of a character. */
export function DojoView({ me, exercise, drills, onChoose }: DojoViewProps): ReactNode {
  const asked = useAsync(
    `${me} ${exercise ?? ""}`,
    () => askWorker("ladderOf", { me, exercise }),
    "The exercises did not arrive",
  );
  // The exercises stay on the screen while another one of them is looked for.
  const [shown, setShown] = useState<Ladder>();
  if (asked.value !== undefined && asked.value !== shown) setShown(asked.value);
  const ladder = shown?.me === me ? shown : undefined;
  if (ladder === undefined)
    return (
      <div className={styles.before}>
        {asked.state === "failed" ? undefined : (
          <LoadingText slowText={words.loading}>{words.loading}</LoadingText>
        )}
        <AskFailure asked={asked} what={words.exercises} />
      </div>
    );
  return (
    <MoveContext value={{ stances: ladder.vocabulary, frameData: {} }}>
      <OpenDojo ladder={ladder} exercise={exercise} drills={drills} onChoose={onChoose} />
    </MoveContext>
  );
}

interface OpenDojoProps extends Omit<DojoViewProps, "me"> {
  readonly ladder: Ladder;
}

function OpenDojo({ ladder, exercise, drills, onChoose }: OpenDojoProps): ReactNode {
  const { me, exercises, asked } = ladder;
  const { history, trouble } = drills.kept;
  // What comes next is decided when the page is opened: an exercise does not go away under one's hands.
  const [today] = useState(() => nextExercises(history, exercises, readClock()).slice(0, TEN_MINUTES));
  const open = asked ?? today[0] ?? exercises[0];
  if (open === undefined) return <p role="status">{words.noExercises}</p>;
  const place = today.findIndex(({ id }) => id === open.id);
  const next = today[place + 1];
  const isUnknown = exercise !== undefined && asked === undefined;
  return (
    <div className={styles.dojo}>
      <div className={styles.training}>
        {isUnknown ? (
          <p className={styles.trouble} role="alert">
            {words.unknownExercise}
          </p>
        ) : undefined}
        {trouble === undefined ? undefined : (
          <p className={styles.trouble} role="alert">
            {drillWords.TROUBLES[trouble]}
          </p>
        )}
        <Training
          key={open.id}
          exercise={open}
          drills={drills}
          nextHref={next && dojoPath(me, next.id)}
          onNext={() => next && onChoose(next.id)}
        />
      </div>
      <LadderList ladder={ladder} today={today} open={open} drills={drills} onChoose={onChoose} />
    </div>
  );
}

interface LadderListProps extends Pick<OpenDojoProps, "ladder" | "drills" | "onChoose"> {
  readonly today: readonly Exercise[];
  readonly open: Exercise;
}

function LadderList({ ladder, today, open, drills, onChoose }: LadderListProps): ReactNode {
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
        <span className={styles.what}>
          {learnt.has(exercise.id) ? `✓ ${words.learnt}` : words.nameWords(exercise.kind, exercise.name)}
        </span>
      </a>
    </li>
  );
  const byKind = Map.groupBy(ladder.exercises, ({ kind }) => kind);
  return (
    <section className={styles.ladder} aria-label={words.ladder}>
      <h2 className={styles.title}>{words.ladder}</h2>
      <p className={styles.hint}>{today.length === 0 ? words.ladderDone : words.ladderHint}</p>
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
      <p className={styles.hint}>
        <a className="target" href={DRILLS_PATH}>
          {words.progressLink}
        </a>
      </p>
    </section>
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
