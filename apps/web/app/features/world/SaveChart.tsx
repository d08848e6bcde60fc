import type { PopulationMatchups } from "@tactician/contract";
import { type ReactNode, useState } from "react";
import { logFailure } from "../../lib/log.ts";
import { saveFile } from "../../lib/save-file.ts";
import buttons from "../../ui/buttons.module.css";
import { matchupsCsv, matchupsFileName } from "./core/matchups-csv.ts";
import type { WorldAddress } from "./core/world-address.ts";
import styles from "./SaveChart.module.css";

interface SaveChartProps {
  /** Nothing while there is nothing to save. */
  readonly answer: PopulationMatchups | undefined;
  readonly address: WorldAddress;
}

/** Takes the chart along: as numbers and as a picture. */
export function SaveChart({ answer, address }: SaveChartProps): ReactNode {
  const [news, setNews] = useState("");
  const { isSample } = address;
  const save = (act: (answer: PopulationMatchups, name: string) => Promise<string>) => {
    if (answer === undefined) return setNews("There is nothing to save yet.");
    setNews("Saving...");
    act(answer, matchupsFileName(answer, isSample)).then(
      (file) => setNews(`Saved as ${file}.`),
      (thrown: unknown) => {
        logFailure("The chart could not be saved", thrown);
        setNews("This could not be saved. Try again.");
      },
    );
  };
  const saveCsv = async (saved: PopulationMatchups, name: string) => {
    saveFile(new Blob([matchupsCsv(saved, isSample)], { type: "text/csv" }), `${name}.csv`);
    return `${name}.csv`;
  };
  const savePicture = async (saved: PopulationMatchups, name: string) => {
    // The code of pictures is fetched with the first one.
    const { saveChartPicture } = await import("./picture/save-chart-picture.tsx");
    await saveChartPicture(`${name}.png`, saved, address);
    return `${name}.png`;
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
