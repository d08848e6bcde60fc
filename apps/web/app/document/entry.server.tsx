import { type CharacterPieces, MOVE_BODY_SLOT, MOVES_PREFIX, movePath } from "@tactician/contract";
import type { ReactNode } from "react";
import { renderToReadableStream, renderToStaticMarkup } from "react-dom/server";
import type { PageData } from "../base/page-data.ts";
import { PREFERENCES_ID, type WrittenScript } from "../base/preferences.ts";
import { App } from "../frame/App.tsx";
import { FIRST_MOVELISTS_SCRIPT } from "../pages/combos/first-movelists.ts";
import { findRoute } from "../pages.ts";
import { LoadingText } from "../ui/LoadingText.tsx";
import { BuiltFiles, pageFiles } from "./built-files.server.ts";
import { readMovePages } from "./content.server.ts";
import { Document } from "./Document.server.tsx";
import { HeadTags } from "./HeadTags.server.tsx";
import { renderMove } from "./move-pieces.server.tsx";
import { readProps } from "./page-props.server.ts";
import { classesOf, splitStyles } from "./split-styles.server.ts";
import { CARRIED_DATA, fetchedData, startScript } from "./start-script.server.ts";

const START = "app/start.tsx";
const SHELL = "app/shell.tsx";
const UNKNOWN_MOVE = "/unknown-move";
/** For pages with moves on them. */
const MOVES = "app/moves/early.ts";

const pageModule = (name: string) => `app/pages/${name}/Page.tsx`;

const PREFERENCES_MARK = ` id="${PREFERENCES_ID}"`;

/** The table of combos is in the browser alone, and scripts put it there. */
const FETCHES_AT_ONCE: ReadonlySet<string> = new Set(["combos"]);

/** One document of these stands for many addresses. */
const STAND_FOR_MANY: ReadonlySet<string> = new Set(["not-found", "move/unknown"]);

/** What a page loads as soon as it lives, and the lines that ask for it before. */
const SOON: Readonly<Partial<Record<string, Soon>>> = {
  combos: {
    modules: ["app/pages/combos/core/combo-checks.ts"],
    script: FIRST_MOVELISTS_SCRIPT,
  },
};

interface Soon {
  readonly modules: readonly string[];
  readonly script: string;
}

/** A page's markup, its head and what it was made from. */
interface RenderedPage {
  readonly head: ReactNode;
  readonly markup: string;
  readonly data: PageData;
  readonly name: string;
}

/** Renders the documents of a finished browser build. */
export class SiteRenderer {
  readonly #files: BuiltFiles;
  /** All classes of the pages of moves. */
  readonly #classes = new Set<string>();
  #around: Promise<string> | undefined;
  readonly #written: WrittenScript;

  /** `writtenScript` is the address of the built `app/written.ts`. */
  constructor(clientFolder: string, writtenScript: string) {
    this.#files = new BuiltFiles(clientFolder);
    this.#written = { src: writtenScript, isModule: false };
  }

