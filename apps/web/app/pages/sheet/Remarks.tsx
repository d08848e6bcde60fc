import type { ReactNode } from "react";
import rows from "./rows.module.css";
import * as words from "./words.ts";

export function FromFrames(): ReactNode {
  return <p className={rows.note}>{words.fromFrames}</p>;
}

/** Stands in a section that has no entries, so that an empty one is not taken for a broken one. */
export function NothingYet(): ReactNode {
  return <p className="quiet">{words.nothingYet}</p>;
}
