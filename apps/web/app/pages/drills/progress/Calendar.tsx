import type { DrillDay } from "@tactician/drills";
import type { ReactNode } from "react";
import styles from "./Progress.module.css";

/** Answers of a day from which a square is as bright as it gets. */
const FULL = 40;
const SHADES = 4;

/** Five weeks, a square for each day; no day is a fault. */
export function Calendar({ days }: { days: readonly DrillDay[] }): ReactNode {
  const practised = days.filter(({ answered }) => answered > 0);
  const answers = practised.reduce((sum, { answered }) => sum + answered, 0);
  const words = `Drilled on ${practised.length} of the last ${days.length} days. Answers: ${answers}`;
  return (
    <figure className={styles.calendar}>
      <div className={styles.days} aria-hidden="true">
        {days.map(({ day, answered }) => (
          <span key={day} title={`${day}: ${answered}`} data-shade={shadeOf(answered)} />
        ))}
      </div>
      <figcaption className={styles.quiet}>{words}</figcaption>
    </figure>
  );
}

function shadeOf(answered: number): number {
  return answered === 0 ? 0 : Math.max(1, Math.min(SHADES, Math.ceil((SHADES * answered) / FULL)));
}
