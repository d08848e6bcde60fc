import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from "react";
import { logFailure } from "../../base/log.ts";
import * as words from "../words.ts";
import styles from "./ChartCanvas.module.css";

export interface DrawnChart {
  destroy: () => void;
}

/** Chart.js and what is drawn with it; loaded with the first chart. */
export type ChartCode = Pick<typeof import("./draw-chart.ts"), "drawBars" | "drawLines">;

interface ChartCanvasProps {
  readonly label: string;
  /** Draws; a new function draws anew. */
  readonly draw: (code: ChartCode, canvas: HTMLCanvasElement) => DrawnChart;
  /** Columns of bars: a narrow screen scrolls them rather than squeezing them together. */
  readonly columns?: number;
}

export function ChartCanvas({ label, draw, columns = 0 }: ChartCanvasProps): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    let isWanted = true;
    let chart: DrawnChart | undefined;
    const element = canvas.current;
    if (element === null) return undefined;
    setFailed(false);
    inTurn((code) => (isWanted ? draw(code, element) : undefined)).then(
      (drawn) => {
        chart = drawn;
      },
      (thrown: unknown) => {
        logFailure("Chart did not load", thrown);
        if (isWanted) setFailed(true);
      },
    );
    return () => {
      isWanted = false;
      chart?.destroy();
    };
  }, [draw]);

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={styles.scroller} tabIndex={0} aria-label={label}>
      <div className={styles.place} style={{ "--columns": String(columns) } as CSSProperties}>
        <canvas ref={canvas} role="img" aria-label={label} hidden={hasFailed} />
      </div>
      {hasFailed ? <p className={styles.failure}>{words.chartFailed}</p> : undefined}
    </section>
  );
}

let lastTurn: Promise<unknown> = Promise.resolve();

/** Charts are drawn one after the other, each in a task of its own: a press in between is answered at once. */
function inTurn<Drawn>(draw: (code: ChartCode) => Drawn): Promise<Drawn> {
  const turn = lastTurn.then(async () => {
    const { drawBars, drawLines } = await import("./draw-chart.ts");
    await new Promise((resolve) => setTimeout(resolve));
    return draw({ drawBars, drawLines });
  });
  lastTurn = turn.catch(() => undefined);
  return turn;
}
