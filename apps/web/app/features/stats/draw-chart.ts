import {
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  type ChartDataset,
  Legend,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
} from "chart.js";
import type { BarSet } from "./core/chart-data.ts";

/** Chart.js, loaded with the first chart that is shown. Colours and faces are those of the page's custom properties. */

Chart.register(
  BarController,
  BarElement,
  CategoryScale,
  Legend,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
);

const BAR_COLOURS: Record<BarSet["colour"], string> = {
  wins: "--green",
  losses: "--red-fill",
  "comparison-wins": "--button-3",
  "comparison-losses": "--amber-fill",
};

const LINE_COLOURS = ["--amber", "--button-3", "--green"];
const LINE_DASHES = [[], [8, 4], [2, 3]];

/** A line of values over time, in seconds since 1970. */
export interface ChartLine {
  readonly label: string;
  readonly points: readonly { readonly at: number; readonly value: number }[];
}

interface LineOptions {
  readonly shape: "straight" | "steps";
  readonly formatValue: (value: number) => string;
  readonly formatTime: (at: number) => string;
}

/** Bars of wins and losses along the labels; the legend is on top. */
export function drawBars(canvas: HTMLCanvasElement, labels: string[], sets: readonly BarSet[]): Chart {
  const read = propertyReader();
  clear(canvas);
  return new Chart(canvas, {
    type: "bar",
    data: {
      labels,
      datasets: sets.map(({ label, colour, values }) => ({
        label,
        data: [...values],
        backgroundColor: read(BAR_COLOURS[colour]),
        borderRadius: 2,
        maxBarThickness: 26,
      })),
    },
    options: {
      ...sharedOptions(read),
      scales: {
        x: {
          ...axis(read),
          ticks: { ...axis(read).ticks, autoSkip: false, maxRotation: 90, minRotation: 60 },
        },
        y: { ...axis(read), beginAtZero: true, ticks: { ...axis(read).ticks, precision: 0 } },
      },
    },
  });
}

/** Lines over time, one for each of the player's characters. */
export function drawLines(
  canvas: HTMLCanvasElement,
  lines: readonly ChartLine[],
  options: LineOptions,
): Chart {
  const read = propertyReader();
  const { formatTime, formatValue } = options;
  clear(canvas);
  return new Chart(canvas, {
    type: "line",
    data: { datasets: lines.map((line, place) => lineSet(line, place, read, options)) },
    options: {
      ...sharedOptions(read),
      parsing: false,
      plugins: {
        legend: {
          ...sharedOptions(read).plugins.legend,
          labels: { ...sharedOptions(read).plugins.legend.labels, boxHeight: 1, boxWidth: 24 },
        },
        tooltip: {
          callbacks: {
            title: (items) => formatTime(items[0]?.parsed.x ?? 0),
            label: ({ dataset, parsed }) => `${dataset.label}: ${formatValue(parsed.y ?? 0)}`,
          },
        },
      },
      scales: {
        x: {
          ...axis(read),
          type: "linear",
          bounds: "data",
          ticks: {
            ...axis(read).ticks,
            maxTicksLimit: 6,
            maxRotation: 0,
            callback: (at) => formatTime(Number(at)),
          },
        },
        y: {
          ...axis(read),
          grace: "5%",
          ticks: { ...axis(read).ticks, precision: 0, callback: (value) => formatValue(Number(value)) },
        },
      },
    },
  });
}

/** Two draws may have been on their way at once; a canvas holds one chart. */
function clear(canvas: HTMLCanvasElement): void {
  Chart.getChart(canvas)?.destroy();
}

function lineSet(
  { label, points }: ChartLine,
  place: number,
  read: ReadProperty,
  { shape }: LineOptions,
): ChartDataset<"line"> {
  const colour = read(LINE_COLOURS[place % LINE_COLOURS.length] ?? "--text");
  return {
    label,
    data: points.map(({ at, value }) => ({ x: at, y: value })),
    borderColor: colour,
    backgroundColor: colour,
    borderWidth: 2,
    borderDash: LINE_DASHES[place % LINE_DASHES.length] ?? [],
    pointRadius: points.length > 60 ? 0 : 2,
    pointHitRadius: 12,
    stepped: shape === "steps" ? "after" : false,
  };
}

type ReadProperty = (name: string) => string;

function propertyReader(): ReadProperty {
  const style = getComputedStyle(document.documentElement);
  return (name) => style.getPropertyValue(name).trim();
}

function sharedOptions(read: ReadProperty) {
  const font = { family: read("--font-text"), size: 12 };
  return {
    responsive: true,
    maintainAspectRatio: false,
    animation: false as const,
    interaction: { mode: "index" as const, intersect: false },
    color: read("--text"),
    font,
    plugins: {
      // From the left: on a phone the bars are wider than the screen, the legend is not.
      legend: {
        position: "top" as const,
        align: "start" as const,
        labels: { color: read("--text"), font, boxWidth: 12, padding: 8 },
      },
      tooltip: {},
    },
  };
}

function axis(read: ReadProperty) {
  return {
    grid: { color: read("--line") },
    border: { color: read("--line-strong") },
    ticks: { color: read("--text-quiet"), font: { family: read("--font-text"), size: 12 } },
  };
}
