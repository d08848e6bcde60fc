import {
  type CharacterTally,
  type Coach,
  compareOpponents,
  formatRatio,
  MATCH_PERIODS,
  type MatchPeriod,
  type PlayerStatistics,
  SMALL_SAMPLE,
} from "@tactician/statistics";
import type { ReactNode } from "react";
import { InSteps } from "../../live/InSteps.tsx";
import type { Async } from "../../live/use-async.ts";
import type { PlayerAnswer } from "../../player/stats-worker.ts";
import { useCoach } from "../../player/use-player.ts";
import { ChartCanvas, type ChartCode } from "../../ui/chart/ChartCanvas.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { LabelledSelect } from "../../ui/LabelledSelect.tsx";
import { FixedPanel } from "../../ui/panel/Panel.tsx";
import characterNumbers from "./CharacterNumbers.module.css";
import styles from "./CharacterRecord.module.css";
import { CharacterTable } from "./CharacterTable.tsx";
import type { Names } from "./core/names.ts";
import { winLossChart } from "./core/records.ts";
import type { ShownMatches, StatsAddress } from "./core/stats-address.ts";
import { tallyWords } from "./core/stats-words.ts";
import matchFilterForm from "./MatchFilterForm.module.css";
import { GuideLink, MatchPortrait } from "./MatchPortrait.tsx";
import topCharacters from "./TopCharacters.module.css";

const TITLE = "Character Win/Loss Ratio";

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

function Tops({ statistics, names, prefix }: { statistics: PlayerStatistics; names: Names; prefix: string }) {
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

export interface CharacterNumbersProps {
  readonly player: PlayerAnswer;
  readonly statistics: PlayerStatistics;
  readonly coach: Async<Coach>;
  readonly comparison: PlayerAnswer | undefined;
  readonly names: Names;
  readonly isOwner: boolean;
  readonly address: StatsAddress;
  readonly onFilter: (filter: ShownMatches) => void;
}

/** The numbers against each character, of all matches or of those that pass a filter. */
function CharacterNumbers(props: CharacterNumbersProps): ReactNode {
  const { player, statistics, coach: whole, comparison, names, isOwner, address, onFilter } = props;
  const { ownGameId, period, playerId, compareId } = address;
  const isWhole = ownGameId === undefined && period === "all";
  const filtered = useCoach(isWhole ? undefined : player, playerId, { ownGameId, period });
  // Whom the other player plays is another matter.
  const other = useCoach(comparison, compareId, { period });
  const coach = isWhole ? whole : filtered;
  const whose = isOwner ? "My" : "User";

  const filter = (
    <MatchFilterForm
      ownGameId={ownGameId}
      period={period}
      ownCharacters={whole.value?.ownCharacters ?? []}
      names={names}
      onFilter={onFilter}
    />
  );
  const counted = coach.value?.opponents ?? (isWhole ? withoutEstimates(statistics.characters) : undefined);
  if (counted === undefined) {
    const isLost = coach.state === "failed";
    return (
      <div className={characterNumbers.numbers}>
        {filter}
        <EmptyState>{isLost ? "These matches could not be counted." : "Counting..."}</EmptyState>
      </div>
    );
  }
  return (
    <div className={characterNumbers.numbers}>
      {filter}
      {counted.length === 0 ? (
        <EmptyState>No match passes this filter. Take a longer time, or all characters.</EmptyState>
      ) : (
        <>
          <CharacterTable
            own={counted}
            compared={
              comparison?.statistics &&
              (other.value?.opponents ?? withoutEstimates(comparison.statistics.characters))
            }
            differences={
              coach.value && other.value && compareOpponents(coach.value.opponents, other.value.opponents)
            }
            names={names}
            whose={whose}
          />
          <p className={characterNumbers.note}>
            Estimate: matches in 100 above (+) or below (−) even against opponents of equal rating, in
            brackets where the truth likely lies. Short records are drawn towards even.
          </p>
        </>
      )}
    </div>
  );
}

function withoutEstimates(rows: readonly CharacterTally[]) {
  return rows.map(({ gameId, tally }) => ({ gameId, tally, points: undefined }));
}

interface MatchFilterFormProps extends ShownMatches {
  /** Whom the player plays, the most played first. */
  readonly ownCharacters: Coach["ownCharacters"];
  readonly names: Names;
  readonly onFilter: (filter: ShownMatches) => void;
}

const PERIOD_LABELS: Record<MatchPeriod, string> = {
  all: "All matches",
  "90-days": "Last 90 days",
  "last-patch": "Since the last patch",
};

function MatchFilterForm(props: MatchFilterFormProps): ReactNode {
  const { ownGameId, period, ownCharacters, names, onFilter } = props;
  // One from the address whom the player does not play is there as well, so that the field says what counts.
  const isUnplayed = ownGameId !== undefined && ownCharacters.every(({ gameId }) => gameId !== ownGameId);
  const offered = isUnplayed ? [...ownCharacters, { gameId: ownGameId, matches: 0 }] : ownCharacters;
  return (
    <search className={matchFilterForm.filter} aria-label="Filter the matches">
      <LabelledSelect
        className={matchFilterForm.choice}
        label="Playing as"
        value={ownGameId}
        options={offered.map(({ gameId, matches }) => [gameId, `${names.character(gameId)} (${matches})`])}
        none="All characters"
        onChoose={(chosen) => onFilter({ ownGameId: chosen, period })}
      />
      <LabelledSelect
        className={matchFilterForm.choice}
        label="Time"
        value={period}
        options={MATCH_PERIODS.map((known) => [known, PERIOD_LABELS[known]])}
        onChoose={(chosen) => onFilter({ ownGameId, period: chosen ?? "all" })}
      />
    </search>
  );
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
              Character: {names.character(gameId)}, Win Ratio: {formatRatio(ratio)}%
            </p>
            <p className={topCharacters.tally}>
              {tallyWords(tally)}
              {isSmall ? (
                <span className={topCharacters.small}>under {SMALL_SAMPLE} matches</span>
              ) : undefined}
              {hasGuides ? <GuideLink gameId={gameId} /> : undefined}
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
