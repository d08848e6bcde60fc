import { type CharacterMoves, framesOnPath, framesPath } from "@tactician/contract";
import type { CharacterId } from "@tactician/game";
import { type ReactNode, useLayoutEffect } from "react";
import { failureMessage } from "../../../base/ask.ts";
import { showAskedDay } from "../../../base/room.ts";
import { useSearch } from "../../../live/own-address.ts";
import { useAsync } from "../../../live/use-async.ts";
import characterPage from "../../../ui/character-page.module.css";
import { tryAgain } from "../../../ui/words.ts";
import { dayIn } from "../core/frame-view.ts";
import * as words from "../words.ts";
import type { Past } from "./load-past.ts";
import styles from "./OldListNote.module.css";

interface OldListNoteProps {
  readonly id: CharacterId;
  readonly name: string;
  readonly asked: ReturnType<typeof usePast>;
  /** What is shown of it. */
  readonly past: Past | undefined;
}

/**
 * Says that the table is of another day than today, or why there is none. It stands in every page, and is seen from the first paint
 * where the address asks for a day, so that nothing moves when the list comes.
 */
export function OldListNote({ id, name, asked, past }: OldListNoteProps): ReactNode {
  return (
    <aside className={styles.note} aria-label={words.olderList}>
      <div role="status">
        <Words asked={asked} past={past} />
      </div>
      <p className={styles.ways}>
        {asked.state === "failed" ? (
          <button type="button" className={`${characterPage.way} ${styles.again}`} onClick={asked.retry}>
            {tryAgain}
          </button>
        ) : undefined}
        {past !== undefined && "problem" in past ? (
          <a className={characterPage.way} href={framesOnPath(id, name, past.since)}>
            {words.firstList}
          </a>
        ) : undefined}
        <a className={characterPage.way} href={framesPath(id, name)}>
          {words.todaysList}
        </a>
      </p>
    </aside>
  );
}

function Words({ asked, past }: Pick<OldListNoteProps, "asked" | "past">): ReactNode {
  if (asked.state === "failed") return <p>{words.oldFailed(failureMessage(asked.thrown))}</p>;
  if (past === undefined) return <p>{words.loadingOld}</p>;
  if ("problem" in past) return <p>{past.problem}</p>;
  return (
    <p>
      <strong className={styles.title}>{words.oldList(past.title)}</strong> {past.words}
    </p>
  );
}

/** The movelist of the day that the address asks for; idle where it asks for none. Its code comes with the first day. */
export function usePast(today: CharacterMoves) {
  const on = dayIn(new URLSearchParams(useSearch()));
  return useAsync(
    on === "" ? undefined : `${today._id} ${on}`,
    async () => (await import("./load-past.ts")).loadPast(today, on, Date.now()),
    "Failed to load an older movelist",
  );
}

/** Lets the page be seen, together with what it shows of the day that was asked for. */
export function useAskedDay(isSettled: boolean): void {
  useLayoutEffect(() => {
    if (!isSettled) return undefined;
    showAskedDay(true);
    return () => showAskedDay(false);
  }, [isSettled]);
}
