import { dayOf, type FileProblem, formatHistoryFile, parseHistoryFile } from "@tactician/drills";
import { type ReactNode, useId, useState } from "react";
import type { Drills } from "../../../kept/use-drill-store.ts";
import { saveFile } from "../../../ui/picture/save-file.ts";
import buttons from "../buttons.module.css";
import { readClock } from "../core/deck.ts";
import styles from "./HistoryFiles.module.css";

/** Bytes: a larger file is not even read. */
const LARGEST_FILE = 16_000_000;

const PROBLEMS: Readonly<Record<FileProblem, string>> = {
  "too large": "This file is too large to be one of drills. Nothing was changed.",
  "no file of drills": "This is no file of drills. Nothing was changed.",
  "of a later version":
    "This file was saved by a newer version of the site: load this page anew, then try again. Nothing was changed.",
};

/** What is learnt, and favourite moves, as a file for another device, and back: of each card the newest review wins. */
export function HistoryFiles({ drills: { store, kept } }: { drills: Drills }): ReactNode {
  const [said, setSaid] = useState("");
  const id = useId();
  const save = () => {
    const text = formatHistoryFile(kept.history);
    const clock = readClock();
    saveFile(
      new Blob([text], { type: "application/json" }),
      `tactician-drills-${dayOf(clock.now, clock)}.json`,
    );
  };
  const take = async (file: File | undefined) => {
    if (file === undefined) return;
    setSaid(await takeOver(file));
  };
  const takeOver = async (file: File): Promise<string> => {
    if (file.size > LARGEST_FILE) return PROBLEMS["too large"];
    const text = await file.text().catch(() => "");
    const read = parseHistoryFile(text);
    if ("problem" in read) return PROBLEMS[read.problem];
    store.takeOver(read.history);
    const { cards, days, favourites } = read.history;
    const skipped = read.skipped === 0 ? "" : ` ${read.skipped} entries were broken and left out.`;
    return `Taken over: ${cards.length} cards, ${days.length} days, ${favourites.length} favourites. Of each card the newest answer counts.${skipped}`;
  };
  return (
    <div className={styles.files}>
      <p>
        What you learn and which moves you have marked stays in this browser. A file brings it to another
        device, or back after you have deleted it.
      </p>
      <div className={buttons.row}>
        <button type="button" className={buttons.plain} onClick={save}>
          Save as a file
        </button>
        <label className={`${buttons.plain} ${styles.pick}`} htmlFor={id}>
          Take over a file
          <input
            id={id}
            type="file"
            accept="application/json,.json"
            className={styles.input}
            onChange={({ target }) => {
              void take(target.files?.[0]);
              target.value = "";
            }}
          />
        </label>
      </div>
      <p role="status" className={styles.said}>
        {said}
      </p>
    </div>
  );
}
