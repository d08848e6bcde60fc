import type { PlayerStatistics } from "@tactician/statistics";
import type { ReactNode } from "react";
import type { Async } from "../../live/use-async.ts";
import type { CoachAnswer } from "../../player/stats-worker.ts";
import { FixedPanel } from "../../ui/panel/Panel.tsx";
import { CostRow } from "./CostRow.tsx";
import styles from "./CostsPanel.module.css";
import { centreWords, EVEN_WORDS, verdictWords } from "./core/coach-words.ts";
import type { Names } from "./core/names.ts";
import { shownCosts } from "./core/shown-costs.ts";
import { HowCounted } from "./HowCounted.tsx";
import { SaveCosts } from "./SaveCosts.tsx";
import { WorthLearning } from "./WorthLearning.tsx";

interface CostsPanelProps {
  readonly coach: Async<CoachAnswer> & { readonly retry: () => void };
  readonly statistics: PlayerStatistics;
  readonly names: Names;
}

/** The honest coach: which characters cost the player matches, as far as their matches can tell, and what to do about it. */
export function CostsPanel({ coach, statistics, names }: CostsPanelProps): ReactNode {
  return (
    <FixedPanel id="costs" title="What Costs You Matches">
      <div className={styles.place} aria-live="polite">
        {coach.state === "ready" && <Costs coach={coach.value} statistics={statistics} names={names} />}
        {coach.state === "loading" && <p className={styles.note}>Counting...</p>}
        {coach.state === "failed" && (
          <p className={styles.note}>
            This could not be counted.{" "}
            <button type="button" className={styles.retry} onClick={coach.retry}>
              Try again
            </button>
          </p>
        )}
      </div>
    </FixedPanel>
  );
}

interface KnownCostsProps {
  readonly coach: CoachAnswer;
  readonly statistics: PlayerStatistics;
  readonly names: Names;
}

function Costs({ coach, statistics, names }: KnownCostsProps): ReactNode {
  const shown = shownCosts(coach.costs);
  const ownGameId = statistics.profile.mostUsedGameId;
  return (
    <>
      <p className={styles.verdict}>{verdictWords(coach.costs, names.character)}</p>
      {shown.length > 0 && (
        <>
          <p className={styles.even}>
            {EVEN_WORDS} {centreWords(coach.world)}
          </p>
          <ol className={styles.rows}>
            {shown.map((cost) => (
              <CostRow
                key={cost.gameId}
                cost={cost}
                matches={coach.matches}
                ownGameId={ownGameId}
                names={names}
              />
            ))}
          </ol>
          <SaveCosts costs={coach.costs} names={names} />
        </>
      )}
      {coach.costs.verdict !== "stands-out" && (
        <WorthLearning
          opponents={coach.opponents}
          matches={coach.matches}
          ownGameId={ownGameId}
          names={names}
        />
      )}
      <HowCounted world={coach.world} />
    </>
  );
}
