import type { ReactNode } from "react";
import styles from "./FileButton.module.css";

interface FileButtonProps {
  readonly label: string;
  /** As of an `<input>`; any file without it. */
  readonly accept?: string;
  readonly disabled: boolean;
  readonly onFile: (file: File) => void;
}

/** A button that asks for a file. The same one can be chosen twice. */
export function FileButton({ label, accept, disabled, onFile }: FileButtonProps): ReactNode {
  return (
    <label className={styles.button}>
      {label}
      <input
        type="file"
        accept={accept}
        className={styles.input}
        disabled={disabled}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file !== undefined) onFile(file);
          target.value = "";
        }}
      />
    </label>
  );
}
