import {
  antiGuidePath,
  framesPath,
  movePath,
  type PackedSearchIndex,
  type SearchCharacter,
  type SearchMove,
  sheetPath,
  unpackSearchIndex,
} from "@tactician/contract";
import { type CharacterId, type MoveFilter, readFilterWords, UNSAFE } from "@tactician/game";
import MiniSearch from "minisearch";
import { goesOnWords } from "../../moves/goes-on.ts";
import * as words from "../words.ts";
import { namedCharacters } from "./find-characters.ts";
import { createFavouriteFinder, createMoveFinder, FUZZY, readMine } from "./find-moves.ts";
import { SITE_PAGES } from "./site-pages.built.ts";

/** Something that the search leads to. */
export interface SearchResult {
  /** Unique in a list of results. */
  readonly id: string;
  readonly title: string;
  readonly detail: string;
  /** Path on this site, or a whole address outside of it. */
  readonly to: string;
  /** Set for a move: it is shown as a row. */
  readonly move?: SearchMove;
  /** A move that somebody has marked with a star. */
  readonly isFavourite?: boolean;
}

/** What somebody has marked with stars, and whether only that is asked for. */
export interface AskedFavourites {
  /** Public ids. */
  readonly ids: ReadonlySet<string>;
  readonly isOnly: boolean;
  /** Ids of the characters whose moves come first, marked or not. */
  readonly first: readonly string[];
}

const NO_FAVOURITES: AskedFavourites = { ids: new Set(), isOnly: false, first: [] };

export interface ResultGroup {
  readonly title: "Characters" | "Moves" | "Pages" | "News" | "Notes";
  readonly items: readonly SearchResult[];
}

export interface SearchAnswer {
  readonly groups: readonly ResultGroup[];
  /** How many moves there are in all; only the first are listed. */
  readonly moveCount: number;
  /** Only favourites were asked for. */
  readonly isMine?: boolean;
}

/** What the search takes from the news, where the page has them. */
export interface SearchedArticle {
  readonly title: string;
  readonly url: string;
}

export type Search = (
  query: string,
  news: readonly SearchedArticle[],
  favourites?: AskedFavourites,
) => SearchAnswer;

const LONGEST_QUERY = 120;
const MOST_MOVES = 40;
const MOST_OTHERS = 6;

/** Builds the search from the packed index: about 50 ms, in pieces. Searching takes a few milliseconds and never fails. */
export async function createSearch(packed: PackedSearchIndex): Promise<Search> {
  const index = unpackSearchIndex(packed);
  const findMoves = await createMoveFinder(index);
  const findFavourites = createFavouriteFinder(index);
  const pages = new MiniSearch<(typeof SITE_PAGES)[number] & { id: number }>({ fields: ["title", "words"] });
  pages.addAll(SITE_PAGES.map((page, id) => ({ ...page, id })));

  return (query, news, { ids, isOnly, first } = NO_FAVOURITES) => {
    const { isMine, rest: asked } = readMine(query.slice(0, LONGEST_QUERY).trim());
    const favourites = findFavourites(ids);
    const isAboutMine = isOnly || isMine;
    if (asked === "" && !isAboutMine) return { groups: [], moveCount: 0 };
    const { filters, rest } = readFilterWords(asked);
    const named = namedCharacters(index.characters, rest);
    const text = named.rest.join(" ");
    const question = { characters: named.characters, filters, text, first };
    if (isAboutMine) {
      // Those of the first characters before all others.
      const moves = findMoves(question).filter((move) => favourites.includes(move));
      return { groups: shown([ofMoves(moves, favourites)]), moveCount: moves.length, isMine: true };
    }
    const moves = [
      ...(text !== "" || filters.length > 0 ? findMoves(question) : []),
      // All of it may be a name: `Tornado Kick`, `King's Hook`.
      ...findMoves({ characters: [], filters: [], text: asked, first }),
    ];
    const unique = [...new Set(moves)];
    const found = ofMoves(unique, favourites);
    const ofPages: ResultGroup = { title: "Pages", items: pageResults(pages, asked) };
    const groups: ResultGroup[] = [
      { title: "Characters", items: characterResults(named.characters, filters, text) },
      ...(ofPages.items.some((page) => isCalled(page, asked)) ? [ofPages, found] : [found, ofPages]),
      { title: "News", items: newsResults(news, asked) },
    ];
    return { groups: shown(groups), moveCount: unique.length };
  };
}

