import type { CharacterId } from "@tactician/game";
import { useEffect, useSyncExternalStore } from "react";
import { fetchMoves } from "../../base/api.ts";
import { logFailure } from "../../base/log.ts";
import { whenIdle } from "../../base/when-idle.ts";
import type { ComboChecker } from "./core/combo-checks.ts";

/** What is known of a character's moves on this page. */
export type CheckerState =
  | { readonly state: "none" | "loading" | "failed"; readonly checker?: undefined }
  | { readonly state: "ready"; readonly checker: ComboChecker };

const NONE: CheckerState = { state: "none" };

const known = new Map<CharacterId, CheckerState>();
const listeners = new Set<() => void>();

/** The checker of a character, fetched once somebody wants it: it is some 40 KB, and a page may hold many characters. */
export function useChecker(character: CharacterId | undefined): CheckerState {
  const state = useSyncExternalStore(
    subscribe,
    () => stateOf(character),
    () => NONE,
  );
  useEffect(() => {
    if (character === undefined || stateOf(character).state !== "none") return;
    // Behind the first view of the rows: to start the requests takes as long as to build one.
    return whenIdle(() => loadChecker(character));
  }, [character]);
  return state;
}

/** Fetches movelist and rules, again after a failure too. */
export function loadChecker(character: CharacterId): void {
  if (stateOf(character).state === "loading" || stateOf(character).state === "ready") return;
  tell(character, { state: "loading" });
  Promise.all([fetchMoves(character), import("./core/combo-checks.ts")]).then(
    ([movelist, { createComboChecker }]) =>
      tell(character, { state: "ready", checker: createComboChecker(movelist) }),
    (thrown: unknown) => {
      logFailure("A movelist did not arrive", thrown);
      tell(character, { state: "failed" });
    },
  );
}

/** What is known of a character now. */
export function stateOf(character: CharacterId | undefined): CheckerState {
  return (character && known.get(character)) ?? NONE;
}

function tell(character: CharacterId, state: CheckerState): void {
  known.set(character, state);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
