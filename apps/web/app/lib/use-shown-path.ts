import { useSyncExternalStore } from "react";

const LONGEST = 120;
const never = () => () => {};

/**
 * The path in the address bar, for pages of which one file stands for many addresses: empty in that file,
 * filled in once the page lives. Over-long paths are cut.
 */
export function useShownPath(): string {
  return useSyncExternalStore(never, currentPath, () => "");
}

function currentPath(): string {
  const { pathname } = window.location;
  return pathname.length > LONGEST ? `${pathname.slice(0, LONGEST)}…` : pathname;
}
