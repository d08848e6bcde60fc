import { element } from "../../base/element.ts";
import * as words from "./words.ts";

const LONGEST_PATH = 120;

/** Names the address that the visitor is at; an over-long one is cut. */
export function bring(
  place: HTMLElement,
  { className = "" }: { readonly className?: string | undefined },
): undefined {
  const { pathname } = location;
  const path = pathname.length > LONGEST_PATH ? `${pathname.slice(0, LONGEST_PATH)}…` : pathname;
  const shown = element("code", { className }, path);
  place.querySelector("p")?.replaceChildren(words.unknown.before, shown, words.unknown.after);
}
