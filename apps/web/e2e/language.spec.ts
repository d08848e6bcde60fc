import { readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { BrowserContext, Page } from "@playwright/test";
import type { Character, CharacterMoves, Strategies } from "@tactician/contract";
import { CHARACTERS, PLAYER_WORDS, RANKS, STAGES } from "@tactician/game";
import { buildSettings } from "../build-settings.ts";
import { expect, test } from "./fixtures.ts";
import { renderMadeUp } from "./made-up-language.ts";
import { MADE_UP } from "./made-up-words.ts";
import { openLive, reloadLive, waitUntilQuiet } from "./open-live.ts";

const PAGES = [
  "/",
  "/character/combos/jin-combos/jin",
  "/anti-guide/character/jin",
  "/character/frames/jin-frames/jin",
  "/move/jin/1,2,3",
  "/changes",
  "/matchups",
  "/stats",
  "/combo-generator",
  "/drills",
  "/strat-roulette",
  "/drills/practice",
  "/dojo",
  "/mine",
  "/notes",
  "/after",
];

const { dataFolder } = buildSettings;
const readData = (file: string) => JSON.parse(readFileSync(join(dataFolder, file), "utf8"));
// The ten cards of a day are of any two.
const moves = CHARACTERS.flatMap(
  ({ characterId }) => (readData(`moves/${characterId}.json`) as CharacterMoves).moves,
);
const { stances }: Character = readData("characters/jin.json");
const { general }: Strategies = readData("../web/strats.json");

/** Names of the game, and commands as players write them. */
const NAMES = new Set<string | undefined>([
  ...CHARACTERS.flatMap(({ name, fullName }) => [name, fullName]),
  ...moves.flatMap(({ id, name, command }) => [id, name, command]),
  ...stances.map(({ name }) => name),
  ...Object.keys(PLAYER_WORDS),
  // They are prose, and said in one breath with what they are worth.
  ...general.flatMap(({ title, description }) => [title, `${title}.`, description]),
  ...[...RANKS, ...STAGES].map(({ name }) => name),
]);
/** The site's own name, stances and letters, addresses, and the form of an ID. */
const NAME =
  /^(?:Tactician|Sample (?:Player|Opponent \d+)|i\d+|[A-Z]{1,4}\d?|[\w.]+\.(?:wiki|com|org)|\/?api\/.*|3abc-defg-hijk|\P{L}*)$/u;

test.use({
  viewport: { width: 320, height: 740 },
  // Of a page whose face comes late, as all are open at once.
  allowedConsole: [/display-face\.woff2 was preloaded/],
});
// One browser for both: what they open takes seconds to build.
test.describe.configure({ mode: "default" });

let madeUp: Awaited<ReturnType<typeof renderMadeUp>>;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  madeUp = await renderMadeUp(PAGES);
});

test.afterAll(() => rm(madeUp.folder, { recursive: true }));

/** Pages and their files are those of the language; data come from the server. */
async function speakMadeUp(context: BrowserContext): Promise<void> {
  for (const [path, body] of madeUp.documents)
    await context.route(
      (url) => url.pathname === path,
      (route) => route.fulfill({ body, contentType: "text/html" }),
    );
  const answer = (files: RegExp, folder: string) =>
    context.route(files, (route) =>
      route.fulfill({ path: join(folder, new URL(route.request().url()).pathname) }),
    );
  await answer(/\/assets\/[^/]*$/, madeUp.folder);
  // What the build has no address for while pages are rendered without it.
  await answer(/\/app\/generated\/[^/]*$/, join(import.meta.dirname, ".."));
}

/** What of a page is still in English, or how wide it is where that is too much. */
async function findingsOf(page: Page, place: string): Promise<string[]> {
  const { language, width, described, texts } = await readPage(page);
  return [
    ...(language === MADE_UP ? [] : [`${place} is in ${language}`]),
    ...(width > 320 ? [`${place} is ${width} pixels wide`] : []),
    ...new Set([...described, ...texts].filter((text) => !isName(text)).map((text) => `${place}: ${text}`)),
  ];
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("pages are ready for another language: nothing is English but prose, and longer words have room @phone", async ({
    page,
    context,
  }) => {
    await speakMadeUp(context);
    const found: string[] = [];
    for (const path of PAGES) {
      await page.goto(path);
      found.push(...(await findingsOf(page, path)));
    }
    expect(found).toEqual([]);
  });
});

const optionsOf = (page: Page) => page.getByRole("article").getByRole("list").getByRole("button");

