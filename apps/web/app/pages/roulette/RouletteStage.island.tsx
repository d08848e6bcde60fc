import { type ReactNode, type Ref, useEffect, useId, useRef } from "react";
import content from "../../../../../content/strategies.yaml?only=verdicts";
import { fetchStrategies } from "../../base/api.ts";
import { island } from "../../live/island.tsx";
import { useAsync } from "../../live/use-async.ts";
import controls from "./controls.module.css";
import { announcement, plain, verdictFor } from "./core/strategy-words.ts";
import { LoadFailure } from "./LoadFailure.tsx";
import styles from "./RouletteStage.module.css";
import { RouletteStart } from "./RouletteStart.tsx";
import { RunningRun } from "./RunningRun.tsx";
import { ScoreBoard } from "./ScoreBoard.tsx";
import { type Roulette, useRoulette } from "./use-roulette.ts";
import * as words from "./words.ts";

/** The game itself: the wheel with the points, and beside it what to do now. */
function RouletteStage(): ReactNode {
  const strategies = useAsync("strategies", fetchStrategies, "Failed to fetch strategies");
  const roulette = useRoulette(strategies.value);
  return (
    <section className={styles.stage} aria-label={words.roulette}>
      <ScoreBoard roulette={roulette} />
      <div className={styles.table}>
        {strategies.state === "failed" ? (
          <LoadFailure text={words.strategiesFailed} onRetry={strategies.retry} />
        ) : undefined}
        <Table roulette={roulette} isLoading={strategies.state === "loading"} />
      </div>
      <p className="visually-hidden" role="status">
        {announcement(roulette.run)}
      </p>
    </section>
  );
}

function Table({ roulette, isLoading }: { roulette: Roulette; isLoading: boolean }): ReactNode {
  const { run } = roulette;
  const focusRef = useFocusAfterMove<HTMLElement>(stepOf(roulette), roulette.moves);
  if (run.isFinished) return <FinishedRun roulette={roulette} focusRef={focusRef} />;
  if (run.shown.kind === "strategy") return <RunningRun roulette={roulette} focusRef={focusRef} />;
  return <RouletteStart roulette={roulette} isLoading={isLoading} focusRef={focusRef} />;
}

type Step = "start" | "run" | "end";

function stepOf({ run }: Roulette): Step {
  if (run.isFinished) return "end";
  return run.shown.kind === "strategy" ? "run" : "start";
}

/** The button that a visitor pressed is gone in the next step: the focus moves on. After a reload it stays where it was. */
function useFocusAfterMove<Target extends HTMLElement>(step: Step, moves: number) {
  const target = useRef<Target>(null);
  const before = useRef({ step, moves });
  useEffect(() => {
    const isNextStep = before.current.step !== step && before.current.moves !== moves;
    before.current = { step, moves };
    if (isNextStep) target.current?.focus({ preventScroll: true });
  }, [step, moves]);
  return target;
}

/** The texts of the eleven verdicts, best first (content/strategies.yaml; the content checks know the tiers). */
const VERDICTS: readonly string[] = (content as readonly { readonly text: string }[]).map(({ text }) => text);

interface FinishedRunProps {
  readonly roulette: Roulette;
  readonly focusRef: Ref<HTMLElement>;
}

/** After a run: what the points have earned, and the way to another one. */
function FinishedRun({ roulette, focusRef }: FinishedRunProps): ReactNode {
  const { run, isNewHighest, retry } = roulette;
  const textId = useId();
  return (
    <div className={styles.finished}>
      <article
        className={styles.verdict}
        ref={focusRef}
        tabIndex={-1}
        aria-label={words.verdict}
        aria-describedby={textId}
      >
        <p className={styles.kicker}>{isNewHighest ? words.newHighest : words.verdict}</p>
        <h2 className={styles.points}>{words.points(plain(run.points))}</h2>
        <p id={textId} className={styles.text}>
          {verdictFor(run.points, VERDICTS)}
        </p>
      </article>
      <button type="button" className={controls.primary} onClick={retry}>
        {words.retry}
      </button>
    </div>
  );
}

export default island("pages/roulette/RouletteStage", "start", RouletteStage);
