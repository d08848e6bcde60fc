import { counted } from "@tactician/contract";
import type { OpponentRecord } from "@tactician/statistics";
import type { ReactNode } from "react";
import { useAsync } from "../../live/use-async.ts";
import styles from "./CostRow.module.css";
import panel from "./CostsPanel.module.css";
import { metWords } from "./core/coach-words.ts";
import type { Names } from "./core/names.ts";
import { worthLearning } from "./core/worth-learning.ts";
import { GuideLink } from "./GuideLink.tsx";
import { MatchPortrait } from "./MatchPortrait.tsx";

interface WorthLearningProps {
  readonly opponents: readonly OpponentRecord[];
  readonly matches: number;
  readonly ownGameId: number;
  readonly names: Names;
}

const fetchTable = () => import("virtual:punishable-moves").then((module) => module.default);

/** What pays for everybody, as long as nothing is sure: how often each character is met, times how many of its moves can be punished. */
export function WorthLearning({ opponents, matches, ownGameId, names }: WorthLearningProps): ReactNode {
  const table = useAsync("punishable moves", fetchTable, "Numbers of punishable moves did not load");
  const worth = table.value === undefined ? [] : worthLearning(opponents, ownGameId, table.value);
  if (worth.length === 0) return undefined;
  const metBy = new Map(opponents.map(({ gameId, share }) => [gameId, Math.round(share * matches)]));
  return (
    <>
      <h3 className={panel.heading}>Worth learning in any case</h3>
      <ol className={panel.rows}>
        {worth.map(({ gameId, punishableMoves }) => (
          <li key={gameId} className={styles.row}>
            <MatchPortrait gameId={gameId} name={names.character(gameId)} size="small" isNamed={true} />
            <div className={styles.text}>
              <p>
                <strong className={styles.name}>{names.character(gameId)}</strong>:{" "}
                {counted(punishableMoves, "move", "moves")} that {names.character(ownGameId)} can punish
              </p>
              <p className={styles.met}>
                {metWords(metBy.get(gameId) ?? 0, matches)}
                <GuideLink gameId={gameId} ownGameId={ownGameId} />
              </p>
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}
