import { type OpponentCost, totalOf } from "@tactician/statistics";
import type { ReactNode } from "react";
import { EstimateBar } from "../../ui/EstimateBar.tsx";
import styles from "./CostRow.module.css";
import { evenWords, metWords, UNSURE_WORDS } from "./core/coach-words.ts";
import type { Names } from "./core/names.ts";
import { GuideLink } from "./GuideLink.tsx";
import { MatchPortrait } from "./MatchPortrait.tsx";

interface CostRowProps {
  readonly cost: OpponentCost;
  /** Of the player in all. */
  readonly matches: number;
  readonly ownGameId: number;
  readonly names: Names;
}

/** A character that costs matches: how many, how sure that is, how often it is met, and how to beat it. */
export function CostRow({ cost, matches, ownGameId, names }: CostRowProps): ReactNode {
  const { gameId, points, tally, isSure } = cost;
  return (
    <li className={styles.row}>
      <MatchPortrait gameId={gameId} name={names.character(gameId)} size="small" isNamed={true} />
      <div className={styles.text}>
        <p>
          <strong className={styles.name}>{names.character(gameId)}</strong>{" "}
          {!isSure && <span className={styles.unsure}>{UNSURE_WORDS}</span>}
        </p>
        <EstimateBar points={points} />
        <p>{evenWords(points)}</p>
        <p className={styles.met}>
          {metWords(totalOf(tally), matches)}
          <GuideLink gameId={gameId} ownGameId={ownGameId} />
        </p>
      </div>
    </li>
  );
}
