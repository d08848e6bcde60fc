import type { ComponentProps } from "react";
import styles from "./Switch.module.css";

interface ChoiceProps extends Omit<ComponentProps<"select">, "className"> {
  readonly label: string;
  readonly hint?: string;
}

/** One setting of several values, in a row like a switch. The browser's own list, so it answers before scripts run. */
export function Choice({ label, hint, ...select }: ChoiceProps) {
  return (
    <label className={styles.row}>
      <span>
        <span className={styles.label}>{label}</span>
        {hint === undefined ? undefined : <span className={styles.hint}>{hint}</span>}
      </span>
      <select {...select} />
    </label>
  );
}
