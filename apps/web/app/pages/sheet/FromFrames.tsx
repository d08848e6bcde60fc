import type { ReactNode } from "react";
import rows from "./rows.module.css";

/** Stands in a section that nobody has played: it was worked out from frame data. */
export function FromFrames(): ReactNode {
  return <p className={rows.note}>Rests on frame data, not yet played.</p>;
}
