import { dayAndTime, NO_VALUE, shortDay, signedCount, timeOfDay } from "@tactician/contract";
import { RANKS } from "@tactician/game";
import {
  type Coach,
  formatGameVersion,
  type HistoryLine,
  type HourRow,
  type PatchMark,
  type PlayerStatistics,
  type Session,
  type SessionAdvice,
  type StageTally,
  type Tally,
  totalOf,
  winRatio,
} from "@tactician/statistics";
import type { CSSProperties, ReactNode } from "react";
import { InSteps } from "../../live/InSteps.tsx";
import { ChartCanvas, type ChartCode } from "../../ui/chart/ChartCanvas.tsx";
import { DataTable } from "../../ui/DataTable.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { FixedPanel } from "../../ui/panel/Panel.tsx";
import { sessionWords } from "./core/coach-words.ts";
import { heatBand, machineTime, ratioWords } from "./core/records.ts";
import { type Names, useNames } from "./names.ts";
import styles from "./Trends.module.css";
import * as words from "./words.ts";

interface TrendsProps {
  readonly statistics: PlayerStatistics;
  /** Nothing while it is counted. */
  readonly coach: Coach | undefined;
}

const NO_PATCHES: readonly PatchMark[] = [];

export function Trends({ statistics, coach }: TrendsProps) {
  const names = useNames();
  const { ratings, ranks, stages, hours, sessions } = statistics;
  return (
    <div className={styles.trends}>
      <InSteps>
        <HistoryPanel
          id="rating"
          lines={ratings}
          shape="straight"
          formatValue={ratingWords}
          patches={coach?.patches ?? NO_PATCHES}
        />
        <HistoryPanel
          id="rank"
          lines={ranks}
          shape="steps"
          formatValue={(step) => rankWords(names, step)}
          patches={NO_PATCHES}
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

interface TrendPanelProps {
  readonly id: string;
  readonly title: string;
  /** What is said where there is nothing to show. */
  readonly none: string | false;
  readonly children: ReactNode;
}

function TrendPanel({ id, title, none, children }: TrendPanelProps) {
  return (
    <FixedPanel id={id} title={title}>
      {none === false ? children : <EmptyState>{none}</EmptyState>}
    </FixedPanel>
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

interface HistoryPanelProps {
  readonly id: keyof typeof words.TRENDS;
  readonly lines: readonly HistoryLine[];
  readonly patches: readonly PatchMark[];
  readonly shape: "straight" | "steps";
  readonly formatValue: (value: number) => string;
}

const DAY = 24 * 60 * 60;

/** Patches that are named below the chart. */
const MOST_PATCHES = 6;

function HistoryPanel(props: HistoryPanelProps) {
  const { id, lines, patches, formatValue } = props;
  const names = useNames();
  const { title, spoken, none } = words.TRENDS[id];
  const draw = (code: ChartCode, canvas: HTMLCanvasElement) => drawHistory(code, canvas, names, props);
  return (
    <TrendPanel id={id} title={title} none={lines.length === 0 && none}>
      <div className="column spaced">
        <ChartCanvas label={spoken} draw={draw} />
        {patches.length > 0 && <p className="small quiet">{patchWords(patches)}</p>}
        <DataTable
          label={title}
          heads={words.trendColumns}
          rows={lines.map((line) => historyRow(line, names, formatValue))}
        />
      </div>
    </TrendPanel>
  );
}

function patchWords(patches: readonly PatchMark[]): string {
  const named = patches.slice(-MOST_PATCHES).map(({ at, gameVersion }) => {
    return words.patchFrom(formatGameVersion(gameVersion), shortDay(at));
  });
  return words.patches(patches.length - named.length, named);
}

function drawHistory(
  { drawLines }: ChartCode,
  canvas: HTMLCanvasElement,
  names: Names,
  { lines, patches, shape, formatValue }: HistoryPanelProps,
) {
  const times = lines.flatMap(({ points }) => [points.at(0)?.at ?? 0, points.at(-1)?.at ?? 0]);
  const isOneDay = Math.max(...times) - Math.min(...times) < 2 * DAY;
  return drawLines(
    canvas,
    lines.map(({ gameId, points }) => ({ label: names.character(gameId), points })),
    {
      shape,
      formatValue,
      formatTime: isOneDay ? timeOfDay : shortDay,
      marks: patches.map(({ at, gameVersion }) => ({ at, label: formatGameVersion(gameVersion) })),
    },
  );
}

function historyRow({ gameId, points }: HistoryLine, names: Names, formatValue: (value: number) => string) {
  const values = points.map(({ value }) => value);
  const shown = [Math.min(...values), Math.max(...values), values.at(-1)];
  return {
    key: String(gameId),
    head: names.character(gameId),
    cells: shown.map((value) => (value === undefined ? "" : formatValue(value))),
  };
}

/** Win ratio by weekday and hour: green where it is high, red where it is low, paler the fewer matches are behind it. */
function HourPanel({ hours }: { hours: readonly HourRow[] }) {
  return (
    <TrendPanel id="hours" title={words.byHour} none={hours.length === 0 && words.noTimes}>
      <table className={styles.hours}>
        <thead>
          <tr>
            <th scope="col">
              <abbr title={words.hour}>{words.hourShort}</abbr>
            </th>
            {words.WEEKDAYS.map(({ long, short }) => (
              <th key={long} scope="col">
                <abbr title={long}>{short}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {hours.map(({ hour, weekdays }) => (
            <tr key={hour}>
              <th scope="row">{String(hour).padStart(2, "0")}</th>
              {weekdays.map((tally, place) => (
                <Cell key={words.WEEKDAYS[place]?.long} tally={tally} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>{words.hourNote}</p>
    </TrendPanel>
  );
}

function Cell({ tally }: { tally: Tally | undefined }) {
  const ratio = tally === undefined ? undefined : winRatio(tally);
  if (tally === undefined || ratio === undefined) return <td />;
  const total = totalOf(tally);
  return (
    <td data-band={heatBand(ratio, total)}>
      {Math.round(ratio)}
      <span className="visually-hidden">{words.percentSpoken(total)}</span>
      <small aria-hidden="true">{total}</small>
    </td>
  );
}

interface SessionPanelProps {
  readonly sessions: readonly Session[];
  /** Whether long ones cost matches; nothing while that is counted. */
  readonly advice: SessionAdvice | undefined;
}

/** The last times the player sat down: how long, how many matches, and what became of the rating; and whether to stop earlier. */
function SessionPanel({ sessions, advice }: SessionPanelProps) {
  return (
    <TrendPanel id="sessions" title={words.latestSessions} none={sessions.length === 0 && words.noTimes}>
      <p className={styles.advice}>{advice && sessionWords(advice)}</p>
      <ol>
        {sessions.map((session) => (
          <Row key={session.startedAt} session={session} />
        ))}
      </ol>
      <p className={styles.note}>{words.sessionEnds}</p>
    </TrendPanel>
  );
}

const DIRECTIONS: Readonly<Record<number, string>> = { 1: "plus", [-1]: "minus" };

function Row({ session: { startedAt, endedAt, tally, ratingChange } }: { session: Session }) {
  return (
    <li className={styles.session}>
      <div>
        <time dateTime={machineTime(startedAt)}>{dayAndTime(startedAt)}</time>
        <span className={styles.change} data-tone={DIRECTIONS[Math.sign(ratingChange ?? 0)]}>
          <span className="visually-hidden">{words.ratingSpoken}</span>
          {ratingChange === undefined ? NO_VALUE : signedCount(ratingChange)}
        </span>
      </div>
      <p className="small quiet">{words.sessionOf(totalOf(tally), endedAt - startedAt, tally)}</p>
      <TallyBar tally={tally} />
    </li>
  );
}

function StagePanel({ stages }: { stages: readonly StageTally[] }) {
  return (
    <TrendPanel id="stages" title={words.byStage} none={stages.length === 0 && words.noStages}>
      <DataTable
        label={words.byStageTable}
        heads={words.stageColumns}
        rows={stages.map(({ name, tally }) => ({
          key: name ?? "",
          head: (
            <>
              {name ?? words.unknownStage}
              <TallyBar tally={tally} />
            </>
          ),
          cells: [totalOf(tally), ratioWords(tally)],
        }))}
      />
    </TrendPanel>
  );
}

/** Wins, draws and losses as one bar. The words beside it say the same. */
function TallyBar({ tally }: { tally: Tally }): ReactNode {
  return (
    <div className={styles.bar} aria-hidden="true">
      {(["wins", "draws", "losses"] as const).map((kind) => (
        <span key={kind} className={styles[kind]} style={{ "--share": `${tally[kind]}` } as CSSProperties} />
      ))}
    </div>
  );
}
