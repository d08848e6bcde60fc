import type { ReactNode } from "react";
import { usePart } from "../../../live/use-part.ts";
import { PartFailure } from "../../../ui/state/PartFailure.tsx";
import styles from "./PadInput.module.css";
import { type PadInputProps, usePad } from "./use-pad.ts";
import * as words from "./words.ts";

const fetchReader = () => import("./PadReader.tsx").then((module) => module.PadReader);

const INVITATION = (
  <p className={styles.read}>
    <span className={styles.invitation}>{words.padInvitation}</span>
  </p>
);

/** Answers a card by pad or arcade stick, and shows what was read. Without one it says that a pad can be used, in a line. */
export function PadInput(props: PadInputProps): ReactNode {
  const isThere = usePad(false);
  const { Component: PadReader, state } = usePart(fetchReader, isThere);
  return (
    <div className={styles.pad} data-pad={isThere || undefined}>
      {isThere && PadReader !== undefined ? <PadReader {...props} invitation={INVITATION} /> : INVITATION}
      {state === "failed" ? <PartFailure part={words.thePad} /> : undefined}
    </div>
  );
}
