import type { PlayerStatistics } from "@tactician/statistics";
import type { ReactNode } from "react";
import { ChartCanvas, type ChartCode } from "../../ui/chart/ChartCanvas.tsx";
import { FixedPanel } from "../../ui/panel/Panel.tsx";
import { CharacterNumbers, type CharacterNumbersProps } from "./CharacterNumbers.tsx";
import styles from "./CharacterRecord.module.css";
import { winLossChart } from "./core/chart-data.ts";
import type { Names } from "./core/names.ts";
import { InSteps } from "./InSteps.tsx";
import { TopCharacters } from "./TopCharacters.tsx";

const TITLE = "Character Win/Loss Ratio";

/** Wins and losses against each character: the worst, the best, and all as a chart and as a table. */
export function CharacterRecord(props: CharacterNumbersProps): ReactNode {
  const { statistics, comparison, names, isOwner } = props;
  const compared = comparison?.statistics;
  const data = winLossChart(statistics.characters, compared?.characters, isOwner);
  const labels = data.gameIds.map(names.character);
  const draw = ({ drawBars }: ChartCode, canvas: HTMLCanvasElement) => drawBars(canvas, labels, data.sets);
  const count = new Set([...statistics.characters, ...(compared?.characters ?? [])].map((row) => row.gameId));
  return (
    <div className={styles.record}>
      <InSteps>
        <Tops statistics={statistics} names={names} prefix="" />
        {compared === undefined ? undefined : (
          <Tops statistics={compared} names={names} prefix="Comparison " />
        )}
        <div className={styles.wide}>
          <FixedPanel id="character-chart" title={TITLE}>
            <ChartCanvas
              label={`${TITLE}: a bar chart; the table below has the same numbers`}
              draw={draw}
              columns={count.size}
            />
          </FixedPanel>
        </div>
        <div className={styles.wide}>
          <FixedPanel id="character-table" title="Every Character">
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
  /** `Comparison ` before the titles of the second player's lists. */
  readonly prefix: string;
}

function Tops({ statistics, names, prefix }: TopsProps): ReactNode {
  const key = prefix === "" ? "own" : "comparison";
  return (
    <>
      <FixedPanel id={`${key}-issues`} title={`${prefix}Top 3 Characters You Have Issues With`}>
        <TopCharacters rows={statistics.hardest} names={names} hasGuides />
      </FixedPanel>
      <FixedPanel id={`${key}-best`} title={`${prefix}Top 3 Characters You Have Highest Win Ratio`}>
        <TopCharacters rows={statistics.easiest} names={names} hasGuides={false} />
      </FixedPanel>
    </>
  );
}
