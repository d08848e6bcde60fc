import { readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import type { Character, CharacterMoves } from "@tactician/contract";
import { CHARACTERS, PLAYER_WORDS } from "@tactician/game";
import { buildSettings } from "../build-settings.ts";
import { renderMadeUp } from "./made-up-language.ts";
import { MADE_UP } from "./made-up-words.ts";

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
];

const readData = (file: string) => JSON.parse(readFileSync(join(buildSettings.dataFolder, file), "utf8"));
const { moves }: CharacterMoves = readData("moves/jin.json");
const { stances }: Character = readData("characters/jin.json");

/** Names of the game, and commands as players write them. */
const NAMES = new Set<string | undefined>([
  ...CHARACTERS.flatMap(({ name, fullName }) => [name, fullName]),
  ...moves.flatMap(({ id, name, command }) => [id, name, command]),
  ...stances.map(({ name }) => name),
  ...Object.keys(PLAYER_WORDS),
]);
/** The site's own name, stances and letters, addresses, and the form of an ID. */
const NAME = /^(?:Tactician|[A-Z]{1,4}\d?|[\w.]+\.(?:wiki|com|org)|\/?api\/.*|3abc-defg-hijk|\P{L}*)$/u;

test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 740 } });

test("pages are ready for another language: nothing is English but prose, and longer words have room @phone", async ({
  page,
}) => {
  test.setTimeout(180_000);
  const { folder, documents } = await renderMadeUp(PAGES);
  const found: string[] = [];
  await page.route(/\.css$/, (route) =>
    route.fulfill({ path: join(folder, new URL(route.request().url()).pathname) }),
  );
  for (const [path, body] of documents) {
    await page.route(`**${path}`, (route) => route.fulfill({ body, contentType: "text/html" }));
    await page.goto(path);
    const { language, width, described, texts } = await readPage(page);
    if (language !== MADE_UP) found.push(`${path} is in ${language}`);
    if (width > 320) found.push(`${path} is ${width} pixels wide`);
    found.push(...[...described, ...texts].filter((text) => !isName(text)).map((text) => `${path}: ${text}`));
  }
  await rm(folder, { recursive: true });
  expect(found).toEqual([]);
});

/** One name, or several with signs between them. */
function isName(text: string): boolean {
  return NAMES.has(text) || text.split(/[\s,:()|>]+/).every((part) => NAME.test(part) || NAMES.has(part));
}

/** What a page shows, says and tells search engines that is neither in brackets nor notation, and its prose. */
function readPage(page: Page) {
  return page.evaluate(() => {
    const SPOKEN =
      "alt aria-description aria-label aria-roledescription aria-valuetext placeholder title".split(" ");
    const NOTATION = "kbd, code, script, style, .move, .named, .mi, .move-chip, .motion-text";
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
