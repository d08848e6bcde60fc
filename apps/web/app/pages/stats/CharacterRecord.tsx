import {
  type CharacterTally,
  type Coach,
  compareOpponents,
  formatRatio,
  type PlayerStatistics,
  SMALL_SAMPLE,
} from "@tactician/statistics";
import type { ReactNode } from "react";
import { InSteps } from "../../live/InSteps.tsx";
import { ChartCanvas, type ChartCode } from "../../ui/chart/ChartCanvas.tsx";
import { FixedPanel } from "../../ui/panel/Panel.tsx";
import characterNumbers from "./CharacterNumbers.module.css";
import styles from "./CharacterRecord.module.css";
import { CharacterTable } from "./CharacterTable.tsx";
import type { Names } from "./core/names.ts";
import { winLossChart } from "./core/records.ts";
import { GuideLink, MatchPortrait } from "./MatchPortrait.tsx";
import topCharacters from "./TopCharacters.module.css";
import * as words from "./words.ts";

export function CharacterRecord(props: CharacterRecordProps): ReactNode {
  const { statistics, comparison, names, isOwner } = props;
  const compared = comparison?.statistics;
  const data = winLossChart(statistics.characters, compared?.characters, isOwner);
  const labels = data.gameIds.map(names.character);
  const draw = ({ drawBars }: ChartCode, canvas: HTMLCanvasElement) => drawBars(canvas, labels, data.sets);
  const count = new Set([...statistics.characters, ...(compared?.characters ?? [])].map((row) => row.gameId));
  return (
    <div className={styles.record}>
      <InSteps>
        <Tops statistics={statistics} names={names} whose="own" />
        {compared === undefined ? undefined : <Tops statistics={compared} names={names} whose="comparison" />}
        <div className={styles.wide}>
          <FixedPanel id="character-chart" title={words.winLossChart}>
            <ChartCanvas label={words.winLossChartSpoken} draw={draw} columns={count.size} />
          </FixedPanel>
        </div>
        <div className={styles.wide}>
          <FixedPanel id="character-table" title={words.everyCharacter}>
            <CharacterNumbers {...props} />
          </FixedPanel>
        </div>
      </InSteps>
    </div>
  );
}

interface TopsProps {
  readonly statistics: PlayerStatistics;
  readonly names: Names;
  readonly whose: keyof typeof words.TOPS;
}

function Tops({ statistics, names, whose }: TopsProps) {
  const { issues, best } = words.TOPS[whose];
  return (
    <>
      <FixedPanel id={`${whose}-issues`} title={issues}>
        <TopCharacters rows={statistics.hardest} names={names} hasGuides />
      </FixedPanel>
      <FixedPanel id={`${whose}-best`} title={best}>
        <TopCharacters rows={statistics.easiest} names={names} hasGuides={false} />
      </FixedPanel>
    </>
  );
}

export interface CharacterRecordProps {
  readonly statistics: PlayerStatistics;
  readonly coach: Coach | undefined;
  /** A second player by the same time; nothing without one. */
  readonly comparison: ComparedRecord | undefined;
  readonly names: Names;
  readonly isOwner: boolean;
}

export interface ComparedRecord {
  readonly statistics: PlayerStatistics;
  readonly coach: Coach | undefined;
}

/** The numbers against each character; without estimates while they are counted. */
function CharacterNumbers({
  statistics,
  coach,
  comparison,
  names,
  isOwner,
}: CharacterRecordProps): ReactNode {
  const other = comparison?.coach;
  return (
    <div className={characterNumbers.numbers}>
      <CharacterTable
        own={coach?.opponents ?? withoutEstimates(statistics.characters)}
        compared={comparison && (other?.opponents ?? withoutEstimates(comparison.statistics.characters))}
        differences={coach && other && compareOpponents(coach.opponents, other.opponents)}
        names={names}
        whose={isOwner ? "my" : "user"}
      />
      <p className={characterNumbers.note}>{words.estimateNote}</p>
    </div>
  );
}

function withoutEstimates(rows: readonly CharacterTally[]) {
  return rows.map(({ gameId, tally }) => ({ gameId, tally, points: undefined }));
}

interface TopCharactersProps {
  readonly rows: readonly CharacterTally[];
  readonly names: Names;
  readonly hasGuides: boolean;
}

function TopCharacters({ rows, names, hasGuides }: TopCharactersProps): ReactNode {
  return (
    <ol>
      {rows.map(({ gameId, ratio, tally, isSmall }) => (
        <li key={gameId} className={topCharacters.row} data-is-small={isSmall}>
          <MatchPortrait gameId={gameId} name={names.character(gameId)} size="small" isNamed={true} />
          <div className={topCharacters.text}>
            <p className={topCharacters.line}>
              {words.characterRatio(names.character(gameId), formatRatio(ratio))}
            </p>
            <p className={topCharacters.tally}>
              {words.tally(tally)}
              {isSmall ? <span className={topCharacters.small}>{words.under(SMALL_SAMPLE)}</span> : undefined}
              {hasGuides ? <GuideLink gameId={gameId} /> : undefined}
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
