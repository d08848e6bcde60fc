import { type ComponentType, useCallback, useEffect, useState } from "react";
import { logFailure } from "../base/log.ts";

/** A piece of a page whose code is fetched at its first use. */
export interface Part<Props> {
  Component: ComponentType<Props> | undefined;
  state: "idle" | "loading" | "ready" | "failed";
  /** Fetches the code; call it early (on hover or focus) and again on use. A failed fetch is tried again. */
  load: () => void;
}

/**
 * `usePart(() => import("./SearchDialog.tsx").then((module) => module.SearchDialog))`; `fetchPart` must be a constant. Fetched when
 * `load` is called, or as soon as the part `isWanted`.
 */
export function usePart<Props>(
  fetchPart: () => Promise<ComponentType<Props>>,
  isWanted = false,
): Part<Props> {
  const [part, setPart] = useState<Omit<Part<Props>, "load">>({ Component: undefined, state: "idle" });

  const load = useCallback(() => {
    setPart((now) => (now.state === "ready" ? now : { Component: undefined, state: "loading" }));
    fetchPart().then(
      (Component) => setPart((now) => (now.state === "ready" ? now : { Component, state: "ready" })),
      (thrown) => {
        logFailure("Part of the page did not load", thrown);
        setPart({ Component: undefined, state: "failed" });
      },
    );
  }, [fetchPart]);

  useEffect(() => {
    if (isWanted) load();
  }, [isWanted, load]);

  return { ...part, load };
}
