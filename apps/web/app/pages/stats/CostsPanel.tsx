import { SAMPLE_PLAYER_ID } from "@tactician/game";
import { type MatchCosts, type OpponentCost, type PlayerStatistics, totalOf } from "@tactician/statistics";
import type { ReactNode } from "react";
import { fetchTable } from "../../base/built-table.ts";
import { type Asked, useAsync } from "../../live/use-async.ts";
import type { CoachAnswer } from "../../player/stats-worker.ts";
import type { CoachWorld } from "../../player/world-knowledge.ts";
import buttons from "../../ui/buttons.module.css";
import { EstimateBar } from "../../ui/EstimateBar.tsx";
import explanation from "../../ui/Explanation.module.css";
import { FixedPanel } from "../../ui/panel/Panel.tsx";
import { DRAWING, useSaving } from "../../ui/picture/use-saving.ts";
import { LoadFailure } from "../../ui/state/LoadFailure.tsx";
import styles from "./CostsPanel.module.css";
import { evenWords, howCountedWords, metWords, recordWords, verdictWords } from "./core/coach-words.ts";
import { shownCosts, worthLearning } from "./core/costs.ts";
import { DrillLink, GuideLink, MatchPortrait } from "./MatchPortrait.tsx";
import { useNames } from "./names.ts";
import saveCosts from "./SaveCosts.module.css";
import * as words from "./words.ts";

/** The honest coach: which characters cost the player matches, as far as their matches can tell, and what to do about it. */
export function CostsPanel(props: { coach: Asked<CoachAnswer>; statistics: PlayerStatistics }) {
  const { coach, statistics } = props;
  return (
    <FixedPanel id="costs" title={words.whatCosts}>
      <div className={styles.place} aria-live="polite">
        {coach.state === "ready" && <Costs coach={coach.value} statistics={statistics} />}
        {coach.state === "loading" && <p className="quiet">{words.counting}</p>}
        {coach.state === "failed" && <LoadFailure onRetry={coach.retry}>{words.notCounted}</LoadFailure>}
      </div>
    </FixedPanel>
  );
}

/** First the record that costs most and the way out; the others, how sure that is and how it is counted, on a press. */
function Costs({ coach, statistics }: { coach: CoachAnswer; statistics: PlayerStatistics }) {
  const names = useNames();
  const [worst, ...others] = shownCosts(coach.costs);
  const ownGameId = statistics.profile.mostUsedGameId;
  const verdict = <p className="flush">{verdictWords(coach.costs, names.character)}</p>;
  const worth = <WorthLearning coach={coach} ownGameId={ownGameId} />;
  const how = <HowCounted world={coach.world} />;
  const row = (cost: OpponentCost) => (
    <div className={styles.row}>
      <CostRow gameId={cost.gameId} ownGameId={ownGameId}>
        {" "}
        {recordWords(cost)}
      </CostRow>
    </div>
  );
  if (worst === undefined) {
    return (
      <>
        {verdict}
        {worth}
        {how}
      </>
    );
  }
  return (
    <>
      {row(worst)}
      <details className={styles.more}>
        <summary>{words.moreCosts(others.length)}</summary>
        {verdict}
        <Sureness cost={worst} matches={coach.matches} ownGameId={ownGameId} />
        {others.map((cost) => (
          <div key={cost.gameId}>
            {row(cost)}
            <Sureness cost={cost} matches={coach.matches} ownGameId={ownGameId} />
          </div>
        ))}
        {coach.costs.verdict !== "stands-out" && worth}
        <SaveCosts costs={coach.costs} statistics={statistics} />
        {how}
      </details>
    </>
  );
}

/** A character, what is said of it, and the way out. */
function CostRow(props: { gameId: number; ownGameId: number; children: ReactNode }) {
  const { gameId, ownGameId, children } = props;
  return (
    <>
      <MatchPortrait gameId={gameId} isNamed />
      <p>
        <strong>{useNames().character(gameId)}</strong>
        {children}
      </p>
      <GuideLink gameId={gameId} ownGameId={ownGameId} />
    </>
  );
}

/** How sure a record is, how often it is met, and the cards about it. */
function Sureness(props: { cost: OpponentCost; matches: number; ownGameId: number }) {
  const { cost, matches, ownGameId } = props;
  const { gameId, points, tally } = cost;
  return (
    <div className={styles.sureness}>
      <EstimateBar points={points} />
      <p>{evenWords(points)}</p>
      <p className={styles.met}>
        {metWords(totalOf(tally), matches)}
        <DrillLink gameId={gameId} ownGameId={ownGameId} />
      </p>
    </div>
  );
}

/** What pays for everybody, as long as nothing is sure: how often each character is met, times how many of its moves can be punished. */
function WorthLearning({ coach, ownGameId }: { coach: CoachAnswer; ownGameId: number }) {
  const ownName = useNames().character(ownGameId);
  const table = useAsync("punishable-moves", fetchTable, "Numbers of punishable moves did not load");
  const worth = table.value === undefined ? [] : worthLearning(coach.opponents, ownGameId, table.value);
  if (worth.length === 0) return undefined;
  return (
    <details>
      <summary>
        <h3 className={styles.heading}>{words.worthLearning}</h3>
      </summary>
      <ol>
        {worth.map(({ gameId, met, punishableMoves }) => (
          <li key={gameId} className={styles.row}>
            <CostRow gameId={gameId} ownGameId={ownGameId}>
              {words.punishable(punishableMoves, ownName, metWords(met, coach.matches))}
            </CostRow>
          </li>
        ))}
      </ol>
    </details>
  );
}

/** Saves the costs as a picture that says whose they are. */
function SaveCosts({ costs, statistics }: { costs: MatchCosts; statistics: PlayerStatistics }) {
  const names = useNames();
  const { note, run } = useSaving(DRAWING);
  const isSample = statistics.playerId === SAMPLE_PLAYER_ID;
  const player = { name: statistics.profile.latest.name, isSample };
  // The code of pictures is fetched with the first one.
  const save = () =>
    run(async () =>
      (await import("./picture/save-costs-picture.tsx")).saveCostsPicture(costs, names, player),
    );
  return (
    <div className={saveCosts.save}>
      <button type="button" className={buttons.outlined} onClick={save}>
        {words.saveAsPicture}
      </button>
      <span role="status">{note}</span>
    </div>
  );
}

/** How the coach counts, in plain words; the long text is on the page of questions. */
function HowCounted({ world }: { world: CoachWorld }) {
  return (
    <details className={explanation.how}>
      <summary>{words.howCounted}</summary>
      <p>
        {howCountedWords(world).flatMap((sentence) => [sentence, " "])}
        <a href="/faqu#coach">{words.longAnswer}</a>
      </p>
    </details>
  );
}
