import { readFileSync } from "node:fs";
import {
  BUILT_TABLES,
  type BuiltTables,
  type CharacterPieces,
  MOVE_BODY_SLOT,
  MOVES_PREFIX,
  type MovePage as MovePageDocument,
  type MovePieces,
  movePath,
  movePicture,
  PAGES,
  type PageId,
} from "@tactician/contract";
import { type CharacterId, moveAddressPart } from "@tactician/game";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { type PageMeta, SITE_NAME } from "../base/meta.ts";
import { PAGE_DATA_ID, type PageStart } from "../base/page-data.ts";
import { App } from "../frame/App.tsx";
import { MoveContext } from "../live/move-context.tsx";
import { MovePage } from "../pages/move/MovePage.tsx";
import { MoveLink } from "../pages/move/MoveString.tsx";
import { moveMeta } from "../pages/move/page.ts";
import { findRoute } from "../pages.ts";
import { LoadingText } from "../ui/state/LoadingText.tsx";
import { loadingPage } from "../ui/words.ts";
import { BuiltFiles, isFramework, pageFiles } from "./built-files.server.ts";
import { dataFile, readMovePages, readProps } from "./content.server.ts";
import { Document } from "./Document.server.tsx";
import { HeadTags } from "./HeadTags.server.tsx";
import { RenderedPage } from "./rendered-page.server.tsx";
import { classesOf, splitStyles } from "./split-styles.server.ts";

const START = "app/start.ts";
const SHELL = "app/shell.tsx";
const HYDRATE = "app/hydrate.tsx";
const UNKNOWN_MOVE = PAGES["move/unknown"].pattern;
/** For pages with moves on them. */
const MOVES = "app/moves/facts/early.ts";

const pageModule = (name: PageId) => `app/pages/${name}/Page.tsx`;

/** One document of these stands for many addresses. */
const STAND_FOR_MANY: ReadonlySet<PageId> = new Set(["not-found", "move/unknown"]);

interface DocumentParts {
  readonly head: ReactNode;
  readonly markup: string;
  /** The page's module, for its styles. */
  readonly module: string;
  /** The islands on it; none in the shell, which shows its page by itself. */
  readonly islands: readonly string[] | undefined;
  /** Address of the page's data, `""` where the document carries them. */
  readonly data: string | undefined;
  readonly hasMoves: boolean;
  readonly atOnce?: PageStart["atOnce"];
  /** What is put into the page later, for its styles. */
  readonly later?: string | undefined;
}

export interface RenderedMoves {
  readonly pieces: CharacterPieces;
  /** All classes and islands of their pages. */
  readonly classes: readonly string[];
  readonly islands: readonly string[];
}

/** Renders the documents of a finished browser build. */
export class SiteRenderer {
  readonly #files: BuiltFiles;
  readonly #headScript: string;
  readonly #tables: PageStart["tables"];
  #around: ReturnType<typeof renderAroundMoves> | undefined;

