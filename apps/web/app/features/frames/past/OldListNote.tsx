import { framesOnPath, framesPath } from "@tactician/contract";
import type { ReactNode } from "react";
import { failureMessage } from "../../../lib/ask.ts";
import styles from "./OldListNote.module.css";
import type { usePast } from "./use-past.ts";

interface OldListNoteProps {
  readonly id: string;
  readonly name: string;
  readonly past: ReturnType<typeof usePast>;
}

/**
 * Says that the table is of another day than today, or why there is none. It stands in every page, and is seen from the first paint
 * where the address asks for a day, so that nothing moves when the list comes.
 */
export function OldListNote({ id, name, past }: OldListNoteProps): ReactNode {
  return (
    <aside className={styles.note} aria-label="An older list">
      <div role="status">
        <Words past={past} />
      </div>
      <p className={styles.ways}>
        {past.state === "failed" ? (
          <button type="button" className={styles.again} onClick={past.retry}>
            Try again
          </button>
        ) : undefined}
        {past.state === "ready" && "problem" in past.value ? (
          <a href={framesOnPath(id, name, past.value.since)}>The first list known</a>
        ) : undefined}
        <a href={framesPath(id, name)}>Today's list</a>
      </p>
    </aside>
  );
}

function Words({ past }: Pick<OldListNoteProps, "past">): ReactNode {
  if (past.state === "failed") {
    return <p>The list of that day did not arrive: {failureMessage(past.thrown)}.</p>;
  }
  if (past.state !== "ready") return <p>Loading the list of that day...</p>;
  if ("problem" in past.value) return <p>{past.value.problem}</p>;
  return (
    <p>
      <strong className={styles.title}>Old list: {past.value.title}.</strong> {past.value.words}
    </p>
  );
}