  /** The document of a page, `document("/about")`. Rejects when the page breaks while it is rendered. */
  async document(path: string): Promise<string> {
    const { head, markup, data, name } = await renderPage(path);
    return this.#compose({
      head,
      markup,
      module: pageModule(name),
      data: fetchedData(this.#files.keep("page", "json", JSON.stringify(data))),
      fetchesAtOnce: FETCHES_AT_ONCE.has(name),
      soon: SOON[name],
    });
  }

  /** The document that stands for a page that the build has not made (shell.tsx). */
  async shell(): Promise<string> {
    const markup = await render(
      <App pathname={undefined}>
        <LoadingText>Loading please wait...</LoadingText>
      </App>,
    );
    const head = <title>Tactician</title>;
    return this.#compose({ head, markup, module: SHELL, data: undefined, fetchesAtOnce: true });
  }

  /** What the moves of a character put into their frame. Rejects when a page would be another one inside it. */
  async moves(characterId: string): Promise<CharacterPieces> {
    const { pages, formerIds } = await readMovePages(characterId);
    const [before, after] = await this.#aroundMoves();
    const moves = pages.map(renderMove);
    for (const { body, row } of moves) for (const name of classesOf(body + row)) this.#classes.add(name);
    const [first] = pages;
    if (first !== undefined) {
      const { markup } = await renderPage(movePath(characterId, first.move.id));
      if (markup !== before + moves[0]?.body + after)
        throw new Error(`The page of a move by itself is another one than inside its frame: ${characterId}`);
    }
    return { character: characterId, moves, formerIds };
  }

  /** The documents around every move and around what is said of an unknown one; after all moves, whose styles they carry. */
  async moveFrames(): Promise<{ readonly frame: string; readonly unknown: string }> {
    const later = `<i class="${[...this.#classes].join(" ")}">`;
    const common = { fetchesAtOnce: false, later };
    const [before, after] = await this.#aroundMoves();
    const frame = this.#compose({
      ...common,
      head: <meta name="slot" content="move" />,
      markup: before + MOVE_BODY_SLOT + after,
      module: pageModule("move"),
      data: CARRIED_DATA,
    });
    const { head, markup, data } = await renderPage(UNKNOWN_MOVE);
    const unknown = this.#compose({
      ...common,
      head,
      markup,
      module: pageModule("move/unknown"),
      data: fetchedData(this.#files.keep("page", "json", JSON.stringify(data))),
    });
    return { frame, unknown };
  }

  /** What stands around the page of a move, before it and behind it. */
  async #aroundMoves(): Promise<readonly [before: string, after: string]> {
    this.#around ??= render(
      <App pathname={MOVES_PREFIX}>
        <i />
      </App>,
    );
    const [before, after, ...more] = (await this.#around).split("<i></i>");
    if (before === undefined || after === undefined || more.length > 0)
      throw new Error("The frame of moves has not one place for them");
    return [before, after];
  }

  #compose(page: {
    head: ReactNode;
    markup: string;
    module: string;
    data: string | undefined;
    fetchesAtOnce: boolean;
    soon?: Soon | undefined;
    /** What is put into the page later, for its styles. */
    later?: string;
  }): string {
    const { head, markup, data, fetchesAtOnce, soon } = page;
    const files = pageFiles(this.#files.manifest, {
      start: data === undefined ? SHELL : START,
      page: page.module,
      moves: markup.includes(" data-move=") ? MOVES : undefined,
      soon: soon?.modules,
    });
    const styles = files.styles.map((address) => this.#files.read(address)).join("\n");
    const { first, later } = splitStyles(styles, markup + (page.later ?? ""));
    const script = startScript({
      files,
      data,
      hasLaterStyles: later !== "",
      fetchesAtOnce,
      afterwards: soon?.script,
    });
    return documentText(
      <Document
        head={head}
        styles={first}
        laterStyles={later === "" ? undefined : this.#files.keep("later", "css", later)}
        inlined={files.styles}
        page={markup}
        start={script}
        written={this.#written}
        hasPreferences={data === undefined || markup.includes(PREFERENCES_MARK)}
      />,
    );
  }
}

/** The same in development: modules and their styles as they are, each when it is imported. */
export async function developmentDocument(path: string): Promise<string> {
  const { head, markup, data, name } = await renderPage((await isUnknownMove(path)) ? UNKNOWN_MOVE : path);
  const script = `import "/@vite/client";const { start } = await import("/${START}");const { default: Page } = await import("/${pageModule(name)}");start(Page, ${JSON.stringify(data).replaceAll("<", "\\u003c")})`;
  return documentText(
    <Document
      head={head}
      styles=""
      laterStyles={undefined}
      inlined={[]}
      page={markup}
      start={script}
      written={{ src: "/app/moves/written.ts", isModule: true }}
      hasPreferences
    />,
  );
}

async function isUnknownMove(path: string): Promise<boolean> {
  const { name, params } = findRoute(path);
  const props = await readProps(name, params);
  return "page" in props && props.page === undefined;
}

async function renderPage(path: string): Promise<RenderedPage> {
  const { name, route, params, load } = findRoute(path);
  const [{ default: Page }, props] = await Promise.all([load(), readProps(name, params)]);
  const pathname = STAND_FOR_MANY.has(name) ? undefined : path;
  const markup = await render(
    <App pathname={pathname}>
      <Page {...props} />
    </App>,
  );
  return { head: <HeadTags meta={route.head(props, params)} />, markup, data: { pathname, props }, name };
}

/**
 * React's markup in one piece. With its usual chunk size it would put large parts into hidden templates that only a script moves
 * into place. A page that breaks while rendering fails the build; it never becomes a file.
 */
async function render(app: ReactNode): Promise<string> {
  const errors: unknown[] = [];
  const stream = await renderToReadableStream(app, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      errors.push(error);
    },
  });
  await stream.allReady;
  if (errors.length > 0) throw errors[0];
  return new Response(stream).text();
}

function documentText(document: ReactNode): string {
  return `<!DOCTYPE html>${renderToStaticMarkup(document)}`;
}
