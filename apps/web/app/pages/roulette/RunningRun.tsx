import type { ReactNode, Ref } from "react";
import { Switch } from "../../ui/Switch.tsx";
import controls from "./controls.module.css";
import styles from "./RunningRun.module.css";
import { StrategyCard } from "./StrategyCard.tsx";
import { useJudgeKeys } from "./use-judge-keys.ts";
import type { Roulette } from "./use-roulette.ts";

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
          Succeeded
          {keys.isOn ? <Key letter="S" /> : undefined}
        </button>
        <button
          type="button"
          className={controls.bad}
          aria-keyshortcuts={keys.isOn ? "F" : undefined}
          onClick={() => judge("failed")}
        >
          Failed
          {keys.isOn ? <Key letter="F" /> : undefined}
        </button>
      </div>
      <div className={styles.keys}>
        <Switch
          label="Keys S and F"
          hint="Answer from the keyboard"
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
