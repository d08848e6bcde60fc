// On a phone with a cold cache each control is tapped as soon as it is painted.
import { withBrowser } from "../browser/chromium.ts";
import { makePhone } from "../browser/phone.ts";
import { median } from "../browser/statistics.ts";
import { type Control, PAGES, STEPS, type Step, type TappedPage } from "./controls.ts";
import { chosen, inTurn, isKept, medianOf, runBench, runsFrom, timeLeft, withSites } from "./harness.ts";
import { measureNextPage, measureTap } from "./measure-tap.ts";

const USAGE = `Taps each control of a page as soon as it is painted, on a phone with a cold cache. Prints when it stood there, when the page
lived, when the tap had its effect, and what became of what was typed or chosen.

  npm run bench -- taps [--pages home,sheet --runs 1 --beside DIR]

  --pages A,B   these alone, by the names that the report gives them; "step" is the one from page to page
  --runs N      visits for each control, whose medians are printed (5)
  --beside DIR  another built checkout, visited in turn with this one: its effects stand behind

BENCH_SLOWDOWN=4 is Lighthouse's own phone. DIST_DIR names a built site that is served as it is.`;

const TAPS = PAGES.flatMap((page) => page.controls.map((control) => ({ name: page.label, page, control })));
const PARTS = [...TAPS, ...STEPS.map((step) => ({ name: "step", step }))];

const options = {
  pages: { type: "string" },
  runs: { type: "string", default: "5" },
  beside: { type: "string" },
} as const;

await runBench(USAGE, options, async ({ pages, runs, beside }) => {
  const parts = chosen(PARTS, pages, ({ name }) => [name]);
  const rounds = runsFrom(runs);
  await withSites({ beside }, async (origins) => {
    const { slowdown, words } = await makePhone();
    console.log(
      `Phone, ${words}; 1.6 Mbit/s, 150 ms; medians of ${rounds}, ms after the start of navigation`,
    );
    const head = ["page", "control", "visible", "alive", "effect", "limit", "", "text"];
    console.log(line(beside === undefined ? head : [...head, "before", ""]));
    const left = timeLeft(parts.length);
    const plan = { origins, slowdown, rounds };
    for (const part of parts)
      console.log(("step" in part ? await stepLine(part.step, plan) : await tapLine(part, plan)) + left());
  });
});

interface Plan {
  readonly origins: readonly string[];
  readonly slowdown: number;
  readonly rounds: number;
}

async function tapLine(
  { page, control }: { page: TappedPage; control: Control },
  { origins, slowdown, rounds }: Plan,
): Promise<string> {
  const measured = await withBrowser((browser) =>
    inTurn(
      origins.map((origin) => () => measureTap(browser, origin, page, control, slowdown)),
      rounds,
    ),
  );
  const wanted = wantedText(control);
  const [now, before] = measured.map((taps) => ({
    visibleMs: medianOf(taps, ({ visibleMs }) => visibleMs),
    aliveMs: medianOf(taps, ({ aliveMs }) => aliveMs),
    effectMs: medianOf(taps, ({ effectMs }) => effectMs),
    // A text that was lost in one visit is lost.
    lost: taps.filter(({ kept }) => kept !== wanted).length,
  }));
  const textOf = (lost = 0) => {
    if (wanted === undefined) return "";
    return lost === 0 ? "kept" : "LOST";
  };
  const atMost = control.limitMs ?? page.limitMs;
  const { visibleMs = Infinity, aliveMs = Infinity, effectMs = Infinity, lost = 0 } = now ?? {};
  const isFine = isKept(lost, { atMost: 0 }) && isKept(effectMs, { atMost });
  const times = [visibleMs, aliveMs, effectMs, atMost].map(milliseconds);
  const cells = [page.label, control.label, ...times, isFine ? "ok" : "MISSED", textOf(lost)];
  return line(before ? [...cells, milliseconds(before.effectMs), textOf(before.lost)] : cells);
}

async function stepLine(step: Step, { origins, slowdown, rounds }: Plan): Promise<string> {
  const measured = await withBrowser((browser) =>
    inTurn(
      origins.map((origin) => () => measureNextPage(browser, origin, step, slowdown)),
      rounds,
    ),
  );
  const [time = Infinity, before] = measured.map(median);
  const verdict = isKept(time, { atMost: step.limitMs }) ? "ok" : "MISSED";
  const told = `${step.label}: first panel after ${milliseconds(time)} ms, limit ${step.limitMs}, ${verdict}`;
  return before === undefined ? `${told}   ` : `${told}, before ${milliseconds(before)}   `;
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
