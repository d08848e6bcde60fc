import { useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * Whether the page lives. A page is made at build, without anybody's address parameters and storage, and React takes it over as it
 * was made: what a visitor brings along counts from the moment this is true. Inside the site it is true from the start.
 */
export function useLive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
