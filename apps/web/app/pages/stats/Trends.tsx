import { counted, dayAndTime, NO_VALUE, shortDay, signedCount, timeOfDay } from "@tactician/contract";
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
import { InSteps } from "../../live/InSteps.tsx";
import { ChartCanvas, type ChartCode } from "../../ui/chart/ChartCanvas.tsx";
import { DataTable } from "../../ui/DataTable.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { FixedPanel } from "../../ui/panel/Panel.tsx";
import { sessionWords } from "./core/coach-words.ts";
import type { Names } from "./core/names.ts";
import { durationWords, heatBand, machineTime, ratioWords, tallyWords } from "./core/stats-words.ts";
import historyPanel from "./HistoryPanel.module.css";
import hourPanel from "./HourPanel.module.css";
import { TallyBar } from "./MatchPortrait.tsx";
import sessionPanel from "./SessionPanel.module.css";
import styles from "./Trends.module.css";

interface TrendsProps {
  readonly statistics: PlayerStatistics;
  /** Nothing while it is counted. */
  readonly coach: Coach | undefined;
  readonly names: Names;
}

const NO_PATCHES: readonly PatchMark[] = [];

export function Trends({ statistics, coach, names }: TrendsProps) {
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

interface HistoryPanelProps {
  readonly id: string;
  readonly title: string;
  readonly lines: readonly HistoryLine[];
  readonly names: Names;
  readonly patches: readonly PatchMark[];
  readonly shape: "straight" | "steps";
  readonly formatValue: (value: number) => string;
  readonly empty: string;
}

const DAY = 24 * 60 * 60;

/** Patches that are named below the chart. */
const MOST_PATCHES = 6;

function HistoryPanel(props: HistoryPanelProps) {
  const { id, title, lines, names, patches, shape, formatValue, empty } = props;
  const draw = (code: ChartCode, canvas: HTMLCanvasElement) =>
    drawHistory(code, canvas, { lines, names, patches, shape, formatValue });
  return (
    <FixedPanel id={id} title={title}>
      {lines.length === 0 ? (
        <EmptyState>{empty}</EmptyState>
      ) : (
        <div className={historyPanel.history}>
          <ChartCanvas label={`${title}: a line chart; the table below has its main numbers`} draw={draw} />
          {patches.length > 0 && <p className={historyPanel.patches}>{patchWords(patches)}</p>}
          <DataTable
            label={title}
            heads={["Character", "Lowest", "Highest", "Latest"]}
            rows={lines.map((line) => historyRow(line, names, formatValue))}
          />
        </div>
      )}
    </FixedPanel>
  );
}

function patchWords(patches: readonly PatchMark[]): string {
  const named = patches.slice(-MOST_PATCHES).map(({ at, gameVersion }) => {
    return `${formatGameVersion(gameVersion)} from ${shortDay(at)}`;
  });
  const before = patches.length - named.length;
  return `Dashed lines are patches: ${before > 0 ? `${before} earlier ones, ` : ""}${named.join(", ")}.`;
}

type Drawn = Pick<HistoryPanelProps, "lines" | "names" | "patches" | "shape" | "formatValue">;

function drawHistory({ drawLines }: ChartCode, canvas: HTMLCanvasElement, drawn: Drawn) {
  const { lines, names, patches, shape, formatValue } = drawn;
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

const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** Win ratio by weekday and hour: green where it is high, red where it is low, paler the fewer matches are behind it. */
function HourPanel({ hours }: { hours: readonly HourRow[] }) {
  return (
    <FixedPanel id="hours" title="Win Ratio by Weekday and Hour">
      {hours.length === 0 ? (
        <EmptyState>These matches do not say when they were played.</EmptyState>
      ) : (
        <>
          <table className={hourPanel.table}>
            <thead>
              <tr>
                <th scope="col">
                  <abbr title="Hour">h</abbr>
                </th>
                {WEEKDAYS.map((weekday) => (
                  <th key={weekday} scope="col">
                    <abbr title={weekday}>{weekday.slice(0, 3)}</abbr>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {hours.map(({ hour, weekdays }) => (
                <tr key={hour}>
                  <th scope="row">{String(hour).padStart(2, "0")}</th>
                  {weekdays.map((tally, place) => (
                    <Cell key={WEEKDAYS[place]} tally={tally} />
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          <p className={hourPanel.note}>
            Percent won of the matches that began in that hour, in your time zone, with their number below.
          </p>
        </>
      )}
    </FixedPanel>
  );
}

function Cell({ tally }: { tally: Tally | undefined }) {
  const ratio = tally === undefined ? undefined : winRatio(tally);
  if (tally === undefined || ratio === undefined) return <td className={hourPanel.none} />;
  const total = totalOf(tally);
  return (
    <td className={hourPanel.cell} data-band={heatBand(ratio, total)}>
      {Math.round(ratio)}
      <span className="visually-hidden"> percent of {counted(total, "match", "matches")}</span>
      <small className={hourPanel.count} aria-hidden="true">
        {total}
      </small>
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
    <FixedPanel id="sessions" title="Latest Sessions">
      {sessions.length === 0 ? (
        <EmptyState>These matches do not say when they were played.</EmptyState>
      ) : (
        <>
          <p className={sessionPanel.advice}>{advice && sessionWords(advice)}</p>
          <ol>
            {sessions.map((session) => (
              <Row key={session.startedAt} session={session} />
            ))}
          </ol>
          <p className={sessionPanel.note}>An hour without a ranked match ends a session.</p>
        </>
      )}
    </FixedPanel>
  );
}

function Row({ session: { startedAt, endedAt, tally, ratingChange } }: { session: Session }) {
  return (
    <li className={sessionPanel.session}>
      <div className={sessionPanel.line}>
        <time className={sessionPanel.start} dateTime={machineTime(startedAt)}>
          {dayAndTime(startedAt)}
        </time>
        <span className={sessionPanel.change} data-direction={Math.sign(ratingChange ?? 0)}>
          <span className="visually-hidden">Rating </span>
          {ratingChange === undefined ? NO_VALUE : signedCount(ratingChange)}
        </span>
      </div>
      <p className={sessionPanel.words}>
        {counted(totalOf(tally), "match", "matches")} in {durationWords(endedAt - startedAt)}:{" "}
        {tallyWords(tally)}
      </p>
      <TallyBar tally={tally} />
    </li>
  );
}

function StagePanel({ stages }: { stages: readonly StageTally[] }) {
  return (
    <FixedPanel id="stages" title="Win Ratio by Stage">
      {stages.length === 0 ? (
        <EmptyState>These matches do not say on which stage they were played.</EmptyState>
      ) : (
        <DataTable
          label="Win ratio by stage"
          heads={["Stage", "Matches", "Win ratio"]}
          rows={stages.map(({ name, tally }) => ({
            key: name ?? "",
            head: (
              <>
                {name ?? "Unknown Stage"}
                <TallyBar tally={tally} />
              </>
            ),
            cells: [totalOf(tally), ratioWords(tally)],
          }))}
        />
      )}
    </FixedPanel>
  );
}
