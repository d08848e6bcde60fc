import {
  ATTACKS,
  buttonsFor,
  DOJO_TRIES,
  type DojoMark,
  type DojoStep,
  type Exercise,
  exerciseCard,
  gradeOfRound,
  keyName,
  type PadAction,
  type PadTable,
} from "@tactician/drills";
import { presentMove } from "@tactician/notation";
import {
  type ComponentProps,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from "react";
import { readClock } from "../../../kept/clock.ts";
import type { Drills } from "../../../kept/use-drill-store.ts";
import { usePart } from "../../../live/use-part.ts";
import { MoveInputs } from "../../../ui/move/Move.tsx";
import { IntoArrow } from "../../../ui/move/MoveSequence.tsx";
import { PartFailure } from "../../../ui/state/PartFailure.tsx";
import padSettings from "../pad/PadSettings.module.css";
import { usePad } from "../pad/use-pad.ts";
import * as padWords from "../pad/words.ts";
import type { Tally } from "./core/tally.ts";
import { toneOf } from "./grid.ts";
import { TouchPad } from "./TouchPad.tsx";
import styles from "./Training.module.css";
import { createTones } from "./tones.ts";
import { useTables, useTraining } from "./use-training.ts";
import * as words from "./words.ts";

interface TrainingProps {
  readonly exercise: Exercise;
  readonly drills: Drills;
  /** The exercise after this one, if there is one. */
  readonly nextHref: string | undefined;
  readonly onNext: () => void;
}

/** One exercise: what is wanted, what hands do, and what came of it. */
export function Training({ exercise, drills, nextHref, onNext }: TrainingProps): ReactNode {
  const stage = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const id = useId();
  const tables = useTables();
  const tones = useRef<ReturnType<typeof createTones>>(undefined);
  const [hasTones, setTones] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const hasPad = usePad(false);

  const training = useTraining({
    ...{ stage, canvas, exercise, pad: tables.pad, keys: tables.keys },
    onMark: ({ verdict }) => hasTones && tones.current?.(verdict),
    onRound: (right) => void drills.store.answer(exerciseCard(exercise), gradeOfRound(right), readClock()),
  });
  const { tally, trouble, notice, slack } = training;
  const throws = useThrows(exercise.kind === "throw break", training);

  useEffect(() => {
    // Whoever comes for an exercise can begin; what has the focus already keeps it.
    if (document.activeElement === document.body) stage.current?.focus({ preventScroll: true });
  }, []);

  const switchSide = () =>
    tables.setPad({ ...tables.pad, faces: tables.pad.faces === "right" ? "left" : "right" });

  return (
    <section className="column top spaced" aria-labelledby={`${id}name`}>
      <header className={styles.head}>
        <h2 id={`${id}name`} className="flush">
          {words.nameWords(exercise.kind, exercise.name)}
        </h2>
        {exercise.name !== undefined && "throwMove" in exercise.name ? (
          <p className={styles.notation}>
            <MoveInputs notation={exercise.name.throwMove} />
          </p>
        ) : undefined}
      </header>
      <div
        ref={stage}
        className={styles.stage}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keys are read here, and nowhere else
        tabIndex={0}
        aria-label={words.stage}
        aria-describedby={`${id}hint`}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
      >
        <span id={`${id}hint`} className="visually-hidden">
          {words.stageHint}
        </span>
        <div className={styles.screen}>
          <canvas ref={canvas} className={styles.grid} />
          <span className={styles.rows} aria-hidden="true">
            {ATTACKS.map((attack) => (
              <MoveInputs key={attack} notation={attack} />
            ))}
          </span>
        </div>
        <ol className={styles.steps}>
          {exercise.steps.map((step, place) => (
            <Step
              // biome-ignore lint/suspicious/noArrayIndexKey: steps never change their order
              key={place}
              step={step}
              mark={tally.marks.find((one) => one.step === place)}
              isFirst={place === 0}
            />
          ))}
        </ol>
        <p className={styles.focus} data-ready={isFocused || undefined}>
          {isFocused
            ? words.keysRead(
                namesOf(tables.keys, STICK),
                namesOf(
                  tables.keys,
                  ATTACKS.map((one) => [one]),
                ),
              )
            : words.focusMe}
        </p>
      </div>
      <p className={styles.verdict} role="status" data-tone={lastTone(tally)}>
        {statusWords(exercise, tally, trouble, throws.state)}
      </p>
      <TouchPad onHold={training.touch} />
      <Score tally={tally} />
      <div className={styles.ways}>
        {exercise.kind === "throw break" ? (
          <button type="button" className={styles.main} onClick={throws.toggle}>
            {throws.state === "off" ? words.startThrows : words.stopThrows}
          </button>
        ) : undefined}
        <button
          type="button"
          className={styles.way}
          disabled={tally.last === undefined}
          onClick={training.showAgain}
        >
          {words.slowMotion}
        </button>
        <button
          type="button"
          className={styles.way}
          aria-label={words.switchSide(words.faces[tables.pad.faces])}
          onClick={switchSide}
        >
          {words.faces[tables.pad.faces]}
        </button>
        <button
          type="button"
          className={styles.way}
          aria-pressed={hasTones}
          onClick={() => {
            tones.current ??= createTones();
            setTones(!hasTones);
          }}
        >
          {words.tones}
        </button>
        <Settings isKeyboard table={tables.keys} onChange={tables.setKeys} />
        {hasPad ? <Settings table={tables.pad} onChange={tables.setPad} /> : undefined}
        {nextHref === undefined ? undefined : (
          <a
            className={styles.main}
            href={nextHref}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              onNext();
            }}
          >
            {words.next}
          </a>
        )}
      </div>
      <p className="small flush">
        {words.readWithin(slack)}
        {exercise.kind === "combo" ? `. ${words.juggle}` : ""}
      </p>
      <p className="small flush" role="status">
        {notice === undefined ? "" : words.NOTICES[notice]}
      </p>
    </section>
  );
}

