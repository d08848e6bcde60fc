import { type ComponentProps, useId } from "react";
import styles from "./Switch.module.css";

interface SwitchProps extends Omit<ComponentProps<"input">, "type" | "role" | "className"> {
  readonly label: string;
  readonly hint: string;
}

/** One setting that is on or off; the whole row can be pressed. The browser's own checkbox, so it turns before scripts run. */
export function Switch({ label, hint, ...input }: SwitchProps) {
  const id = useId();
  return (
    <label className={styles.row}>
      <span>
        <span id={`${id}label`} className={styles.label}>
          {label}
        </span>
        <span id={`${id}hint`} className={styles.hint}>
          {hint}
        </span>
      </span>
      <input
        {...input}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says by itself whether it is on
        role="switch"
        className={styles.track}
        aria-labelledby={`${id}label`}
        aria-describedby={`${id}hint`}
      />
    </label>
  );
}

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
