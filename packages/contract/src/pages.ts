import type { CharacterId } from "@tactician/game";
import {
  ACCURACY_PATH,
  AFTER_PATH,
  ANTI_GUIDE_PATH,
  ANTI_GUIDE_PATTERN,
  antiGuidePath,
  CHANGES_PATH,
  COMBO_GENERATOR_PATH,
  characterPath,
  DOJO_PATH,
  DRILLS_PATH,
  FRAMES_PATH,
  FRAMES_PATTERN,
  framesPath,
  MINE_PATH,
  matchupSidePath,
  movesPath,
  NEWS_PAGE_PATH,
  NOTES_PATH,
  OPEN_DATA_PATH,
  PRACTICE_PATH,
  PRIVACY_PATH,
  ROULETTE_PATH,
  SHEET_PATTERN,
  STATS_PATH,
  STRAT_CONTENT_PATH,
  sheetPath,
  WORLD_MATCHUPS_PATH,
} from "./addresses.ts";
import type { CharacterSummary } from "./character.ts";
import { MOVE_PATTERN } from "./move-address.ts";

/** Why a page is not where pages are. */
interface WhyNot {
  readonly whyNot: string;
}

/**
 * Where the site's menus are. The bar has menus of its own for what belongs together: `versus` and `frames`; the drawer of small
 * screens has them as groups. What the bar begins with is `first`.
 */
export type MenuPlace = "drawer" | "versus" | "frames" | "first" | "bar" | "more" | "footer";

/** One page of the site, for all that lists pages. */
export interface SitePage {
  /** Its address, `/anti-guide/character/:characterId`. */
  readonly pattern: string;
  /** What links call it. */
  readonly label: string;
  readonly menu: MenuPlace | WhyNot;
  /** A second menu that has it. */
  readonly alsoIn?: MenuPlace;
  /** Words that the site's search finds it by, and its title there where that is not its label. */
  readonly search: { readonly words: string; readonly title?: string } | WhyNot;
  /** The addresses that the build makes files of for a character, or why it makes none; a page without has one file. */
  readonly files?: ((character: CharacterSummary) => readonly string[]) | WhyNot;
  /** Search engines leave it out, and so does the sitemap. */
  readonly isNoindex?: true;
  /** What "Save for offline" fetches for each character: where the build has it, and its address below the API's base. */
  readonly offline?: { readonly folder: string; readonly address: (characterId: CharacterId) => string };
  /** Limits of `npm run bench -- web` for its first visit. A page without is made like one that has them. */
  readonly budget?: PageBudget;
}

/** Milliseconds until the largest paint; scripts and everything that travels, in KB. */
export interface PageBudget {
  readonly paint: number;
  readonly javaScript?: number;
  readonly all?: number;
}

const WITH_ITS_CHARACTER = { whyNot: "every character has one: the picker and their other pages lead there" };
const FOUND_BY_CHARACTER = { whyNot: "the name of its character finds it (search.ts)" };
const NO_GOAL = { whyNot: "it stands where a page is missing" };

