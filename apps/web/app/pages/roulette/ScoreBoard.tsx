import { type ReactNode, useEffect, useRef } from "react";
import { plain, signed } from "./core/strategy-words.ts";
import styles from "./ScoreBoard.module.css";
import type { Roulette } from "./use-roulette.ts";
import * as words from "./words.ts";

/** The wheel with the points on its hub, how far the run has come, and the best run so far. */
export function ScoreBoard({ roulette }: { roulette: Roulette }): ReactNode {
  const { run, poolSize, turn, highestStreak } = roulette;
  const { points, lastChange, used, isStarted } = run;
  return (
    <div className={styles.board}>
      <Wheel turn={turn}>
        <p className={styles.points}>
          <span className={styles.label}>{words.currentPoints}</span> <strong>{plain(points)}</strong>
        </p>
        <span
          key={used.length}
          className={styles.change}
          data-good={(lastChange ?? 0) > 0 ? "" : undefined}
          aria-hidden="true"
        >
          {lastChange === undefined ? "" : signed(lastChange)}
        </span>
      </Wheel>
      <div className={styles.lines}>
        <p className={styles.progress}>{progressWords(run, poolSize)}</p>
        <Progress used={used.length} size={poolSize} isHidden={!isStarted} />
        <p className={styles.streak}>
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

interface ProgressProps {
  readonly used: number;
  readonly size: number;
  readonly isHidden: boolean;
}

function Progress({ used, size, isHidden }: ProgressProps): ReactNode {
  return (
    <progress
      className={styles.bar}
      hidden={isHidden}
      max={Math.max(1, size)}
      value={used}
      aria-label={words.drawn}
    />
  );
}

/** The wheel with what is on its hub. It turns to `turn` degrees when that changes; for the eyes alone. */
function Wheel({ turn, children }: { turn: number; children: ReactNode }): ReactNode {
  const wheel = useRef<HTMLDivElement>(null);

  useEffect(() => {
    wheel.current?.style.setProperty("--turn", `${turn}deg`);
  }, [turn]);

  return (
    <div className={styles.stand}>
      <div
        ref={wheel}
        className={styles.wheel}
        data-turned={turn === 0 ? undefined : ""}
        aria-hidden="true"
      />
      {/* A new key for each turn starts the pointer's rattle again. */}
      <span
        key={turn}
        className={styles.pointer}
        data-turned={turn === 0 ? undefined : ""}
        aria-hidden="true"
      />
      <div className={styles.hub}>{children}</div>
    </div>
  );
}
