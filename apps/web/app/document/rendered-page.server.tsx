import type { ComponentType, ReactNode } from "react";
import { renderToString } from "react-dom/server";
import type { MovesOfPage, PageData } from "../base/page-data.ts";
import { IslandRoot, prefixOf } from "../hydrate.tsx";
import { type IslandSink, PageContext } from "../live/island.tsx";

interface PlacedIsland {
  readonly name: string;
  readonly props: object;
  readonly Component: ComponentType<object> | undefined;
}

/** A page as React renders it at build, with its islands rendered by themselves, as the browser takes them over. */
export class RenderedPage implements IslandSink {
  readonly #placed = new Map<string, PlacedIsland>();
  #moves: MovesOfPage | undefined;

  place(name: string, props: object, Component?: ComponentType<object>): string {
    let key = name;
    for (let count = 2; this.#placed.has(key); count += 1) key = `${name}:${count}`;
    this.#placed.set(key, { name, props, Component });
    return key;
  }

  knowMoves(moves: MovesOfPage): void {
    this.#moves = moves;
  }

  /** The markup of a page with its islands in it. Throws when a part breaks: such a page never becomes a file. */
  render(content: ReactNode): string {
    let markup = render(<PageContext value={this}>{content}</PageContext>);
    for (const [key, { props, Component }] of this.#placed) {
      if (Component === undefined) continue;
      const mark = new RegExp(`(<span data-island="${key}"[^>]*>)(</span>)`);
      if (!mark.test(markup)) continue;
      const island = (
        <IslandRoot moves={this.#moves}>
          <Component {...props} />
        </IslandRoot>
      );
      const inside = render(island, prefixOf(key));
      markup = markup.replace(mark, (_, before, after) => before + inside + after);
    }
    return markup;
  }

  /** What the islands are made from; `undefined` where there is nothing to tell. */
  get data(): PageData | undefined {
    const told = [...this.#placed].filter(([, { props }]) => Object.keys(props).length > 0);
    if (told.length === 0 && this.#moves === undefined) return undefined;
    return {
      islands: Object.fromEntries(told.map(([key, { props }]) => [key, props])),
      ...(this.#moves && { moves: this.#moves }),
    };
  }

  /** The names of all islands, `pages/home/TipLine`. */
  get islands(): readonly string[] {
    return [...new Set(Array.from(this.#placed.values(), ({ name }) => name))];
  }
}

/** React's markup in one piece. Throws also where React would leave a part that breaks, or is still awaited, to the browser. */
function render(content: ReactNode, identifierPrefix = ""): string {
  const markup = renderToString(content, { identifierPrefix });
  if (markup.includes("<!--$!-->")) throw new Error("A part of the page cannot be rendered at build");
  return markup;
}
