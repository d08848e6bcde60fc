import type { PopulationMatchups } from "@tactician/contract";
import { type ReactNode, useState } from "react";
import { logFailure } from "../../base/log.ts";
import buttons from "../../ui/buttons.module.css";
import { saveFile } from "../../ui/picture/save-file.ts";
import { matchupsCsv, matchupsFileName } from "./core/matchups-csv.ts";
import type { WorldAddress } from "./core/world-address.ts";
import styles from "./SaveChart.module.css";

interface SaveChartProps {
  /** Nothing while there is nothing to save. */
  readonly answer: PopulationMatchups | undefined;
  readonly address: WorldAddress;
}

/** Takes the chart along: all of it as numbers, what is shown of it as a picture. */
export function SaveChart({ answer, address }: SaveChartProps): ReactNode {
  const [news, setNews] = useState("");
  const { isSample, character } = address;
  const save = (act: (answer: PopulationMatchups) => Promise<string>) => {
    if (answer === undefined) return setNews("There is nothing to save yet.");
    setNews("Saving...");
    act(answer).then(
      (file) => setNews(`Saved as ${file}.`),
      (thrown: unknown) => {
        logFailure("The chart could not be saved", thrown);
        setNews("This could not be saved. Try again.");
      },
    );
  };
  const saveCsv = async (saved: PopulationMatchups) => {
    const file = `${matchupsFileName(saved, isSample)}.csv`;
    saveFile(new Blob([matchupsCsv(saved, isSample)], { type: "text/csv" }), file);
    return file;
  };
  const savePicture = async (saved: PopulationMatchups) => {
    const file = `${matchupsFileName(saved, isSample, character)}.png`;
    // The code of pictures is fetched with the first one.
    const { saveWorldPicture } = await import("./picture/save-world-picture.tsx");
    await saveWorldPicture(file, saved, address);
    return file;
  };
  return (
    <div className={styles.save}>
      <button type="button" className={buttons.outlined} onClick={() => save(saveCsv)}>
        Save as CSV
      </button>
      <button type="button" className={buttons.outlined} onClick={() => save(savePicture)}>
        Save as picture
      </button>
      <span role="status">{news}</span>
    </div>
  );
}
