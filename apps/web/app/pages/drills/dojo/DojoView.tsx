import { dojoPath } from "@tactician/contract";
import { nextExercises, TEN_MINUTES } from "@tactician/drills";
import type { CharacterId } from "@tactician/game";
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from "react";
import { workerOf } from "../../../base/worker-jobs.ts";
import { readClock } from "../../../kept/clock.ts";
import type { Drills } from "../../../kept/use-drill-store.ts";
import { TROUBLES } from "../../../kept/words.ts";
import { MoveContext } from "../../../live/move-context.tsx";
import { useAsync } from "../../../live/use-async.ts";
import { usePart } from "../../../live/use-part.ts";
import { whenNear } from "../../../live/when-near.ts";
import { AskFailure } from "../../../ui/state/LoadFailure.tsx";
import { LoadingText } from "../../../ui/state/LoadingText.tsx";
import { PartFailure } from "../../../ui/state/PartFailure.tsx";
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
      <div className="column top spaced">
        {isUnknown ? (
          <p className={styles.trouble} role="alert">
            {words.unknownExercise}
          </p>
        ) : undefined}
        {trouble === undefined ? undefined : (
          <p className={styles.trouble} role="alert">
            {TROUBLES[trouble]}
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
      <LadderInSight ladder={ladder} today={today} open={open} drills={drills} onChoose={onChoose} />
    </div>
  );
}

const fetchLadder = () => import("./LadderList.tsx").then((module) => module.LadderList);

/** Below the exercise on a phone: its code is fetched as it comes near. */
function LadderInSight(props: ComponentProps<Awaited<ReturnType<typeof fetchLadder>>>): ReactNode {
  const place = useRef<HTMLElement>(null);
  const [isNear, setNear] = useState(false);
  const { Component: LadderList, state } = usePart(fetchLadder, isNear);
  useEffect(() => whenNear(place.current, "200px", () => setNear(true)), []);
  return (
    <section ref={place} className={styles.ladder} aria-label={words.ladder}>
      {state === "failed" ? <PartFailure part={words.yourLadder} /> : undefined}
      {LadderList && <LadderList {...props} />}
    </section>
  );
}
