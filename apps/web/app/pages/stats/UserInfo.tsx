import { NO_VALUE } from "@tactician/contract";
import { formatCount, SAMPLE_PLAYER_ID } from "@tactician/game";
import { type PlayerStatistics, totalOf } from "@tactician/statistics";
import type { ReactNode } from "react";
import { FixedPanel } from "../../ui/panel/Panel.tsx";
import type { Names } from "./core/names.ts";
import { ratioWords } from "./core/records.ts";
import { MatchPortrait } from "./MatchPortrait.tsx";
import styles from "./UserInfo.module.css";
import * as words from "./words.ts";

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
          <dt className="visually-hidden">{words.name}</dt>
          <dd className={styles.who}>
            <bdi>{latest.name}</bdi>
          </dd>
          <dt className="visually-hidden">{words.rank}</dt>
          <dd>{names.rank(latest.rank)}</dd>
        </dl>
        {statistics.playerId === SAMPLE_PLAYER_ID && (
          <strong className={styles.sample}>{words.sampleData}</strong>
        )}
        {children === undefined ? undefined : <div className={styles.actions}>{children}</div>}
      </div>
      <Facts
        className={styles.strip}
        rows={[
          [words.currentRating, <Rating key="rating" side={latest} />],
          [words.record, words.score(tally)],
          [words.winRatio, <strong key="ratio">{ratioWords(tally)}</strong>],
        ]}
      />
      <Facts
        className={styles.facts}
        rows={[
          [words.totalMatches, formatCount(totalOf(tally))],
          [words.mostUsedCharacter, names.character(mostUsedGameId)],
          [words.power, formatCount(latest.power)],
          [words.polarisId, <code key="id">{statistics.playerId}</code>],
        ]}
      />
    </FixedPanel>
  );
}

interface FactsProps {
  readonly className: string | undefined;
  readonly rows: readonly (readonly [label: string, value: ReactNode])[];
}

function Facts({ className, rows }: FactsProps): ReactNode {
  return (
    <dl className={className}>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Records know the rating before the match and what became of it; a fresh player has none. */
function Rating({ side }: { side: PlayerStatistics["profile"]["latest"] }): ReactNode {
  const { rating_before: before, rating_change: change } = side;
  if (before === undefined) return <span title={words.notRated}>{NO_VALUE}</span>;
  return (
    <>
      {formatCount(before)}
      {change === undefined ? undefined : (
        <span className={styles.quiet}> → {formatCount(before + change)}</span>
      )}
    </>
  );
}
