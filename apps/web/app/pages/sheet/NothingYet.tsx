import type { ReactNode } from "react";
import rows from "./rows.module.css";

/** Stands in a section that has no entries, so that an empty one is not taken for a broken one. */
export function NothingYet(): ReactNode {
  return <p className={rows.quiet}>Nothing here yet.</p>;
}