  /** `headScript` is the text of the built `app/head/head.ts`; files of pages go into `pagesFolder`. */
  constructor(clientFolder: string, pagesFolder: string, headScript: string) {
    this.#files = new BuiltFiles(clientFolder, pagesFolder);
    this.#headScript = headScript;
    this.#tables = tablesBy((name) =>
      this.#files.keep(name, "json", readFileSync(dataFile(`${name}.json`), "utf8")),
    );
  }

  /** The document of a page, `document("/about")`. Rejects when the page breaks while it is rendered. */
  async document(path: string): Promise<string> {
    return this.#composePage(await renderPage(path));
  }

  /** The document that stands for a page that the build has not made (shell.tsx). */
  shell(): string {
    const page = new RenderedPage();
    const markup = page.render(
      <App pathname={undefined}>
        <LoadingText>{loadingPage}</LoadingText>
      </App>,
    );
    return this.#compose({
      head: <title>{SITE_NAME}</title>,
      markup,
      module: SHELL,
      islands: undefined,
      data: undefined,
      hasMoves: false,
      atOnce: "always",
    });
  }

  /** What the moves of a character put into their frame. Rejects when a page would be another one inside it. */
  async moves(characterId: CharacterId): Promise<RenderedMoves> {
    const { pages, formerIds } = await readMovePages(characterId);
    const { before, after } = this.#aroundMoves();
    const rendered = pages.map(renderMove);
    const [first] = pages;
    if (first !== undefined) {
      const { markup } = await renderPage(movePath(characterId, first.move.id));
      if (markup !== before + rendered[0]?.pieces.body + after)
        throw new Error(`The page of a move by itself is another one than inside its frame: ${characterId}`);
    }
    const formerParts = formerIds.map((pair) => pair.map(moveAddressPart) as [string, string]);
    const moves = rendered.map(({ pieces }) => pieces);
    return {
      pieces: { character: characterId, moves, formerParts },
      classes: [...classesOf(moves.map(({ body, row }) => body + row).join(""))],
      islands: [...new Set(rendered.flatMap(({ islands }) => islands))],
    };
  }

  /** The documents around every move and around what is said of an unknown one; they carry the styles of all moves. */
  async moveFrames(all: readonly Omit<RenderedMoves, "pieces">[]) {
    const classes = new Set(all.flatMap((moves) => moves.classes));
    const later = `<i class="${[...classes].join(" ")}">`;
    const around = this.#aroundMoves();
    const frame = this.#compose({
      head: <meta name="slot" content="move" />,
      markup: around.before + MOVE_BODY_SLOT + around.after,
      module: pageModule("move"),
      islands: [...around.islands, ...new Set(all.flatMap(({ islands }) => islands))],
      data: "",
      hasMoves: true,
      later,
    });
    return { frame, unknown: this.#composePage(await renderPage(UNKNOWN_MOVE), later) };
  }

  #aroundMoves() {
    this.#around ??= renderAroundMoves();
    return this.#around;
  }

  /** With the page's data in a file beside it. */
  #composePage({ head, markup, page, name }: RenderedDocument, later?: string): string {
    const { data, islands } = page;
    return this.#compose({
      head,
      markup,
      module: pageModule(name),
      islands,
      data: data && this.#files.keep("page", "json", JSON.stringify(data)),
      hasMoves: data?.moves !== undefined,
      // The table of combos is in the browser alone, and scripts put it there.
      atOnce: name === "combos" ? "for combos" : undefined,
      later,
    });
  }

  #compose(parts: DocumentParts): string {
    const { head, markup, module, islands, data, hasMoves, atOnce, later: more = "" } = parts;
    const sources = new Map((islands ?? []).map((name) => [name, this.#sourceOf(name)]));
    const hasReact = [...sources.values()].some((source) => source.endsWith(".tsx"));
    const entry = islands === undefined ? SHELL : START;
    const files = pageFiles(this.#files.manifest, {
      first: hasMoves ? [MOVES] : [],
      others: [entry, ...(hasReact ? [HYDRATE] : []), ...sources.values()],
      // The shell has all that stands around a page.
      styledBy: [SHELL, module],
    });
    const address = (key: string) => files.addresses.get(key) ?? "";
    const start: PageStart = {
      start: address(entry),
      islands: Object.fromEntries(Array.from(sources, ([name, source]) => [name, address(source)])),
      framework: files.others.find(isFramework),
      hydrate: hasReact ? address(HYDRATE) : undefined,
      moves: hasMoves ? address(MOVES) : undefined,
      first: files.first,
      others: files.others,
      data,
      tables: this.#tables,
      atOnce,
    };
    const styles = files.styles.map((style) => this.#files.read(style)).join("\n");
    const { first, later } = splitStyles(styles, markup + more);
    return documentText(
      <Document
        head={head}
        headScript={this.#headScript}
        styles={first}
        laterStyles={later === "" ? undefined : this.#files.keep("later", "css", later)}
        inlined={files.styles}
        page={markup}
        start={start}
      />,
    );
  }

  /** An island's module, with React (`.tsx`) or without. */
  #sourceOf(name: string): string {
    const withReact = `app/${name}.island.tsx`;
    return Object.hasOwn(this.#files.manifest, withReact) ? withReact : `app/${name}.island.ts`;
  }
}

function renderAroundMoves() {
  const page = new RenderedPage();
  const markup = page.render(
    <App pathname={MOVES_PREFIX}>
      <i />
    </App>,
  );
  const [before, after, ...more] = markup.split("<i></i>");
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error("The frame of moves has not one place for them");
  return { before, after, islands: page.islands };
}

function tablesBy(address: (name: keyof BuiltTables) => string): PageStart["tables"] {
  return Object.fromEntries(BUILT_TABLES.map((name) => [name, address(name)])) as PageStart["tables"];
}

/** A page in development: modules and their styles as they are, each when it is imported. */
export async function developmentDocument(path: string): Promise<string> {
  const { head, markup, page, name } = await renderPage((await isUnknownMove(path)) ? UNKNOWN_MOVE : path);
  const start: PageStart = {
    start: `/${START}`,
    hydrate: `/${HYDRATE}`,
    moves: `/${MOVES}`,
    islands: Object.fromEntries(page.islands.map((island) => [island, `/app/${island}.island`])),
    first: ["/@vite/client", "/app/frame/App.tsx", `/${pageModule(name)}`],
    others: [],
    tables: tablesBy((name) => `/@fs${dataFile(`${name}.json`)}`),
    data: `data:application/json,${encodeURIComponent(JSON.stringify(page.data ?? { islands: {} }))}`,
  };
  return documentText(
    <Document
      head={
        <>
          {head}
          <script type="module" src="/app/head/development.ts" />
        </>
      }
      headScript=""
      styles=""
      laterStyles={undefined}
      inlined={[]}
      page={markup}
      start={start}
    />,
  );
}

async function isUnknownMove(path: string): Promise<boolean> {
  const { name, params } = findRoute(path);
  const props = await readProps(name, params);
  return "page" in props && props.page === undefined;
}

type RenderedDocument = Awaited<ReturnType<typeof renderPage>>;

async function renderPage(path: string) {
  const { name, route, params, load } = findRoute(path);
  const [{ default: Page }, props] = await Promise.all([load(), readProps(name, params)]);
  const pathname = STAND_FOR_MANY.has(name) ? undefined : path;
  const page = new RenderedPage();
  const markup = page.render(
    <App pathname={pathname}>
      <Page {...props} />
    </App>,
  );
  const listed = route.islands?.map((island) => `pages/${name}/${island}`) ?? [];
  for (const island of page.islands)
    if (island.startsWith("pages/") && !listed.includes(island))
      throw new Error(`pages/${name}/page.ts does not list the island ${island}`);
  const head = <HeadTags meta={{ ...ownMeta(name), ...route.head(props, params) }} />;
  return { head, markup, page, name };
}

/** What a page's row says of it to search engines: a page with parameters names its address itself. */
function ownMeta(name: PageId): Partial<PageMeta> {
  const { pattern, isNoindex } = PAGES[name];
  if (isNoindex) return { robots: "noindex" };
  return pattern.includes(":") ? {} : { path: pattern };
}

function documentText(document: ReactNode): string {
  return `<!DOCTYPE html>${renderToStaticMarkup(document)}`;
}

/** What a move puts into the frame of all moves, and its line on the page of an unknown one. */
function renderMove(move: MovePageDocument) {
  const page = new RenderedPage();
  const body = page.render(<MovePage page={move} />);
  const json = JSON.stringify(page.data ?? { islands: {} }).replaceAll("<", "\\u003c");
  const pieces: MovePieces = {
    part: moveAddressPart(move.move.id),
    head: `${renderToStaticMarkup(<HeadTags meta={moveMeta(move)} />)}<script type="application/json" id="${PAGE_DATA_ID}">${json}</script>`,
    body,
    row: renderToStaticMarkup(
      <MoveContext value={{ stances: move.vocabulary, frameData: {} }}>
        <li>
          <MoveLink character={move.character} move={move.move} of={move.name} />
        </li>
      </MoveContext>,
    ),
    picture: movePicture(move),
  };
  return { pieces, islands: page.islands };
}
