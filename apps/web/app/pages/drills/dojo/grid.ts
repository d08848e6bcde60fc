import type { DojoLook, DojoMark, DojoVerdict } from "@tactician/drills";

/** Columns of a second, as the game has frames. */
const COLUMNS = 60;
const COLUMN = 5;
/** What was held for less has no arrow. */
const SEEN_MS = 8;
const ROWS = ["1", "2", "3", "4"] as const;
const ARROWS: Readonly<Record<string, string>> = {
  f: "→",
  b: "←",
  u: "↑",
  d: "↓",
  df: "↘",
  db: "↙",
  uf: "↗",
  ub: "↖",
  n: "·",
};

export interface Grid {
  /** What was held, oldest first. */
  readonly looks: readonly DojoLook[];
  readonly marks: readonly DojoMark[];
  /** The time at the right edge. */
  readonly to: number;
  /** The fighter looks to the left: arrows are those of the screen. */
  readonly isMirrored: boolean;
}

/** Draws what was held, a column for each frame, the newest at the right; early is amber, late and wrong red, right green. */
export function drawGrid(canvas: HTMLCanvasElement, { looks, marks, to, isMirrored }: Grid): void {
  const context = canvas.getContext("2d");
  if (context === null) return;
  const ratio = devicePixelRatio;
  const [width, height] = [canvas.clientWidth, canvas.clientHeight];
  if (canvas.width !== Math.round(width * ratio)) canvas.width = Math.round(width * ratio);
  if (canvas.height !== Math.round(height * ratio)) canvas.height = Math.round(height * ratio);
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.clearRect(0, 0, width, height);
  const colours = coloursOf(canvas);
  const top = 30;
  const row = (height - top) / ROWS.length;
  const xOf = (at: number) => width - ((to - at) * COLUMNS * COLUMN) / 1000;
  context.fillStyle = colours.line;
  for (let second = Math.floor(to / 500); second * 500 > to - (width / COLUMN / COLUMNS) * 1000; second -= 1)
    context.fillRect(Math.round(xOf(second * 500)), 0, 1, height);
  for (const place of ROWS.keys()) context.fillRect(0, top + place * row, width, 1);
  context.font = `600 20px ${colours.font}`;
  context.textBaseline = "middle";
  for (const [place, { at, direction, down }] of looks.entries()) {
    const next = looks[place + 1];
    const [from, until] = [xOf(at), next === undefined ? width : xOf(next.at)];
    if (until < 0 || from > width) continue;
    if (direction !== "n") {
      context.fillStyle = colours.raised;
      context.fillRect(from, 2, until - from, top - 4);
    }
    for (const [line, attack] of ROWS.entries()) {
      if (!down.includes(attack)) continue;
      context.fillStyle = colours.buttons[line] ?? colours.text;
      context.fillRect(from, top + line * row + 3, Math.max(until - from, COLUMN - 1), row - 5);
    }
  }
  // Over the bars of the looks behind them.
  for (const [place, { at, direction }] of looks.entries()) {
    const from = xOf(at);
    if (looks[place - 1]?.direction === direction || from < -20 || from > width) continue;
    // Between two keys that change at once.
    if ((looks[place + 1]?.at ?? to) - at < SEEN_MS && place < looks.length - 1) continue;
    context.fillStyle = direction === "n" ? colours.quiet : colours.text;
    context.fillText(ARROWS[isMirrored ? mirrored(direction) : direction] ?? "", from + 1, top / 2);
  }
  for (const { at, verdict } of marks) {
    const x = xOf(at);
    if (x < 0 || x > width) continue;
    context.fillStyle = colours[toneOf(verdict)];
    context.fillRect(x - 1, 0, 2, height);
  }
}

export function toneOf(verdict: DojoVerdict): "green" | "amber" | "red" {
  if (verdict === "right" || verdict === "close") return "green";
  return verdict === "early" ? "amber" : "red";
}

function mirrored(direction: string): string {
  if (direction.endsWith("f")) return `${direction.slice(0, -1)}b`;
  return direction.endsWith("b") ? `${direction.slice(0, -1)}f` : direction;
}

const known = new WeakMap<HTMLCanvasElement, ReturnType<typeof readColours>>();

function coloursOf(canvas: HTMLCanvasElement) {
  const colours = known.get(canvas) ?? readColours(canvas);
  known.set(canvas, colours);
  return colours;
}

function readColours(canvas: HTMLCanvasElement) {
  const style = getComputedStyle(canvas);
  const of = (name: string) => style.getPropertyValue(`--${name}`);
  return {
    line: of("line"),
    raised: of("line-strong"),
    text: of("text"),
    quiet: of("text-quiet"),
    green: of("green"),
    amber: of("amber"),
    red: of("red"),
    font: of("font-text"),
    buttons: ["button-1", "button-2", "button-3", "button-4"].map(of),
  };
}
