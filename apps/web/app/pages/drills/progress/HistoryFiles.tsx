import { dayOf, formatHistoryFile, parseHistoryFile } from "@tactician/drills";
import { type ReactNode, useState } from "react";
import { readClock } from "../../../kept/clock.ts";
import type { Drills } from "../../../kept/use-drill-store.ts";
import { FileButton } from "../../../ui/FileButton.tsx";
import { saveFile } from "../../../ui/picture/save-file.ts";
import buttons from "../buttons.module.css";
import styles from "./HistoryFiles.module.css";
import * as words from "./words.ts";

/** Bytes: a larger file is not even read. */
const LARGEST_FILE = 16_000_000;

/** What is learnt, and favourite moves, as a file for another device, and back: of each card the newest review wins. */
export function HistoryFiles({ drills: { store, kept } }: { drills: Drills }): ReactNode {
  const [said, setSaid] = useState("");
  const [isBusy, setBusy] = useState(false);
  const save = () => {
    const clock = readClock();
    const file = new Blob([formatHistoryFile(kept.history)], { type: "application/json" });
    saveFile(file, `tactician-drills-${dayOf(clock.now, clock)}.json`);
  };
  const take = async (file: File) => {
    setBusy(true);
    setSaid(await takeOver(file));
    setBusy(false);
  };
  const takeOver = async (file: File): Promise<string> => {
    if (file.size > LARGEST_FILE) return words.FILE_PROBLEMS["too large"];
    const text = await file.text().catch(() => "");
    const read = parseHistoryFile(text);
    if ("problem" in read) return words.FILE_PROBLEMS[read.problem];
    const { cards, days, favourites } = read.history;
    setSaid(words.importing(0, cards.length));
    await store.takeOver(read.history, (written) => setSaid(words.importing(written, cards.length)));
    if (store.read().trouble !== undefined) return words.importedForVisit;
    const imported = words.imported(cards.length, days.length, favourites.length);
    return read.skipped === 0 ? imported : imported + words.skipped(read.skipped);
  };
  return (
    <div className={styles.files}>
      <p>{words.aboutBackup}</p>
      <div className={buttons.row}>
        <button type="button" className={buttons.plain} onClick={save}>
          {words.saveAsFile}
        </button>
        <FileButton
          label={words.importFile}
          accept="application/json,.json"
          disabled={isBusy}
          onFile={(file) => void take(file)}
        />
      </div>
      <p role="status" className={styles.said}>
        {said}
      </p>
    </div>
  );
}