const fetchSettings = () => import("../pad/PadSettings.tsx").then((module) => module.PadSettings);

/** Which key or button does what: its code comes with the first press. */
function Settings(props: ComponentProps<Awaited<ReturnType<typeof fetchSettings>>>): ReactNode {
  const { Component: PadSettings, state, load } = usePart(fetchSettings);
  if (PadSettings !== undefined) return <PadSettings {...props} opensAtOnce />;
  return (
    <button type="button" className={padSettings.open} onClick={load}>
      {props.isKeyboard ? padWords.keyButtons : padWords.padButtons}
      {state === "failed" ? <PartFailure part={words.settings} /> : undefined}
    </button>
  );
}

function Step({ step, mark, isFirst }: { step: DojoStep; mark: DojoMark | undefined; isFirst: boolean }) {
  return (
    <li className={styles.step} data-mark={mark && toneOf(mark.verdict)}>
      <span className={styles.inputs}>
        {step.isLink && !isFirst ? <IntoArrow /> : undefined}
        <MoveInputs notation={step.shown} />
        {mark === undefined ? undefined : (
          <span className={styles.sign} aria-hidden="true">
            {toneOf(mark.verdict) === "green" ? "✓" : "✗"}
          </span>
        )}
      </span>
    </li>
  );
}

function Score({ tally }: { tally: Tally }): ReactNode {
  const { tries, right, all, bestStreak, round } = tally;
  return (
    <dl className={styles.score}>
      <div>
        <dt className="small">{words.thisRound}</dt>
        <dd>{words.round(round.filter(Boolean).length, DOJO_TRIES)}</dd>
      </div>
      <div>
        <dt className="small">{words.hitRatio}</dt>
        <dd>{words.hits(right, all)}</dd>
      </div>
      <div>
        <dt className="small">{words.streak}</dt>
        <dd>{bestStreak}</dd>
      </div>
      <div>
        <dt className="small">{words.tries}</dt>
        <dd className={styles.tries}>
          {Array.from({ length: 10 }, (_, place) => {
            const isRight = tries[place];
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row of ten places
              <span key={place} data-right={isRight}>
                {isRight !== undefined && <span className="visually-hidden">{words.tryWords(isRight)} </span>}
              </span>
            );
          })}
        </dd>
      </div>
    </dl>
  );
}

function lastTone({ last }: Tally): "plus" | "minus" | undefined {
  if (last === undefined || !last.isCounted) return undefined;
  return last.isRight ? "plus" : "minus";
}

function statusWords(
  { steps }: Exercise,
  { last, round, slower }: Tally,
  trouble: words.Trouble | undefined,
  throwing: ThrowState,
): string {
  if (trouble !== undefined) return words.TROUBLES[trouble];
  if (throwing === "sign") return words.grabbed;
  if (last === undefined) return throwing === "wait" ? words.waitForIt : words.yours;
  const wrong = last.marks.find(({ verdict }) => toneOf(verdict) !== "green");
  const close = last.marks.find(({ verdict }) => verdict === "close");
  const end =
    round.length === DOJO_TRIES ? ` ${words.roundDone(round.filter(Boolean).length, DOJO_TRIES)}` : "";
  if (wrong !== undefined)
    return `${words.wrongStep(wrong.step + 1, steps.length, markWords(wrong, steps[wrong.step]))}.${end}`;
  const how = [close && words.verdictWords("close"), slower === undefined ? "" : words.drift(slower)];
  const said = how.filter(Boolean).join(", ");
  return `${words.rightTry}${said === "" ? "" : ` ${said}.`}${end}`;
}

const STICK = ["up", "left", "down", "right"] as const;

/** The keys of some actions, each the first that is set: `U I J K`. */
function namesOf(keys: PadTable, actions: readonly PadAction[]): string {
  return actions.map((does) => keyName(buttonsFor(keys, does)[0] ?? -1) || "-").join(" ");
}

/** What was wrong, and with which direction. */
function markWords({ verdict, frames, part }: DojoMark, step: DojoStep | undefined): string {
  const wanted = part === undefined ? undefined : step?.stick[part]?.[0];
  const at = wanted === undefined || wanted === "n" ? undefined : presentMove(wanted, []).phrase;
  return words.verdictWords(verdict, frames, at);
}

type ThrowState = "none" | "off" | "wait" | "sign";

/** Before a throw takes hold, ms. */
const LEAST_WAIT_MS = 1300;
const MORE_WAIT_MS = 1800;

/** Throws that come again and again, each at a moment that nobody knows, and never while hands are not at rest. */
function useThrows(isThrow: boolean, { tally, sign, isReady }: ReturnType<typeof useTraining>) {
  const [state, setState] = useState<ThrowState>(isThrow ? "off" : "none");
  const [attempt, setAttempt] = useState(0);
  const { last } = tally;
  const give = useEffectEvent(() => {
    if (document.hidden || !isReady()) {
      setAttempt(attempt + 1);
      return;
    }
    setState("sign");
    sign();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try that ended is followed by another
  useEffect(() => setState((now) => (now === "sign" ? "wait" : now)), [last]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one that could not be given is tried again
  useEffect(() => {
    if (state !== "wait") return undefined;
    const timer = setTimeout(() => give(), LEAST_WAIT_MS + Math.random() * MORE_WAIT_MS);
    return () => clearTimeout(timer);
  }, [state, last, attempt]);
  return { state, toggle: () => setState(state === "off" ? "wait" : "off") };
}
