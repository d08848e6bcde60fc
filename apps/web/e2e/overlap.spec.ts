import type { Page } from "@playwright/test";
import { PAGES } from "@tactician/contract";
import { expect, storeBefore, test } from "./fixtures.ts";
import { overhang } from "./layout-shift.ts";
import { openLive, waitUntilQuiet } from "./open-live.ts";

const WIDTHS = [320, 360, 768, 1024, 1440];

/** Every page by its plain address, and what an address may ask for. */
const PATHS = [
  ...Object.values(PAGES)
    .map(({ pattern }) => pattern)
    .filter((pattern) => !pattern.includes(":")),
  "/character/combos/jin-combos/jin",
  "/character/frames/jin-frames/jin",
  "/anti-guide/character/king?me=jin",
  "/move/jin/df+2",
  "/drills?me=jin&them=king",
  "/drills/practice?me=jin&them=king",
  "/dojo?me=kazuya&do=f+n+d+df+just+2",
  "/after?them=paul&me=king",
  "/matchups?sample",
  "/matchups?sample&character=king",
  "/stats?id=sample-player",
  "/stats?id=sample-player&tab=characters",
  "/stats?id=sample-player&tab=trends",
];

/** Texts that lie over each other, labels that are broken inside a word, and pages that are wider than the window. */
const faultsOf = (page: Page) =>
  page.evaluate(() => {
    interface Box {
      readonly left: number;
      readonly right: number;
      readonly top: number;
      readonly bottom: number;
    }
    interface Line extends Box {
      readonly node: Text;
    }
    const LABELS = "a, button, summary, h1, h2, h3, h4, th, dt, label, legend, nav *";
    const found = new Set<string>();
    const clips = new Map<Element, Box | undefined>();
    /** What is to be seen of an element: without what its ancestors cut off. Nothing where it stands over the page on purpose. */
    const clipOf = (element: Element | null): Box | undefined => {
      if (element === null || element === document.documentElement)
        return { left: -1e6, right: 1e6, top: -1e6, bottom: 1e6 };
      if (clips.has(element)) return clips.get(element);
      const { position, bottom, overflowX, overflowY, clipPath } = getComputedStyle(element);
      const isOverPage = position === "fixed" || (position === "sticky" && bottom !== "auto");
      const outer = isOverPage || clipPath !== "none" ? undefined : clipOf(element.parentElement);
      const own = element.getBoundingClientRect();
      const clip =
        outer === undefined || (overflowX === "visible" && overflowY === "visible")
          ? outer
          : {
              left: Math.max(outer.left, own.left),
              right: Math.min(outer.right, own.right),
              top: Math.max(outer.top, own.top),
              bottom: Math.min(outer.bottom, own.bottom),
            };
      clips.set(element, clip);
      return clip;
    };
    const range = document.createRange();
    const lines: Line[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode() as Text | null; node !== null; node = texts.nextNode() as Text | null) {
      const parent = node.parentElement;
      if (
        parent === null ||
        node.data.trim() === "" ||
        parent.closest("option, script, noscript, svg") !== null
      )
        continue;
      if (!parent.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })) continue;
      // Under its picture an input's text is there to be copied, and is not painted.
      const input = parent.closest(".mi");
      if (input !== null && getComputedStyle(input).backgroundImage !== "none") continue;
      const clip = clipOf(parent);
      if (clip === undefined) continue;
      range.selectNodeContents(node);
      // Where lines stand closer than the face is high, its own room above and below is no text.
      const lineHeight = Number.parseFloat(getComputedStyle(parent).lineHeight);
      for (const { left, right, top, bottom } of range.getClientRects()) {
        const air = Math.max(0, (bottom - top - lineHeight) / 2) || 0;
        const line = {
          node,
          left: Math.max(left, clip.left),
          right: Math.min(right, clip.right),
          top: Math.max(top + air, clip.top),
          bottom: Math.min(bottom - air, clip.bottom),
        };
        if (line.right - line.left > 1 && line.bottom - line.top > 1) lines.push(line);
      }
      // Addresses and what players call themselves break where they must.
      if (parent.closest(LABELS) === null || parent.closest("code, bdi") !== null || /[/.]/.test(node.data))
        continue;
      for (const { 0: word, index } of node.data.matchAll(/[\p{L}\p{N}]+/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const tops = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)));
        if (tops.size > 1) found.add(`broken: ${word} in “${node.data.trim()}”`);
      }
    }
    lines.sort((one, other) => one.top - other.top);
    for (const [place, one] of lines.entries()) {
      for (let next = place + 1; next < lines.length; next += 1) {
        const other = lines[next];
        if (other === undefined || other.top >= one.bottom) break;
        if (other.node === one.node) continue;
        const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const high = Math.min(one.bottom, other.bottom) - other.top;
        const least = Math.min(one.bottom - one.top, other.bottom - other.top);
        if (wide > 2 && high > 0.45 * least)
          found.add(`over each other: “${one.node.data.trim()}” and “${other.node.data.trim()}”`);
      }
    }
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.add(`${scrollWidth - clientWidth} px wider than the window`);
    return Array.from(found, (fault) => fault.slice(0, 160));
  });

/** As a browser shows it that has not got the display face, with text of a size. */
const showWithout = (page: Page, isFaceMissing: boolean, textSize: string) =>
  page.evaluate(
    ([isMissing, size]) => {
      const { style } = document.documentElement;
      style.removeProperty("--font-display");
      style.fontSize = size as string;
      if (!isMissing) return;
      const families = getComputedStyle(document.documentElement).getPropertyValue("--font-display");
      style.setProperty("--font-display", families.slice(families.indexOf(",") + 1));
    },
    [isFaceMissing, textSize] as const,
  );

test.use({ allowedConsole: [/Failed to load resource|Failed to fetch/] });

/** What is at fault with a page at each width, with and without the display face. */
async function faultsAt(page: Page, path: string): Promise<string[]> {
  await storeBefore(page, { myCharacter: "xiaoyu", lastOpponents: "king armor-king devil-jin fahkumram" });
  const response = await openLive(page, path);
  expect(response?.ok(), `${path} is there`).toBe(!/^\/(?:not-found|unknown-move)$/.test(path));
  await waitUntilQuiet(page);
  const faults: string[] = [];
  await page.setViewportSize({ width: 320, height: 900 });
  await showWithout(page, false, "200%");
  if ((await overhang(page)) > 0) faults.push(`${path}, 320 px, 200%: wider than the window`);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    for (const [isFaceMissing, size] of [
      [false, "100%"],
      [true, "100%"],
      [true, "200%"],
    ] as const) {
      await showWithout(page, isFaceMissing, size);
      const how = `${path}, ${width} px, ${size}${isFaceMissing ? ", no display face" : ""}`;
      for (const fault of await faultsOf(page)) faults.push(`${how}: ${fault}`);
    }
  }
  return faults;
}

// Four at once: each waits a second until it asks for nothing more.
const GROUPS = Object.groupBy(PATHS, (path) => Math.floor(PATHS.indexOf(path) / 4));
for (const group of Object.values(GROUPS).filter((paths) => paths !== undefined))
  test(`no text lies over another and no label is broken on ${group.join(" ")} @desktop`, async ({
    context,
  }) => {
    const faults = await Promise.all(group.map(async (path) => faultsAt(await context.newPage(), path)));
    expect(faults.flat()).toEqual([]);
  });
