// `npm run bench:taps`: on a phone with a cold cache each control is tapped as soon as it is painted; prints when it stood there,
// when the page lived, when the tap had its effect, and what became of what was typed or chosen. Medians of BENCH_RUNS visits (5);
// exits 1 when an effect comes too late or a text is gone. BENCH_SLOWDOWN=4 is Lighthouse's phone (docs/decisions/021).
// BENCH_BEFORE names the folder of another built checkout, whose figures stand beside: those of the commit before.
import { serveBuiltSite } from "../browser/built-site.ts";
import { withBrowser } from "../browser/chromium.ts";
import { makePhone } from "../browser/phone.ts";
import { type Control, PAGES, STEPS, type Step, type TappedPage } from "./controls.ts";
import { BEFORE, medianOf, RUNS, repeat } from "./harness.ts";
import { measureNextPage, measureTap, type Tap } from "./measure-tap.ts";

const { slowdown, words } = await makePhone();
console.log(`Phone, ${words}; 1.6 Mbit/s, 150 ms; medians of ${RUNS}, ms after the start of navigation`);
const now = await serveBuiltSite();
const before = BEFORE === undefined ? undefined : await serveBuiltSite(BEFORE);
try {
  const head = ["page", "control", "visible", "alive", "effect", "limit", "", "text"];
  console.log(line([...head, ...(before ? ["before"] : [])]));
  for (const page of PAGES) for (const control of page.controls) await reportTap(page, control);
  for (const step of STEPS) await reportStep(step);
} finally {
  await Promise.all([now.stop(), before?.stop()]);
}

async function reportTap(page: TappedPage, control: Control): Promise<void> {
  const tap = await medianTap(now.origin, page, control);
  const old = before && (await medianTap(before.origin, page, control));
  const limitMs = control.limitMs ?? page.limitMs;
  const isFine = tap.isKept && tap.effectMs <= limitMs;
  if (!isFine) process.exitCode = 1;
  const textOf = ({ isKept }: { isKept: boolean }) => {
    if (wantedText(control) === undefined) return "";
    return isKept ? "kept" : "LOST";
  };
  const times = [tap.visibleMs, tap.aliveMs, tap.effectMs, limitMs].map(milliseconds);
  const cells = [page.label, control.label, ...times, isFine ? "ok" : "MISSED", textOf(tap)];
  console.log(line(old ? [...cells, milliseconds(old.effectMs), textOf(old)] : cells));
}

async function reportStep(step: Step): Promise<void> {
  const measure = (origin: string) =>
    withBrowser((browser) => repeat(() => measureNextPage(browser, origin, step, slowdown)));
  const time = medianOf(await measure(now.origin), (one) => one);
  const old = before && medianOf(await measure(before.origin), (one) => one);
  const isFine = time <= step.limitMs;
  if (!isFine) process.exitCode = 1;
  const told = `${step.label}: first panel after ${milliseconds(time)} ms, limit ${step.limitMs}, ${isFine ? "ok" : "MISSED"}`;
  console.log(old === undefined ? told : `${told}, before ${milliseconds(old)}`);
}

/** A text that was lost in one visit is lost. */
async function medianTap(origin: string, page: TappedPage, control: Control) {
  const taps: Tap[] = await withBrowser((browser) =>
    repeat(() => measureTap(browser, origin, page, control, slowdown)),
  );
  return {
    visibleMs: medianOf(taps, ({ visibleMs }) => visibleMs),
    aliveMs: medianOf(taps, ({ aliveMs }) => aliveMs),
    effectMs: medianOf(taps, ({ effectMs }) => effectMs),
    isKept: taps.every(({ kept }) => kept === wantedText(control)),
  };
}

function wantedText({ act }: Control): string | undefined {
  if ("type" in act) return act.type;
  return "choose" in act ? act.choose : undefined;
}

function milliseconds(value: number): string {
  return Number.isFinite(value) ? value.toFixed(0) : "never";
}

function line(cells: readonly string[]): string {
  return cells.map((cell, place) => cell.padEnd(place < 2 ? 12 : 8)).join("");
}
