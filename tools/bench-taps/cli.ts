// `npm run bench:taps`: on a phone with a cold cache each control is tapped as soon as it is painted; prints when it stood there,
// when the page lived, when the tap had its effect, and what became of what was typed or chosen. Medians of BENCH_RUNS visits (5);
// exits 1 when an effect comes too late or a text is gone. BENCH_SLOWDOWN=4 is Lighthouse's phone (docs/decisions/021).
// BENCH_BEFORE names the folder of another built checkout, whose figures stand beside: those of the commit before.
import { makePhone } from "../browser/phone.ts";
import { serveBuiltSite } from "../browser/serve-built-site.ts";
import { median } from "../browser/statistics.ts";
import { withBrowser } from "../browser/with-browser.ts";
import { type Control, PAGES, STEPS, type Step, type TappedPage } from "./controls.ts";
import { measureNextPage } from "./measure-next-page.ts";
import { measureTap, type Tap } from "./measure-tap.ts";

const RUNS = Number(process.env.BENCH_RUNS ?? 5);
const PORT = 24_877;
const BEFORE = process.env.BENCH_BEFORE;

const phone = await makePhone(process.env.BENCH_SLOWDOWN);
console.log(
  `Phone, ${phone.words}; 1.6 Mbit/s, 150 ms; medians of ${RUNS}, ms after the start of navigation`,
);
const servers = [await serveBuiltSite(PORT), ...(BEFORE ? [await serveBuiltSite(PORT + 1, BEFORE)] : [])];
try {
  const head = [
    "page",
    "control",
    "visible",
    "alive",
    "effect",
    "limit",
    "",
    "text",
    ...(BEFORE ? ["before"] : []),
  ];
  console.log(line(head));
  for (const page of PAGES) for (const control of page.controls) await report(page, control);
  for (const step of STEPS) await reportStep(step);
} finally {
  for (const server of servers) server.kill();
}

async function report(page: TappedPage, control: Control): Promise<void> {
  const now = await medianTap(PORT, page, control);
  const wanted = wantedText(control);
  const isKept = now.kept === wanted;
  const limitMs = control.limitMs ?? page.limitMs;
  const isFine = isKept && now.effectMs <= limitMs;
  if (!isFine) process.exitCode = 1;
  const before = BEFORE ? await medianTap(PORT + 1, page, control) : undefined;
  console.log(
    line([
      page.label,
      control.label,
      ...[now.visibleMs, now.aliveMs, now.effectMs, limitMs].map(milliseconds),
      isFine ? "ok" : "MISSED",
      textWords(wanted, isKept),
      ...(before ? [milliseconds(before.effectMs), textWords(wanted, before.kept === wanted)] : []),
    ]),
  );
}

async function reportStep(step: Step): Promise<void> {
  const [now, before] = [await medianStep(PORT, step), BEFORE ? await medianStep(PORT + 1, step) : undefined];
  const isFine = now <= step.limitMs;
  if (!isFine) process.exitCode = 1;
  const words = `${step.label}: first panel after ${milliseconds(now)} ms, limit ${step.limitMs}, ${isFine ? "ok" : "MISSED"}`;
  console.log(before === undefined ? words : `${words}, before ${milliseconds(before)}`);
}

async function medianStep(port: number, step: Step): Promise<number> {
  const times = await withBrowser(async (browser) => {
    const done: number[] = [];
    for (let run = 0; run < RUNS; run += 1)
      done.push(await measureNextPage(browser, `http://127.0.0.1:${port}`, step, phone.slowdown));
    return done;
  });
  return median(times);
}

async function medianTap(port: number, page: TappedPage, control: Control): Promise<Tap> {
  const taps = await withBrowser(async (browser) => {
    const done: Tap[] = [];
    for (let run = 0; run < RUNS; run += 1)
      done.push(await measureTap(browser, `http://127.0.0.1:${port}`, page, control, phone.slowdown));
    return done;
  });
  const wanted = wantedText(control);
  return {
    visibleMs: median(taps.map(({ visibleMs }) => visibleMs)),
    aliveMs: median(taps.map(({ aliveMs }) => aliveMs)),
    effectMs: median(taps.map(({ effectMs }) => effectMs)),
    // One that was lost is lost.
    kept: taps.map(({ kept }) => kept).find((kept) => kept !== wanted) ?? wanted,
  };
}

function wantedText({ act }: Control): string | undefined {
  if ("type" in act) return act.type;
  return "choose" in act ? act.choose : undefined;
}

function textWords(wanted: string | undefined, isKept: boolean): string {
  if (wanted === undefined) return "";
  return isKept ? "kept" : "LOST";
}

function milliseconds(value: number): string {
  return Number.isFinite(value) ? value.toFixed(0) : "never";
}

function line(cells: readonly string[]): string {
  return cells.map((cell, place) => cell.padEnd(place < 2 ? 12 : 8)).join("");
}
