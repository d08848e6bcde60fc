import type { ComponentProps, ReactNode } from "react";
import styles from "./IconButton.module.css";

interface IconButtonProps extends Omit<ComponentProps<"button">, "children" | "type" | "className"> {
  /** What the button does, for screen readers; `text` shows it beside the icon as well. */
  label: string;
  /** Stroke of the icon on a 24 unit grid. */
  path: string;
  /** Text beside the icon on wide screens. */
  text?: string;
  isBusy?: boolean;
}

export function IconButton({ label, path, text, isBusy = false, ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      className={styles.button}
      aria-label={label}
      aria-busy={isBusy || undefined}
    >
      <Icon path={path} />
      {text !== undefined && <span className={styles.text}>{text}</span>}
    </button>
  );
}

/** The lines of `path` on a grid of 24 units, shown `size` pixels wide. */
export function Icon({ path, size = 24 }: { path: string; size?: number }): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