const shown = (groups: readonly ResultGroup[]) => groups.filter(({ items }) => items.length > 0);

const ofMoves = (moves: readonly SearchMove[], favourites: readonly SearchMove[]): ResultGroup => ({
  title: "Moves",
  items: moves.slice(0, MOST_MOVES).map((move) => moveResult(move, favourites)),
});

/** Whether what was typed is a page's title, or begins it: such pages go before moves that are called so, too. */
function isCalled({ title }: SearchResult, asked: string): boolean {
  return asked.length > 2 && title.toLowerCase().startsWith(asked.toLowerCase());
}

/** Named alone, a character's three pages; with filters, their table with exactly those; with a move, nothing more. */
function characterResults(
  characters: readonly SearchCharacter[],
  filters: readonly MoveFilter[],
  text: string,
): SearchResult[] {
  if (text !== "" && !PAGE_WORDS.some(({ asked }) => asked.test(text))) return [];
  return characters.slice(0, MOST_OTHERS).flatMap(({ id, name }) => {
    if (filters.length > 0) return [filteredFrames(id, name, filters)];
    const wanted = PAGE_WORDS.filter(({ asked }) => text === "" || asked.test(text));
    return wanted.map(({ title, path }) => ({
      id: `${title} ${id}`,
      title: name,
      detail: title,
      to: path(id, name),
    }));
  });
}

const PAGE_WORDS = [
  { title: words.sheet, asked: words.SHEET_ASKED, path: sheetPath },
  { title: words.frameData, asked: words.FRAME_DATA_ASKED, path: framesPath },
  { title: words.howToBeat, asked: words.HOW_TO_BEAT_ASKED, path: antiGuidePath },
] as const;

function filteredFrames(id: CharacterId, name: string, filters: readonly MoveFilter[]): SearchResult {
  const query = new URLSearchParams(filters.map((filter) => ["show", filter.id]));
  return {
    id: `filtered ${id}`,
    title: `${name}: ${filters.map(({ label }) => label).join(", ")}`,
    detail: words.inFrameData,
    to: `${framesPath(id, name)}?${query}`,
  };
}

function moveResult(move: SearchMove, favourites: readonly SearchMove[]): SearchResult {
  const { character, command, names, block = 0, filters, anchor, goesOn } = move;
  const next = goesOnWords(goesOn);
  const facts = [
    ...(filters.has("launch") ? [words.launches] : []),
    ...(next !== undefined && block <= UNSAFE ? [words.punishableIfEnds, next] : []),
  ];
  return {
    id: `move ${character.id} ${anchor}`,
    title: names[0] ?? command,
    detail: facts.join(", "),
    to: movePath(character.id, move.id),
    move,
    isFavourite: favourites.includes(move),
  };
}

function pageResults(pages: MiniSearch, query: string): SearchResult[] {
  return pages
    .search(query, { combineWith: "AND", prefix: true, fuzzy: FUZZY, boost: { title: 2 } })
    .slice(0, MOST_OTHERS)
    .flatMap(({ id }) => {
      const page = SITE_PAGES[id];
      return page === undefined
        ? []
        : [{ id: page.path, title: page.title, detail: page.path, to: page.path }];
    });
}

/** A handful of titles: an index of their own is made for the question. */
function newsResults(news: readonly SearchedArticle[], query: string): SearchResult[] {
  const titles = new MiniSearch<{ id: number; title: string }>({ fields: ["title"] });
  titles.addAll(news.map(({ title }, id) => ({ id, title })));
  return titles
    .search(query, { combineWith: "AND", prefix: true, fuzzy: FUZZY })
    .slice(0, MOST_OTHERS)
    .flatMap(({ id }) => {
      const article = news[id];
      return article === undefined
        ? []
        : [{ id: article.url, title: article.title, detail: words.GROUPS.News, to: article.url }];
    });
}
