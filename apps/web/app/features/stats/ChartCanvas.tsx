import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from "react";
import { logFailure } from "../../lib/log.ts";
import styles from "./ChartCanvas.module.css";

/** A chart that was drawn. */
export interface DrawnChart {
  destroy: () => void;
}

interface ChartCanvasProps {
  /** What the picture shows, for screen readers; the numbers stand in a table. */
  readonly label: string;
  /** Loads the drawing code and draws; a new function draws anew. */
  readonly draw: (canvas: HTMLCanvasElement) => Promise<DrawnChart>;
  /** Columns of bars: a narrow screen scrolls them rather than squeezing them together. */
  readonly columns?: number;
}

/** A chart in a place that is kept for it. */
export function ChartCanvas({ label, draw, columns = 0 }: ChartCanvasProps): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    let isWanted = true;
    let chart: DrawnChart | undefined;
    if (canvas.current === null) return undefined;
    setFailed(false);
    draw(canvas.current).then(
      (drawn) => {
        chart = drawn;
        if (!isWanted) drawn.destroy();
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
      {hasFailed ? (
        <p className={styles.failure}>The chart could not be loaded. The table has the same numbers.</p>
      ) : undefined}
    </section>
  );
}
