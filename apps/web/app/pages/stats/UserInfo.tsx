import { formatCount, NO_VALUE } from "@tactician/contract";
import { type PlayerStatistics, totalOf } from "@tactician/statistics";
import type { ReactNode } from "react";
import { FixedPanel } from "../../ui/panel/Panel.tsx";
import type { Names } from "./core/names.ts";
import { ratioWords, tallyWords } from "./core/stats-words.ts";
import { MatchPortrait, TallyBar } from "./MatchPortrait.tsx";
import styles from "./UserInfo.module.css";

interface UserInfoProps {
  readonly id: string;
  readonly title: string;
  readonly statistics: PlayerStatistics;
  readonly names: Names;
  readonly children?: ReactNode;
}

/** One strip: who it is, rank, rating and record first; each number stands there once. */
export function UserInfo({ id, title, statistics, names, children }: UserInfoProps): ReactNode {
  const { latest, mostUsedGameId, tally } = statistics.profile;
  const rows: readonly (readonly [string, ReactNode])[] = [
    ["Rank", names.rank(latest.rank)],
    ["Current Rating", <Rating key="rating" side={latest} />],
    ["Record", tallyWords(tally)],
    ["Win Ratio", <strong key="ratio">{ratioWords(tally)}</strong>],
    ["Total Matches", formatCount(totalOf(tally))],
    ["Power", formatCount(latest.power)],
    ["Most Used Character", names.character(mostUsedGameId)],
    ["Polaris ID", <code key="id">{statistics.playerId}</code>],
  ];
  return (
    <FixedPanel id={id} title={title}>
      <div className={styles.head}>
        <MatchPortrait
          gameId={latest.chara_id}
          name={names.character(latest.chara_id)}
          size="small"
          isNamed={false}
        />
        <dl className={styles.name}>
          <dt className="visually-hidden">Name</dt>
          <dd>
            <bdi>{latest.name}</bdi>
          </dd>
        </dl>
        {children === undefined ? undefined : <div className={styles.actions}>{children}</div>}
      </div>
      <TallyBar tally={tally} />
      <dl className={styles.facts}>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </FixedPanel>
  );
}

/** Records know the rating before the match and what became of it; a fresh player has none. */
function Rating({ side }: { side: PlayerStatistics["profile"]["latest"] }): ReactNode {
  const { rating_before: before, rating_change: change } = side;
  if (before === undefined) return <span title="Not rated yet">{NO_VALUE}</span>;
  return (
    <>
      {formatCount(before)}
      {change === undefined ? undefined : (
        <span className={styles.quiet}> ({formatCount(before + change)} after the latest match)</span>
      )}
    </>
  );
}