/** What only scripts show: where it is, and what is done to see it. */
const LIVE: readonly (readonly [path: string, act?: (page: Page) => Promise<unknown>])[] = [
  [
    "/",
    async (page) => {
      await page.keyboard.press("Control+k");
      await page.getByRole("combobox").fill("jin df2");
      await expect(page.getByRole("option").first()).toBeVisible();
    },
  ],
  [
    "/character/combos/jin-combos/jin",
    async (page) => {
      await page.locator("main [data-move]").first().click();
      await expect(page.locator("#move-facts dl").first()).toBeVisible();
    },
  ],
  ["/anti-guide/character/jin?me=king"],
  ["/move/jin/1,2,3?me=king"],
  ["/changes?me=king"],
  ["/character/frames/jin-frames/jin?on=2025-06-01"],
  ["/matchups?sample=1&character=king"],
  ["/stats?id=sample-player"],
  ["/stats?id=sample-player&tab=characters"],
  ["/stats?id=sample-player&tab=trends"],
  // Ten that do not begin with a throw, whose options wait for a press.
  ["/drills?me=king&them=jin&mode=challenge&seed=1", (page) => optionsOf(page).first().click()],
  ["/drills?me=king&them=jin&mode=daily"],
  [
    "/combo-generator",
    async (page) => {
      await page.evaluate(() => {
        const combo = {
          id: "1",
          launchers: ["df+2", "flurb"],
          followUps: [["b f 2 1", "t t"]],
          character: "jin",
        };
        localStorage.setItem("customCombos", JSON.stringify([combo]));
      });
      await reloadLive(page);
      await page.locator("main [aria-haspopup]").first().click();
    },
  ],
  ["/strat-roulette", (page) => page.locator("main [data-island] button").first().click()],
  ["/drills/practice?me=king&them=jin"],
];

test("what only scripts show is in the other language too @phone @server", async ({ context }) => {
  await speakMadeUp(context);
  // All at once: each waits a second until it asks for nothing more.
  const found = LIVE.map(async ([path, act]) => {
    const page = await context.newPage();
    await openLive(page, path);
    await act?.(page);
    await waitUntilQuiet(page);
    return findingsOf(page, path);
  });
  expect((await Promise.all(found)).flat()).toEqual([]);
});

/** One name, or several with signs between them. */
function isName(text: string): boolean {
  const isKnown = (part: string) => NAMES.has(part) || NAME.test(part);
  return isKnown(text) || text.split(/[\s,:()|>·]+|\.(?=\s|$)/).every(isKnown);
}

/** What a page shows, says and tells search engines that is neither in brackets nor notation, and its prose. */
function readPage(page: Page) {
  return page.evaluate(() => {
    const SPOKEN =
      "alt aria-description aria-label aria-roledescription aria-valuetext placeholder title".split(" ");
    const NOTATION = "kbd, code, script, style, .move, .named, .mi, .move-chip, .motion-text";
    if (document.documentElement.dataset.live !== undefined)
      for (const element of document.querySelectorAll("noscript")) element.remove();
    const isProse = (element: Element) => element.closest("[lang]")?.getAttribute("lang") === "en";
    const inOneLine = (text: string) => text.replace(/\s+/g, " ");
    const prose = Array.from(document.querySelectorAll("[lang=en]"), ({ textContent }) => textContent);
    const texts = [document.title];
    for (const element of document.body.querySelectorAll("*")) {
      if (isProse(element)) continue;
      for (const name of SPOKEN) texts.push(element.getAttribute(name) ?? "");
      for (const place of ["::before", "::after"])
        texts.push(...(getComputedStyle(element, place).content.match(/"[^"]*"/g) ?? []));
      if (element.closest(NOTATION) !== null) continue;
      for (const node of element.childNodes)
        if (node.nodeType === Node.TEXT_NODE) texts.push(node.nodeValue ?? "");
    }
    const parts = (text: string) =>
      inOneLine(text)
        .split(/\[[^[\]]*~[^[\]]*\]/)
        .map((part) => part.replace(/^[\s\p{P}|]+|[\s|:,"]+$/gu, ""))
        .filter((part) => /\p{L}/u.test(part));
    const { content } = document.querySelector<HTMLMetaElement>("meta[name=description]") ?? {
      content: "no description",
    };
    return {
      language: document.documentElement.lang,
      width: document.documentElement.scrollWidth,
      // Its beginning may be the beginning of what the page says.
      described: parts(content).filter((part) => !inOneLine(prose.join("\n")).includes(part)),
      texts: texts.flatMap(parts),
    };
  });
}
