import { formatGameVersion, type HistoryLine, type PatchMark } from "@tactician/statistics";
import type { ReactNode } from "react";
import { ChartCanvas, type ChartCode } from "../../ui/chart/ChartCanvas.tsx";
import { DataTable } from "../../ui/DataTable.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { FixedPanel } from "../../ui/panel/Panel.tsx";
import type { Names } from "./core/names.ts";
import { day, timeOfDay } from "./date-words.ts";
import styles from "./HistoryPanel.module.css";

interface HistoryPanelProps {
  readonly id: string;
  readonly title: string;
  /** Of the characters played most. */
  readonly lines: readonly HistoryLine[];
  readonly names: Names;
  /** Where another version of the game begins. */
  readonly patches: readonly PatchMark[];
  readonly shape: "straight" | "steps";
  readonly formatValue: (value: number) => string;
  /** What is said where there is no line. */
  readonly empty: string;
}

const DAY = 24 * 60 * 60;

/** Patches that are named below the chart. */
const MOST_PATCHES = 6;

/** A value of the characters played most, as lines over time and in numbers. */
export function HistoryPanel(props: HistoryPanelProps): ReactNode {
  const { id, title, lines, names, patches, shape, formatValue, empty } = props;
  const draw = (code: ChartCode, canvas: HTMLCanvasElement) =>
    drawHistory(code, canvas, { lines, names, patches, shape, formatValue });
  return (
    <FixedPanel id={id} title={title}>
      {lines.length === 0 ? (
        <EmptyState>{empty}</EmptyState>
      ) : (
        <div className={styles.history}>
          <ChartCanvas label={`${title}: a line chart; the table below has its main numbers`} draw={draw} />
          {patches.length > 0 && <p className={styles.patches}>{patchWords(patches)}</p>}
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

/** The latest ones by name. */
function patchWords(patches: readonly PatchMark[]): string {
  const named = patches.slice(-MOST_PATCHES).map(({ at, gameVersion }) => {
    return `${formatGameVersion(gameVersion)} from ${day(at)}`;
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
      formatTime: isOneDay ? timeOfDay : day,
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
