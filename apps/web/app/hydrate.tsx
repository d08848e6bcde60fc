import { type ComponentType, type ReactNode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { type MovesOfPage, NO_MOVES } from "./base/page-data.ts";
import { MoveContext } from "./live/move-context.tsx";
import { ErrorBoundary } from "./ui/state/ErrorPage.tsx";

/** Lets React take over an island as the build rendered it; settles when it lives. */
export function hydrate(
  island: HTMLElement,
  Component: unknown,
  props: object,
  moves: MovesOfPage | undefined,
): Promise<void> {
  const Content = Component as ComponentType<object>;
  return new Promise((resolve) => {
    const live = () => {
      island.dataset.live = "";
      resolve();
    };
    const content = (
      <IslandRoot moves={moves} onLive={live}>
        <Content {...props} />
      </IslandRoot>
    );
    const identifierPrefix = prefixOf(island.dataset.island ?? "");
    // In slices, between which a press is answered; otherwise a long island is taken over in one piece.
    startTransition(() => void hydrateRoot(island, content, { identifierPrefix }));
  });
}

interface IslandRootProps {
  readonly moves: MovesOfPage | undefined;
  readonly onLive?: () => void;
  readonly children: ReactNode;
}

/** What stands around an island, at build and in the browser. */
export function IslandRoot({ moves = NO_MOVES, onLive, children }: IslandRootProps): ReactNode {
  useEffect(() => onLive?.(), [onLive]);
  return (
    <MoveContext value={moves}>
      <ErrorBoundary>{children}</ErrorBoundary>
    </MoveContext>
  );
}

/** What ids in an island begin with, at build and in the browser: each is a root of its own. */
export function prefixOf(key: string): string {
  return key.replace(/^.*\//, "");
}
