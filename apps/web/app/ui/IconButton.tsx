import type { ComponentProps, ReactNode } from "react";
import styles from "./IconButton.module.css";

/** Drawn with the stroke that is around it, on a 24 unit grid. */
export function Icon({ path }: { path: string }): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

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
