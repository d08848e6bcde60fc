import { useId } from "react";
import styles from "./Switch.module.css";

interface SwitchProps {
  label: string;
  hint: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** One setting that is on or off; the whole row can be pressed. */
export function Switch({ label, hint, isOn, onChange }: SwitchProps) {
  const id = useId();
  return (
    <button
      type="button"
      role="switch"
      className={styles.row}
      aria-checked={isOn}
      aria-labelledby={`${id}label`}
      aria-describedby={`${id}hint`}
      onClick={() => onChange(!isOn)}
    >
      <span>
        <span id={`${id}label`} className={styles.label}>
          {label}
        </span>
        <span id={`${id}hint`} className={styles.hint}>
          {hint}
        </span>
      </span>
      <span className={styles.track} aria-hidden="true" />
    </button>
  );
}
