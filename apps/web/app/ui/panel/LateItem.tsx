import { type ReactNode, useEffect, useRef } from "react";
import styles from "./LateItem.module.css";
import { layOutLater } from "./lay-out-later.ts";

/** A tall item of a long list within a panel: laid out by itself, so that the whole list never holds the page up. */
export function LateItem({
  className,
  children,
}: {
  className: string | undefined;
  children: ReactNode;
}): ReactNode {
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => (item.current === null ? undefined : layOutLater(item.current)), []);
  return (
    <li
      ref={item}
      data-late=""
      className={className === undefined ? styles.late : `${styles.late} ${className}`}
    >
      {children}
    </li>
  );
}
