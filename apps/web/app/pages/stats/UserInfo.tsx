import { formatCount, NO_VALUE } from "@tactician/contract";
import { type PlayerStatistics, totalOf } from "@tactician/statistics";
import { Fragment, type ReactNode } from "react";
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

export function UserInfo({ id, title, statistics, names, children }: UserInfoProps): ReactNode {
  const { latest, mostUsedGameId, tally } = statistics.profile;
  const rows: readonly (readonly [string, ReactNode])[] = [
    ["Most Used Character", names.character(mostUsedGameId)],
    ["Rank", names.rank(latest.rank)],
    ["Power", formatCount(latest.power)],
    ["Current Rating", <Rating key="rating" side={latest} />],
    ["Polaris ID", <code key="id">{statistics.playerId}</code>],
    ["Total Matches", formatCount(totalOf(tally))],
    ["Win Ratio", <strong key="ratio">{ratioWords(tally)}</strong>],
  ];
  return (
    <FixedPanel id={id} title={title}>
      <div className={styles.info}>
        <MatchPortrait
          gameId={latest.chara_id}
          name={names.character(latest.chara_id)}
          size="large"
          isNamed={false}
        />
        <dl className={styles.name}>
          <dt>Name</dt>
          <dd>
            <bdi>{latest.name}</bdi>
          </dd>
        </dl>
        <dl className={styles.facts}>
          {rows.map(([label, value]) => (
            <Fragment key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </Fragment>
          ))}
        </dl>
      </div>
      <TallyBar tally={tally} />
      <p className={styles.tally}>{tallyWords(tally)}</p>
      {children === undefined ? undefined : <div className={styles.actions}>{children}</div>}
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
