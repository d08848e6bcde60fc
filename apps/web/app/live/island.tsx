import { type ComponentType, createContext, type ReactNode, use, useEffect, useRef } from "react";
import type { MovesOfPage } from "../base/page-data.ts";

/**
 * When an island comes to life: with the page (`start`), when it comes into sight, when the browser has nothing better to do, or with
 * the first touch of it. A press on an island that sleeps wakes it and is done then (head/early-presses.ts).
 */
export type Wake = "start" | "sight" | "idle" | "touch";

/** Gives life to a part of a page without React; gives the way to end it. */
export type Bring<Props> = (element: HTMLElement, props: Props) => (() => void) | undefined;

/** What renders a page at build: puts its islands where they stand and keeps what they are made from. */
export interface IslandSink {
  /** Gives the island's key on this page. `Component` is absent for one whose content is the page's own. */
  place(name: string, props: object, Component?: ComponentType<object>): string;
  /** What presses on the page's moves are answered with before anything lives. */
  knowMoves(moves: MovesOfPage): void;
}

/** There only while a page is rendered at build; everywhere else an island is an ordinary part of the page. */
export const PageContext = createContext<IslandSink | undefined>(undefined);

/**
 * A part of a page that React brings to life by itself, with a root of its own: `island("pages/home/TipLine", "touch", TipLine)`. The
 * name is that of its module in `app`, TipLine.island.tsx, whose default export it is. Its props travel as JSON.
 */
export function island<Props extends object>(
  name: string,
  wake: Wake,
  Component: ComponentType<Props>,
): ComponentType<Props> {
  return function Island(props: Props): ReactNode {
    const page = use(PageContext);
    if (page === undefined) return <Component {...props} />;
    return (
      <span
        data-island={page.place(name, props, Component as ComponentType<object>)}
        data-wake={wake}
        data-react=""
      />
    );
  };
}

interface AliveProps<Props> {
  /** The module in `app` that exports `bring`: `pages/sheet/mark-sections` is mark-sections.island.ts. */
  readonly name: string;
  readonly wake: Wake;
  readonly bring: Bring<Props>;
  readonly with: Props;
  readonly children?: ReactNode;
}

/** A part of a page that is static but for a few lines of script, which need no React. */
export function Alive<Props extends object>(props: AliveProps<Props>): ReactNode {
  const { name, wake, children } = props;
  const page = use(PageContext);
  if (page === undefined) return <Brought {...props} />;
  return (
    <span data-island={page.place(name, props.with)} data-wake={wake}>
      {children}
    </span>
  );
}

function Brought<Props extends object>({ bring, with: given, children }: AliveProps<Props>): ReactNode {
  const element = useRef<HTMLSpanElement>(null);
  useEffect(() => (element.current === null ? undefined : bring(element.current, given)), [bring, given]);
  return (
    <span data-island="" ref={element}>
      {children}
    </span>
  );
}
