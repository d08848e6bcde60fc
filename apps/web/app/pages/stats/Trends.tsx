import { RANKS } from "@tactician/game";
import type { Coach, PatchMark, PlayerStatistics } from "@tactician/statistics";
import type { ReactNode } from "react";
import type { Names } from "./core/names.ts";
import { HistoryPanel } from "./HistoryPanel.tsx";
import { HourPanel } from "./HourPanel.tsx";
import { InSteps } from "./InSteps.tsx";
import { SessionPanel } from "./SessionPanel.tsx";
import { StagePanel } from "./StagePanel.tsx";
import styles from "./Trends.module.css";

interface TrendsProps {
  readonly statistics: PlayerStatistics;
  /** Nothing while it is counted. */
  readonly coach: Coach | undefined;
  readonly names: Names;
}

const NO_PATCHES: readonly PatchMark[] = [];

/** How things went over time, and where and when they go best. */
export function Trends({ statistics, coach, names }: TrendsProps): ReactNode {
  const { ratings, ranks, stages, hours, sessions } = statistics;
  return (
    <div className={styles.trends}>
      <InSteps>
        <HistoryPanel
          id="rating"
          title="Rating Over Time"
          lines={ratings}
          names={names}
          shape="straight"
          formatValue={ratingWords}
          patches={coach?.patches ?? NO_PATCHES}
          empty="No match with a rating yet: the first ones are not rated."
        />
        <HistoryPanel
          id="rank"
          title="Rank Over Time"
          lines={ranks}
          names={names}
          shape="steps"
          formatValue={(step) => rankWords(names, step)}
          patches={NO_PATCHES}
          empty="No match with a rank that is known here."
        />
        <StagePanel stages={stages} />
        <div className={styles.tall}>
          <HourPanel hours={hours} />
        </div>
        <SessionPanel sessions={sessions} advice={coach?.sessions} />
      </InSteps>
    </div>
  );
}

function ratingWords(rating: number): string {
  return String(Math.round(rating));
}

/** Between and beyond the ranks the axis says nothing. */
function rankWords(names: Names, step: number): string {
  const rank = RANKS[step];
  return rank === undefined || rank.id !== step ? "" : names.rank(rank.id);
}
