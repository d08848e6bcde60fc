import { DIFFICULTIES, ROULETTE_POINTS } from "@tactician/game";
import { type ReactNode, type Ref, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import content from "../../../../../content/strategies.yaml?only=verdicts";
import { fetchStrategies } from "../../base/api.ts";
import { island } from "../../live/island.tsx";
import { useAsync } from "../../live/use-async.ts";
import { useStored } from "../../live/use-stored.ts";
import { Switch } from "../../ui/Switch.tsx";
import { CharacterSelect } from "./CharacterSelect.tsx";
import controls from "./controls.module.css";
import { announcement, plain, signed, verdictFor } from "./core/strategy-words.ts";
import { LoadFailure } from "./LoadFailure.tsx";
import styles from "./RouletteStage.module.css";
import rouletteStart from "./RouletteStart.module.css";
import runningRun from "./RunningRun.module.css";
import scoreBoard from "./ScoreBoard.module.css";
import { StrategyCard } from "./StrategyCard.tsx";
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

/** A step of the game; what takes the focus has the ref. */
interface StepProps {
  readonly roulette: Roulette;
  readonly focusRef: Ref<HTMLElement>;
}

function Table({ roulette, isLoading }: { roulette: Roulette; isLoading: boolean }): ReactNode {
  const { run } = roulette;
  const unfinished = run.shown.kind === "strategy" ? "running" : "start";
  const step = run.isFinished ? "finished" : unfinished;
  const props = { roulette, focusRef: useFocusAfterMove(step, roulette.moves) };
  if (step === "finished") return <FinishedRun {...props} />;
  if (step === "running") return <RunningRun {...props} />;
  return <RouletteStart {...props} isLoading={isLoading} />;
}

/** The button that a visitor pressed is gone in the next step: the focus moves on. After a reload it stays where it was. */
function useFocusAfterMove(step: string, moves: number) {
  const target = useRef<HTMLElement>(null);
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

/** After a run: what the points have earned, and the way to another one. */
function FinishedRun({ roulette, focusRef }: StepProps): ReactNode {
  const { run, isNewHighest, retry } = roulette;
  const textId = useId();
  return (
    <div className="spaced-2">
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

/** The wheel with the points on its hub, how far the run has come, and the best run so far. */
function ScoreBoard({ roulette }: { roulette: Roulette }): ReactNode {
  const { run, poolSize, turn, highestStreak } = roulette;
  const { points, lastChange, used, isStarted } = run;
  return (
    <div className={scoreBoard.board}>
      <Wheel turn={turn}>
        <p className={scoreBoard.points}>
          <span className={scoreBoard.label}>{words.currentPoints}</span> <strong>{plain(points)}</strong>
        </p>
        <span
          key={used.length}
          className={scoreBoard.change}
          data-good={(lastChange ?? 0) > 0 ? "" : undefined}
          aria-hidden="true"
        >
          {lastChange === undefined ? "" : signed(lastChange)}
        </span>
      </Wheel>
      <div className={scoreBoard.lines}>
        <p className={`caps ${scoreBoard.progress}`}>{progressWords(run, poolSize)}</p>
        <progress
          className={scoreBoard.bar}
          hidden={!isStarted}
          max={Math.max(1, poolSize)}
          value={used.length}
          aria-label={words.drawn}
        />
        <p className={`caps ${scoreBoard.streak}`}>
          {highestStreak === undefined ? "" : words.highestStreak(plain(highestStreak))}
        </p>
      </div>
    </div>
  );
}

function progressWords({ isStarted, used }: Roulette["run"], size: number): string {
  if (isStarted) return words.strategyOf(used.length, size);
  return size === 0 ? "" : words.strategies(size);
}

/** The wheel with what is on its hub. It turns to `turn` degrees when that changes; for the eyes alone. */
function Wheel({ turn, children }: { turn: number; children: ReactNode }): ReactNode {
  const wheel = useRef<HTMLDivElement>(null);
  const turned = turn === 0 ? undefined : "";

  useEffect(() => wheel.current?.style.setProperty("--turn", `${turn}deg`), [turn]);

  return (
    <div className={scoreBoard.stand}>
      <div ref={wheel} className={scoreBoard.wheel} data-turned={turned} aria-hidden="true" />
      {/* A new key for each turn starts the pointer's rattle again. */}
      <span key={turn} className={scoreBoard.pointer} data-turned={turned} aria-hidden="true" />
      <div className={scoreBoard.hub}>{children}</div>
    </div>
  );
}

/** Before a run: whose strategies, what they are worth, and the button that spins. */
function RouletteStart({ roulette, isLoading, focusRef }: StepProps & { isLoading: boolean }): ReactNode {
  const { run, choose } = roulette;
  const [isAsked, setAsked] = useState(false);
  const start = useEffectEvent(roulette.start);

  // Pressed while the strategies are on their way, it is done when they are there.
  useEffect(() => {
    if (!isAsked || isLoading) return;
    setAsked(false);
    start();
  }, [isAsked, isLoading]);

  return (
    <div className="spaced-2">
      {run.isStarted ? undefined : (
        <CharacterSelect label={words.whoDoYouPlay} value={run.character} onChoose={choose} />
      )}
      <button
        type="button"
        ref={focusRef as Ref<HTMLButtonElement>}
        className={controls.primary}
        aria-busy={(isAsked && isLoading) || undefined}
        onClick={() => setAsked(true)}
      >
        {words.randomStrategy}
      </button>
      <p className={rouletteStart.note} aria-live="polite">
        {run.shown.kind === "note" ? run.shown.text : isLoading && words.shuffling}
      </p>
      <Worth />
    </div>
  );
}

function Worth(): ReactNode {
  return (
    <table className={rouletteStart.worth}>
      <caption className="visually-hidden">{words.worth}</caption>
      <thead>
        <tr>
          <th scope="col">{words.difficulty}</th>
          <th scope="col">{words.succeeded}</th>
          <th scope="col">{words.failed}</th>
        </tr>
      </thead>
      <tbody>
        {DIFFICULTIES.map((difficulty) => (
          <tr key={difficulty}>
            <th scope="row" className="caps" data-difficulty={difficulty}>
              {words.DIFFICULTIES[difficulty]}
            </th>
            <td>{signed(ROULETTE_POINTS[difficulty].won)}</td>
            <td>{signed(-ROULETTE_POINTS[difficulty].lost)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const ANSWERS = [
  { outcome: "succeeded", letter: "S", look: controls.good, said: words.succeeded },
  { outcome: "failed", letter: "F", look: controls.bad, said: words.failed },
] as const;

/** In the middle of a run: the strategy to play, and the two answers to how it went. */
function RunningRun({ roulette: { run, judge }, focusRef }: StepProps): ReactNode {
  const keys = useJudgeKeys(judge);
  if (run.shown.kind !== "strategy") return undefined;
  const { strategy } = run.shown;
  return (
    <div className="column spaced-2">
      <div className={runningRun.place}>
        <div key={strategy.title} className={runningRun.deal}>
          <StrategyCard strategy={strategy} character={run.character} focusRef={focusRef} />
        </div>
      </div>
      <div className={runningRun.answers}>
        {ANSWERS.map(({ outcome, letter, look, said }) => (
          <button
            key={letter}
            type="button"
            className={look}
            aria-keyshortcuts={keys.isOn ? letter : undefined}
            onClick={() => judge(outcome)}
          >
            {said}
            {keys.isOn && (
              <span className={runningRun.key} aria-hidden="true">
                {letter}
              </span>
            )}
          </button>
        ))}
      </div>
      <div className={runningRun.keys}>
        <Switch
          label={words.keys}
          hint={words.keysHint}
          checked={keys.isOn}
          onChange={({ target }) => keys.turn(target.checked)}
        />
      </div>
    </div>
  );
}

/**
 * S and F judge a strategy from anywhere on the page. They can be turned off, because who speaks to the browser presses letters
 * without meaning to (WCAG 2.1.4); the choice is remembered on this device.
 */
function useJudgeKeys(judge: Roulette["judge"]) {
  const [stored, keep] = useStored("rouletteKeys");
  const isOn = stored !== "off";

  useEffect(() => {
    if (!isOn) return undefined;
    const onKey = (event: KeyboardEvent) => {
      const answer = ANSWERS.find(({ letter }) => letter === event.key.toUpperCase());
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
      if (answer === undefined || event.repeat || hasModifier || isTyping(event.target)) return;
      event.preventDefault();
      judge(answer.outcome);
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [isOn, judge]);

  return { isOn, turn: (next: boolean) => keep(next ? "on" : "off") };
}

/** Letters belong to fields, lists and dialogs while these have the focus. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest("input:not([type=checkbox]), select, textarea, dialog, [role=dialog]") !== null
  );
}

export default island("pages/roulette/RouletteStage", "start", RouletteStage);
