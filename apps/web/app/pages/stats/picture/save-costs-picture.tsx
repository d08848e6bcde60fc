import { findCharacterByGameId } from "@tactician/game";
import { type MatchCosts, type OpponentCost, totalOf } from "@tactician/statistics";
import type { ReactNode } from "react";
import { BAR_COLOURS, EstimateBar } from "../../../ui/EstimateBar.tsx";
import { embedAll } from "../../../ui/picture/embed-files.ts";
import { PictureMark } from "../../../ui/picture/PictureMark.tsx";
import { saveAsPicture } from "../../../ui/picture/save-as-picture.tsx";
import { EVEN_WORDS, evenWords, metWords, UNSURE_WORDS, verdictWords } from "../core/coach-words.ts";
import { shownCosts } from "../core/costs.ts";
import type { Names } from "../core/names.ts";
import styles from "./CostsPicture.module.css";

const FILE_NAME = "what-costs-matches.png";

export async function saveCostsPicture(costs: MatchCosts, names: Names): Promise<void> {
  const files = shownCosts(costs).flatMap(({ gameId }) => portraitFile(gameId) ?? []);
  const contents = await embedAll(files);
  const portraitOf = (gameId: number) => contents.get(portraitFile(gameId) ?? "");
  await saveAsPicture(
    FILE_NAME,
    (onRendered) => (
      <CostsPicture costs={costs} names={names} portraitOf={portraitOf} onRendered={onRendered} />
    ),
    BAR_COLOURS,
  );
}

function portraitFile(gameId: number): string | undefined {
  const name = findCharacterByGameId(gameId)?.name;
  return name === undefined ? undefined : `/mains/${encodeURIComponent(name)}.png`;
}

interface CostsPictureProps {
  readonly costs: MatchCosts;
  readonly names: Names;
  readonly portraitOf: (gameId: number) => string | undefined;
  readonly onRendered: (picture: HTMLElement) => void;
}

function CostsPicture({ costs, names, portraitOf, onRendered }: CostsPictureProps): ReactNode {
  const row = (cost: OpponentCost) => (
    <div key={cost.gameId} className={styles.row}>
      <Portrait source={portraitOf(cost.gameId)} />
      <div className={styles.text}>
        <p className={styles.head}>
          <span className={styles.name}>{names.character(cost.gameId)}</span>
          {!cost.isSure && <span className={styles.unsure}>{UNSURE_WORDS}</span>}
        </p>
        <EstimateBar points={cost.points} />
        <p>
          {evenWords(cost.points)}; {metWords(totalOf(cost.tally), costs.matches)}
        </p>
      </div>
    </div>
  );
  return (
    <div ref={(picture) => void (picture && onRendered(picture))} className={styles.picture}>
      <p className={styles.title}>What costs you matches</p>
      <p>{verdictWords(costs, names.character)}</p>
      <p className={styles.even}>{EVEN_WORDS}</p>
      {shownCosts(costs).map(row)}
      <PictureMark />
    </div>
  );
}

/** A character that this site does not know has none. */
function Portrait({ source }: { source: string | undefined }): ReactNode {
  return source === undefined ? undefined : (
    <img className={styles.portrait} src={source} alt="" width="64" height="64" />
  );
}
