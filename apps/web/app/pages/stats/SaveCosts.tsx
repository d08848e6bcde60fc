import type { MatchCosts } from "@tactician/statistics";
import { type ReactNode, useState } from "react";
import { logFailure } from "../../base/log.ts";
import type { Names } from "./core/names.ts";
import styles from "./SaveCosts.module.css";

interface SaveCostsProps {
  readonly costs: MatchCosts;
  readonly names: Names;
}

/** Saves the costs as a picture, without anybody's name in it. */
export function SaveCosts({ costs, names }: SaveCostsProps): ReactNode {
  const [news, setNews] = useState("");
  const save = () => {
    setNews("Drawing...");
    drawAndSave(costs, names).then(
      () => setNews("Saved as what-costs-matches.png."),
      (thrown: unknown) => {
        logFailure("The picture could not be made", thrown);
        setNews("The picture could not be made. Try again.");
      },
    );
  };
  return (
    <div className={styles.save}>
      <button type="button" className={styles.button} onClick={save}>
        Save as picture
      </button>
      <span role="status">{news}</span>
    </div>
  );
}

/** The code of pictures is fetched with the first one. */
async function drawAndSave(costs: MatchCosts, names: Names): Promise<void> {
  const { saveCostsPicture } = await import("./picture/save-costs-picture.tsx");
  await saveCostsPicture(costs, names);
}
