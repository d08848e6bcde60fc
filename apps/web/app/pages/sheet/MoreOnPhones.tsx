import type { ReactNode } from "react";
import plays from "./plays.module.css";

interface MoreOnPhonesProps {
  /** What the press brings, for whoever hears it: the row says what it belongs to. */
  readonly label: string;
  readonly children: ReactNode;
}

/** What of a row (`plays.module.css`) stands behind one press on phones, and in sight with more room and on paper. */
export function MoreOnPhones({ label, children }: MoreOnPhonesProps): ReactNode {
  return (
    <details className={plays.more}>
      <summary aria-label={label} />
      {children}
    </details>
  );
}
