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
