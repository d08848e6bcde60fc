import type { CharacterMoves } from "@tactician/contract";
import { useLayoutEffect } from "react";
import { showAskedDay } from "../../../base/room.ts";
import { useSearch } from "../../../live/own-address.ts";
import { type Async, useAsync } from "../../../live/use-async.ts";
import { dayIn } from "../core/frame-view.ts";
import type { Past } from "./load-past.ts";

/** Its code comes with the first day that is asked for. */
async function fetchPast(today: CharacterMoves, on: string): Promise<Past> {
  const { loadPast } = await import("./load-past.ts");
  return loadPast(today, on, Date.now());
}

/** The movelist of the day that the address asks for; idle where it asks for none. */
export function usePast(today: CharacterMoves): Async<Past> & { readonly retry: () => void } {
  const on = dayIn(new URLSearchParams(useSearch()));
  return useAsync(
    on === "" ? undefined : `${today._id} ${on}`,
    () => fetchPast(today, on),
    "Failed to load an older movelist",
  );
}

/** Lets the page be seen, together with what it shows of the day that was asked for. */
export function useAskedDay(isSettled: boolean): void {
  useLayoutEffect(() => {
    if (!isSettled) return undefined;
    showAskedDay(true);
    return () => showAskedDay(false);
  }, [isSettled]);
}
