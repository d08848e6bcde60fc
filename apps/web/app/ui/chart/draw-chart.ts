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

const properties = getComputedStyle(document.documentElement);

/** A custom property of the page: colours and faces of charts are those of everything else. */
const read = (name: string) => properties.getPropertyValue(name).trim();

Chart.defaults.set({
  maintainAspectRatio: false,
  animation: false,
  interaction: { mode: "index", intersect: false },
  color: read("--text"),
  font: { family: read("--font-text") },
  scale: {
    grid: { color: read("--line") },
    border: { color: read("--line-strong") },
    ticks: { color: read("--text-quiet") },
  },
  // From the left: on a phone the bars are wider than the screen, the legend is not.
  plugins: { legend: { align: "start", labels: { boxWidth: 12, padding: 8 } } },
});

const BAR_COLOURS: Record<BarSet["colour"], string> = {
  wins: "--green",
  losses: "--red-fill",
  "comparison-wins": "--button-3",
  "comparison-losses": "--amber-fill",
  matches: "--amber-fill",
};

const LINE_COLOURS = ["--amber", "--button-3", "--green", "--button-1", "--text"];
const LINE_DASHES = [[], [8, 4], [2, 3], [12, 3, 2, 3], [5, 5]];

/** A line of values over time, in seconds since 1970. */
interface ChartLine {
  readonly label: string;
  readonly points: readonly { readonly at: number; readonly value: number }[];
}

interface LineOptions {
  readonly shape: "straight" | "steps";
  readonly formatValue: (value: number) => string;
  readonly formatTime: (at: number) => string;
  /** Instants to be marked by a line from top to bottom, with a word beside it. */
  readonly marks: readonly { readonly at: number; readonly label: string }[];
}

export function drawBars(canvas: HTMLCanvasElement, labels: string[], sets: readonly BarSet[]): Chart {
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
      scales: {
        x: { ticks: { autoSkip: false, maxRotation: 90, minRotation: 60 } },
        y: { beginAtZero: true, ticks: { precision: 0 } },
      },
    },
  });
}

export function drawLines(
  canvas: HTMLCanvasElement,
  lines: readonly ChartLine[],
  { shape, formatTime, formatValue, marks }: LineOptions,
): Chart {
  clear(canvas);
  return new Chart(canvas, {
    type: "line",
    data: { datasets: lines.map((line, place) => lineSet(line, place, shape)) },
    plugins: [{ id: "marks", beforeDatasetsDraw: (chart) => drawMarks(chart, marks) }],
    options: {
      parsing: false,
      plugins: {
        legend: { labels: { boxHeight: 1, boxWidth: 24 } },
        tooltip: {
          callbacks: {
            title: (items) => formatTime(items[0]?.parsed.x ?? 0),
            label: ({ dataset, parsed }) => `${dataset.label}: ${formatValue(parsed.y ?? 0)}`,
          },
        },
      },
      scales: {
        x: {
          type: "linear",
          bounds: "data",
          ticks: { maxTicksLimit: 6, maxRotation: 0, callback: (at) => formatTime(Number(at)) },
        },
        y: { grace: "5%", ticks: { precision: 0, callback: (value) => formatValue(Number(value)) } },
      },
    },
  });
}

/** Thin lines behind the others; one outside of the chart's time is left out, and so is a word that would cover another. */
function drawMarks({ ctx, chartArea, scales }: Chart, marks: LineOptions["marks"]): void {
  const { left, right, top, bottom } = chartArea;
  ctx.save();
  ctx.strokeStyle = read("--line-strong");
  ctx.fillStyle = read("--text-quiet");
  ctx.font = `11px ${read("--font-text")}`;
  ctx.setLineDash([3, 3]);
  let free = left;
  for (const { at, label } of marks) {
    const x = scales.x?.getPixelForValue(at) ?? Number.NaN;
    if (!(x >= left && x <= right)) continue;
    ctx.beginPath();
    ctx.moveTo(x, top);
    ctx.lineTo(x, bottom);
    ctx.stroke();
    const { width } = ctx.measureText(label);
    const start = x + 4 + width > right ? x - 4 - width : x + 4;
    if (start < free) continue;
    ctx.fillText(label, start, top + 10);
    free = start + width + 4;
  }
  ctx.restore();
}

/** Two draws may have been on their way at once; a canvas holds one chart. */
function clear(canvas: HTMLCanvasElement): void {
  Chart.getChart(canvas)?.destroy();
}

function lineSet(line: ChartLine, place: number, shape: LineOptions["shape"]): ChartDataset<"line"> {
  const { label, points } = line;
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

export interface BarSet {
  readonly label: string;
  readonly colour: "wins" | "losses" | "comparison-wins" | "comparison-losses" | "matches";
  readonly values: readonly number[];
}
