import { NO_VALUE } from "@tactician/contract";
import {
  type CharacterTally,
  type Coach,
  type ComparedOpponent,
  compareOpponents,
  emptyTally,
  formatRatio,
  type OpponentRecord,
  type PlayerStatistics,
  SMALL_SAMPLE,
  totalOf,
} from "@tactician/statistics";
import { type ReactNode, useState } from "react";
import { InSteps } from "../../live/InSteps.tsx";
import { ChartCanvas, type ChartCode } from "../../ui/chart/ChartCanvas.tsx";
import { type DataHead, DataTable } from "../../ui/DataTable.tsx";
import { FixedPanel } from "../../ui/panel/Panel.tsx";
import styles from "./CharacterRecord.module.css";
import columns from "./columns.module.css";
import { pointsCell } from "./core/coach-words.ts";
import { type CharacterSort, ratioWords, type SortColumn, sortRows, winLossChart } from "./core/records.ts";
import { GuideLink, MatchPortrait } from "./MatchPortrait.tsx";
import { useNames } from "./names.ts";
import * as words from "./words.ts";

/** A player's record; without the coach while that is counted. */
interface PlayerRecord {
  readonly statistics: PlayerStatistics;
  readonly coach: Coach | undefined;
}

interface CharacterRecordProps extends PlayerRecord {
  /** A second player by the same time; nothing without one. */
  readonly comparison: PlayerRecord | undefined;
  readonly isOwner: boolean;
}

export function CharacterRecord(props: CharacterRecordProps): ReactNode {
  const { statistics, comparison, isOwner } = props;
  const names = useNames();
  const compared = comparison?.statistics;
  const data = winLossChart(statistics.characters, compared?.characters, isOwner);
  const labels = data.gameIds.map(names.character);
  const draw = ({ drawBars }: ChartCode, canvas: HTMLCanvasElement) => drawBars(canvas, labels, data.sets);
  return (
    <div className={columns.columns}>
      <InSteps>
        <Tops statistics={statistics} whose="own" />
        {compared === undefined ? undefined : <Tops statistics={compared} whose="comparison" />}
        <div className={styles.wide}>
          <FixedPanel id="character-chart" title={words.winLossChart}>
            <ChartCanvas label={words.winLossChartSpoken} draw={draw} columns={labels.length} />
          </FixedPanel>
        </div>
        <div className={styles.wide}>
          <FixedPanel id="character-table" title={words.everyCharacter}>
            <div className="column spaced">
              <CharacterTable {...props} />
              <p className="small quiet">{words.estimateNote}</p>
            </div>
          </FixedPanel>
        </div>
      </InSteps>
    </div>
  );
}

function Tops({ statistics, whose }: { statistics: PlayerStatistics; whose: keyof typeof words.TOPS }) {
  const { issues, best } = words.TOPS[whose];
  return (
    <>
      <FixedPanel id={`${whose}-issues`} title={issues}>
        <TopCharacters rows={statistics.hardest} hasGuides />
      </FixedPanel>
      <FixedPanel id={`${whose}-best`} title={best}>
        <TopCharacters rows={statistics.easiest} />
      </FixedPanel>
    </>
  );
}

function TopCharacters({ rows, hasGuides }: { rows: readonly CharacterTally[]; hasGuides?: boolean }) {
  const names = useNames();
  return (
    <ol>
      {rows.map(({ gameId, ratio, tally, isSmall }) => (
        <li key={gameId} className={styles.row} data-is-small={isSmall}>
          <MatchPortrait gameId={gameId} isNamed />
          <div>
            <p className={styles.ratio}>
              {words.characterRatio(names.character(gameId), formatRatio(ratio))}
            </p>
            <p className={styles.tally}>
              {words.tally(tally)}
              {isSmall && <span className={styles.small}>{words.under(SMALL_SAMPLE)}</span>}
              {hasGuides && <GuideLink gameId={gameId} />}
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}

const RESULTS = ["wins", "losses", "draws"] as const;

/** Matches, raw ratio and estimate against each character, sorted by any of them; of both players where there are two. */
function CharacterTable({ statistics, coach, comparison, isOwner }: CharacterRecordProps): ReactNode {
  const names = useNames();
  const [sort, setSort] = useState<CharacterSort>({ column: "matches", direction: "descending" });
  const whose = isOwner ? "my" : "user";
  const own = rowsOf({ statistics, coach });
  const compared = comparison === undefined ? [] : rowsOf(comparison);
  const unmet = compared.filter(({ gameId }) => own.every((row) => row.gameId !== gameId));
  const rows = sortRows(
    [...own, ...unmet.map(({ gameId }) => ({ gameId, tally: emptyTally(), points: undefined }))],
    sort,
    names.character,
  );
  const differences =
    coach && comparison?.coach && compareOpponents(coach.opponents, comparison.coach.opponents);

  const sorting = (column: SortColumn, label: string): DataHead => ({
    label,
    sorted: sort.column === column ? sort.direction : undefined,
    onSort: () => setSort(turned(sort, column)),
  });
  const heads: DataHead[] = [
    sorting("name", words.character),
    ...(["matches", "ratio", "estimate"] as const).map((column) =>
      sorting(column, words.columnOf(whose, column)),
    ),
    ...RESULTS.map((column) => words.columnOf(whose, column)),
  ];
  if (comparison !== undefined) {
    const columns = ["matches", "ratio", "estimate", ...RESULTS] as const;
    heads.push(...columns.map((column) => words.columnOf("comparison", column)), words.difference);
  }
  return (
    <DataTable
      label={words.characterTable}
      heads={heads}
      rows={rows.map((row) => {
        const isSame = ({ gameId }: { gameId: number }) => gameId === row.gameId;
        const other = [...recordCells(compared.find(isSame)), differenceCell(differences?.find(isSame))];
        return {
          key: String(row.gameId),
          head: names.character(row.gameId),
          cells: [...recordCells(row), ...(comparison === undefined ? [] : other)],
        };
      })}
    />
  );
}

type CharacterRow = Pick<CharacterTally, "gameId" | "tally"> & {
  points: OpponentRecord["points"] | undefined;
};

/** A player's record against each character; without estimates while they are counted. */
function rowsOf({ statistics, coach }: PlayerRecord): readonly CharacterRow[] {
  return coach?.opponents ?? statistics.characters.map((row) => ({ ...row, points: undefined }));
}

/** The same column once more turns the order; another one begins with what is most, names with A, estimates with the worst. */
function turned({ column: before, direction }: CharacterSort, column: SortColumn): CharacterSort {
  if (before === column) return { column, direction: direction === "ascending" ? "descending" : "ascending" };
  return { column, direction: column === "matches" ? "descending" : "ascending" };
}

function recordCells(row: CharacterRow | undefined): (string | number)[] {
  const tally = row?.tally ?? emptyTally();
  const estimate = row?.points === undefined ? NO_VALUE : pointsCell(row.points);
  return [totalOf(tally), ratioWords(tally), estimate, tally.wins, tally.losses, tally.draws];
}

function differenceCell(difference: ComparedOpponent | undefined): ReactNode {
  if (difference === undefined) return NO_VALUE;
  if (difference.canTell) return pointsCell(difference.difference);
  return <span className={styles.untold}>{words.noDifference}</span>;
}
