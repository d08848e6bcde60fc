import type { Estimate } from "@tactician/statistics";
import styles from "./EstimateBar.module.css";

interface EstimateBarProps {
  readonly points: Estimate;
  /** Points to each side of even that the bar has room for; what is further off ends at its edge. */
  readonly widest?: number;
  readonly fill?: `--${string}`;
}

/** As attributes, because a saved picture has no stylesheet for what is inside of a drawing. */
const EVEN = "var(--line-strong)";
const FILL = "--red-fill";
const WHISKER = "var(--text)";

/** The custom properties that a bar is painted with: a saved picture takes them along. */
export const BAR_COLOURS = ["--line-strong", "--red-fill", "--text"] as const;

/**
 * An estimate as a bar from even, with a thin line to both ends of its interval. Length and side say it, colour is not needed;
 * the words beside it say the same.
 */
export function EstimateBar({ points, widest = 20, fill = FILL }: EstimateBarProps) {
  const { estimate, low, high } = points;
  const at = (points: number) => `${shareAt(points, widest)}%`;
  const [start, end] = [0, estimate].toSorted((a, b) => a - b) as [number, number];
  return (
    <svg className={styles.bar} width="100%" height="28" aria-hidden="true">
      <line className={styles.even} stroke={EVEN} x1="50%" x2="50%" y1="0" y2="28" />
      <rect
        className={styles.fill}
        fill={`var(${fill})`}
        x={at(start)}
        y="8"
        width={`${shareAt(end, widest) - shareAt(start, widest)}%`}
        height="12"
      />
      {[
        { x1: at(low), x2: at(high), y1: 14, y2: 14 },
        { x1: at(low), x2: at(low), y1: 7, y2: 21 },
        { x1: at(high), x2: at(high), y1: 7, y2: 21 },
      ].map((ends, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: always these three
        <line key={place} className={styles.whisker} stroke={WHISKER} strokeWidth="2" {...ends} />
      ))}
    </svg>
  );
}

/** Where a number of points is, from the left edge in hundredths; the ends keep clear of the edges. */
function shareAt(points: number, widest: number): number {
  const kept = Math.max(-widest, Math.min(widest, points));
  return 50 + (kept / widest) * 49;
}