const ROWS = {
  home: {
    pattern: "/",
    label: "Characters",
    menu: "drawer",
    search: { title: "Pick your character", words: "home start characters picker roster tips" },
    budget: { paint: 1250, javaScript: 95, all: 400 },
  },
  combos: {
    pattern: COMBO_GENERATOR_PATH,
    label: "Combo Maker",
    menu: "bar",
    search: { words: "combo generator own combos table export picture legend" },
    budget: { paint: 1250 },
  },
  roulette: {
    pattern: ROULETTE_PATH,
    label: "Strat Roulette",
    menu: "bar",
    search: { words: "strategy roulette challenge points streak leaderboard" },
    budget: { paint: 1250 },
  },
  "anti-guide/picker": {
    pattern: ANTI_GUIDE_PATH,
    label: "Anti Guide",
    menu: "bar",
    alsoIn: "versus",
    search: { words: "counter how to beat punish nemesis" },
    budget: { paint: 1250 },
  },
  news: {
    pattern: NEWS_PAGE_PATH,
    label: "News",
    menu: "bar",
    search: { words: "tekken news articles" },
    budget: { paint: 1250 },
  },
  stats: {
    pattern: STATS_PATH,
    label: "My stats",
    menu: "first",
    search: { title: "Player stats", words: "statistics matches replays win rate rank player id compare" },
    budget: { paint: 1250 },
  },
  drills: {
    pattern: DRILLS_PATH,
    label: "Drills",
    menu: "versus",
    search: {
      words: "learn train training cards flash cards daily challenge punish throw break duck matchup quiz",
    },
    budget: { paint: 1250, javaScript: 120 },
  },
  after: {
    pattern: AFTER_PATH,
    label: "What hit me",
    menu: "versus",
    search: { words: "after match note log losses lost hit weak spots my mistakes habits track" },
    isNoindex: true,
    budget: { paint: 1250, javaScript: 120 },
  },
  world: {
    pattern: WORLD_MATCHUPS_PATH,
    label: "World matchups",
    menu: "versus",
    search: {
      words: "matchup chart tier list population popularity win rates rank distribution strongest",
    },
    budget: { paint: 1250, javaScript: 125 },
  },
  "drills/practice": {
    pattern: PRACTICE_PATH,
    label: "Practice recipe",
    menu: "versus",
    search: { words: "practice mode training lab record matchup punish print" },
  },
  "drills/dojo": {
    pattern: DOJO_PATH,
    label: "Dojo",
    menu: "versus",
    search: {
      words:
        "execution trainer inputs electric wavedash korean backdash combo just frame pad stick keyboard hands",
    },
    budget: { paint: 1250, javaScript: 120 },
  },
  "frames/picker": {
    pattern: FRAMES_PATH,
    label: "Frame data",
    menu: "frames",
    search: { words: "frames moves movelist startup block table" },
  },
  changes: {
    pattern: CHANGES_PATH,
    label: "Changes",
    menu: "frames",
    search: { words: "patch notes changed buff nerf balance history" },
    budget: { paint: 1250, javaScript: 105, all: 200 },
  },
  notes: {
    pattern: NOTES_PATH,
    label: "Notes",
    menu: "more",
    search: { title: "Your notes", words: "notes own written remember opponents moves" },
    isNoindex: true,
  },
  mine: {
    pattern: MINE_PATH,
    label: "My data",
    menu: "more",
    search: { words: "backup export import file delete transfer device qr code match log settings" },
    budget: { paint: 1250, javaScript: 120 },
    isNoindex: true,
  },
  "roulette/content": {
    pattern: STRAT_CONTENT_PATH,
    label: "Strategy cards for streams",
    menu: "more",
    search: { title: "Content creator strategies", words: "strategy selector challenge video ideas" },
  },
  "texts/developers": {
    pattern: "/developers",
    label: "For developers",
    menu: "more",
    search: { title: "Open data for developers", words: "developers api json openapi data" },
  },
  accuracy: {
    pattern: ACCURACY_PATH,
    label: "Accuracy",
    menu: "more",
    search: {
      title: "How accurate is this guide?",
      words: "accuracy audit errors wrong values proof sources unknown measure report",
    },
    budget: { paint: 1250, all: 250 },
  },
  "texts/data": {
    pattern: OPEN_DATA_PATH,
    label: "Open data",
    menu: { whyNot: "the page for developers leads there; the links of the footer are fixed" },
    search: {
      title: "Open data as one archive",
      words: "download csv json zip archive dataset schema licence",
    },
  },
  "texts/update-request": {
    pattern: "/update-request",
    label: "Request an Update",
    menu: "footer",
    search: { title: "Request an update", words: "update request mistake wrong report missing main" },
  },
  "texts/about": {
    pattern: "/about",
    label: "About",
    menu: "footer",
    search: { words: "about support donate version 1" },
  },
  "texts/credits": {
    pattern: "/credits",
    label: "Thank you",
    menu: "footer",
    search: { title: "Credits", words: "thank you sources licences thanks" },
  },
  "texts/faqu": {
    pattern: "/faqu",
    label: "FAQ",
    menu: "footer",
    search: { words: "questions answers help mobile app ads offline" },
  },
  "texts/privacy-policy": {
    pattern: PRIVACY_PATH,
    label: "Privacy Policy",
    menu: "footer",
    search: { title: "Privacy policy", words: "privacy storage cookies analytics delete data" },
  },
  sheet: {
    pattern: SHEET_PATTERN,
    label: "Sheet",
    menu: WITH_ITS_CHARACTER,
    search: FOUND_BY_CHARACTER,
    files: ({ _id, name }) => [sheetPath(_id, name)],
    offline: { folder: "characters", address: characterPath },
    budget: { paint: 1250, javaScript: 105, all: 250 },
  },
  frames: {
    pattern: FRAMES_PATTERN,
    label: "Frame data",
    menu: WITH_ITS_CHARACTER,
    search: FOUND_BY_CHARACTER,
    files: ({ _id, name }) => [framesPath(_id, name)],
    // Drills and the pages of moves read it as well.
    offline: { folder: "moves", address: movesPath },
    budget: { paint: 1400, javaScript: 110 },
  },
  "anti-guide": {
    pattern: ANTI_GUIDE_PATTERN,
    label: "How to beat them",
    menu: WITH_ITS_CHARACTER,
    search: FOUND_BY_CHARACTER,
    files: ({ _id, counterSchema }) => (counterSchema.length > 0 ? [antiGuidePath(_id)] : []),
    offline: { folder: "sides", address: matchupSidePath },
    budget: { paint: 1200, all: 200 },
  },
  move: {
    pattern: MOVE_PATTERN,
    label: "Move",
    menu: { whyNot: "frame data leads there" },
    search: { whyNot: "moves are found by their names and commands" },
    files: { whyNot: "the server joins their pieces" },
    budget: { paint: 1100, javaScript: 110 },
  },
  "move/unknown": {
    pattern: "/unknown-move",
    label: "No such move",
    menu: NO_GOAL,
    search: NO_GOAL,
    files: { whyNot: "the server joins its pieces" },
    isNoindex: true,
  },
  "not-found": {
    pattern: "/not-found",
    label: "Page not found",
    menu: NO_GOAL,
    search: NO_GOAL,
    isNoindex: true,
  },
  "texts/nothing-here": {
    pattern: "/nothing-here/for-sure/no-easter-egg",
    label: "Nothing here",
    menu: { whyNot: "there is nothing there, for sure" },
    search: { whyNot: "there is nothing there, for sure" },
    isNoindex: true,
  },
} as const satisfies Readonly<Record<string, SitePage>>;

export type PageId = keyof typeof ROWS;

/** Every page by its folder in apps/web/app/pages, in the order of menus. Too long for browsers: they have `*.built.ts`. */
export const PAGES: Readonly<Record<PageId, SitePage>> = ROWS;

/** Every address that is a file of the build: of each of `characters`, and of pages that belong to none. */
export function builtAddresses(
  characters: readonly CharacterSummary[],
): { readonly path: string; readonly isNoindex: boolean }[] {
  return Object.values(PAGES).flatMap(({ pattern, files, isNoindex = false }) => {
    if (files === undefined) return [{ path: pattern, isNoindex }];
    if (typeof files !== "function") return [];
    return characters.flatMap((character) => files(character).map((path) => ({ path, isNoindex })));
  });
}
