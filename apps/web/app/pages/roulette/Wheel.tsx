import { type ReactNode, useEffect, useRef } from "react";
import styles from "./Wheel.module.css";

/** The wheel with what is on its hub. It turns to `turn` degrees when that changes; for the eyes alone. */
export function Wheel({ turn, children }: { turn: number; children: ReactNode }): ReactNode {
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
