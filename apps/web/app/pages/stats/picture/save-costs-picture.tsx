import { findCharacterByGameId } from "@tactician/game";
import { type MatchCosts, type OpponentCost, totalOf } from "@tactician/statistics";
import { BAR_COLOURS, EstimateBar } from "../../../ui/EstimateBar.tsx";
import { saveAsPicture } from "../../../ui/picture/save-as-picture.tsx";
import { evenWords, metWords, verdictWords } from "../core/coach-words.ts";
import { shownCosts } from "../core/costs.ts";
import type { Names } from "../names.ts";
import * as words from "../words.ts";
import styles from "./CostsPicture.module.css";

export interface PicturedPlayer {
  readonly name: string;
  readonly isSample: boolean;
}

export async function saveCostsPicture(
  costs: MatchCosts,
  names: Names,
  player: PicturedPlayer,
): Promise<string> {
  const fileName = "what-costs-matches.png";
  await saveAsPicture({
    fileName,
    className: styles.picture,
    files: shownCosts(costs).flatMap(({ gameId }) => portraitFile(gameId) ?? []),
    moreStyles: BAR_COLOURS,
    draw: (contents) => <CostsPicture costs={costs} names={names} player={player} contents={contents} />,
  });
  return fileName;
}

function portraitFile(gameId: number): string | undefined {
  const name = findCharacterByGameId(gameId)?.name;
  return name === undefined ? undefined : `/mains/${encodeURIComponent(name)}.png`;
}

interface CostsPictureProps {
  readonly costs: MatchCosts;
  readonly names: Names;
  readonly player: PicturedPlayer;
  readonly contents: ReadonlyMap<string, string>;
}

export function CostsPicture({ costs, names, player, contents }: CostsPictureProps) {
  const row = (cost: OpponentCost) => (
    <div key={cost.gameId} className={styles.row}>
      <Portrait source={contents.get(portraitFile(cost.gameId) ?? "")} />
      <div className={styles.text}>
        <p className={styles.head}>
          <span className={styles.name}>{names.character(cost.gameId)}</span>
          {!cost.isSure && <span className={styles.unsure}>{words.notSure}</span>}
        </p>
        <EstimateBar points={cost.points} />
        <p>
          {words.costsPictureRecord(evenWords(cost.points), metWords(totalOf(cost.tally), costs.matches))}
        </p>
      </div>
    </div>
  );
  return (
    <>
      <p className={styles.title}>{words.costsPictureTitle(player.name)}</p>
      {player.isSample && <p className={styles.even}>{words.costsPictureSample}</p>}
      <p>{verdictWords(costs, names.character)}</p>
      <p className={styles.even}>{words.even}</p>
      {shownCosts(costs).map(row)}
    </>
  );
}

/** A character that this site does not know has none. */
function Portrait({ source }: { source: string | undefined }) {
  return source === undefined ? undefined : (
    <img className={styles.portrait} src={source} alt="" width="64" height="64" />
  );
}
