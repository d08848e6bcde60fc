import { type ReactNode, type Ref, useEffect } from "react";
import { useStored } from "../../live/use-stored.ts";
import { Switch } from "../../ui/Switch.tsx";
import controls from "./controls.module.css";
import type { StrategyOutcome } from "./core/roulette.ts";
import styles from "./RunningRun.module.css";
import { StrategyCard } from "./StrategyCard.tsx";
import type { Roulette } from "./use-roulette.ts";
import * as words from "./words.ts";

interface RunningRunProps {
  readonly roulette: Roulette;
  readonly focusRef: Ref<HTMLElement>;
}

/** In the middle of a run: the strategy to play, and the two answers to how it went. */
export function RunningRun({ roulette: { run, judge }, focusRef }: RunningRunProps): ReactNode {
  const keys = useJudgeKeys(run.shown.kind === "strategy", judge);
  if (run.shown.kind !== "strategy") return undefined;
  const { strategy } = run.shown;
  return (
    <div className={styles.running}>
      <div className={styles.place}>
        <div key={strategy.title} className={styles.deal}>
          <StrategyCard strategy={strategy} character={run.character} focusRef={focusRef} />
        </div>
      </div>
      <div className={styles.answers}>
        <button
          type="button"
          className={controls.good}
          aria-keyshortcuts={keys.isOn ? "S" : undefined}
          onClick={() => judge("succeeded")}
        >
          {words.succeeded}
          {keys.isOn ? <Key letter="S" /> : undefined}
        </button>
        <button
          type="button"
          className={controls.bad}
          aria-keyshortcuts={keys.isOn ? "F" : undefined}
          onClick={() => judge("failed")}
        >
          {words.failed}
          {keys.isOn ? <Key letter="F" /> : undefined}
        </button>
      </div>
      <div className={styles.keys}>
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

function Key({ letter }: { letter: string }): ReactNode {
  return (
    <span className={styles.key} aria-hidden="true">
      {letter}
    </span>
  );
}

const OUTCOMES: ReadonlyMap<string, StrategyOutcome> = new Map(
  Object.entries({ s: "succeeded", f: "failed" }),
);

/**
 * S and F judge a strategy from anywhere on the page, while `isListening`. They can be turned off, because who speaks to
 * the browser presses letters without meaning to (WCAG 2.1.4); the choice is remembered on this device.
 */
function useJudgeKeys(
  isListening: boolean,
  judge: (outcome: StrategyOutcome) => void,
): { readonly isOn: boolean; readonly turn: (isOn: boolean) => void } {
  const [stored, keep] = useStored("rouletteKeys");
  const isOn = stored !== "off";

  useEffect(() => {
    if (!isOn || !isListening) return undefined;
    const onKey = (event: KeyboardEvent) => {
      const outcome = OUTCOMES.get(event.key.toLowerCase());
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
      if (outcome === undefined || event.repeat || hasModifier || isTyping(event.target)) return;
      event.preventDefault();
      judge(outcome);
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [isOn, isListening, judge]);

  return { isOn, turn: (next) => keep(next ? "on" : "off") };
}

/** Letters belong to fields, lists and dialogs while these have the focus. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest("input:not([type=checkbox]), select, textarea, dialog, [role=dialog]") !== null
  );
}
