import type { ReactNode } from "react";
import plays from "./plays.module.css";
import rows from "./rows.module.css";

/** Stands in a section that nobody has played: it was worked out from frame data. */
export function FromFrames(): ReactNode {
  return <p className={rows.note}>Rests on frame data, not yet played.</p>;
}

/** Stands in a section that has no entries, so that an empty one is not taken for a broken one. */
export function NothingYet(): ReactNode {
  return <p className={rows.quiet}>Nothing here yet.</p>;
}

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
