import { type ComponentType, useState } from "react";
import { type Asked, useAsync } from "./use-async.ts";

/** A piece of a page whose code is fetched at its first use. */
export interface Part<Props> {
  readonly Component: ComponentType<Props> | undefined;
  readonly state: Asked<unknown>["state"];
  /** Fetches the code; call it early (on hover or focus) and again on use. A failed fetch is tried again. */
  readonly load: () => void;
}

/**
 * `usePart(() => import("./SearchDialog.tsx").then((module) => module.SearchDialog))`; `fetchPart` must be a constant. Fetched when
 * `load` is called, or as soon as the part `isWanted`.
 */
export function usePart<Props>(
  fetchPart: () => Promise<ComponentType<Props>>,
  isWanted = false,
): Part<Props> {
  const [isAsked, ask] = useState(isWanted);
  if (isWanted && !isAsked) ask(true);
  const asked = useAsync(isAsked ? "part" : undefined, fetchPart, "Part of the page did not load");
  const load = () => (asked.state === "failed" ? asked.retry() : ask(true));
  return { Component: asked.value, state: asked.state, load };
}
