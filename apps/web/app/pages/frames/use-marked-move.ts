import { useEffect } from "react";
import { useHash } from "../../live/own-address.ts";

/**
 * The anchor in the address (`#df-2`), once the page lives; its row is brought into sight, whenever a link leads to it, and in each
 * list anew.
 */
export function useMarkedMove(list: object): string | undefined {
  const marked = anchorOf(useHash());
  // biome-ignore lint/correctness/useExhaustiveDependencies: the row of another list stands elsewhere
  useEffect(() => {
    if (marked === undefined) return undefined;
    let end = bringIntoSight(marked);
    const again = () => {
      end();
      end = bringIntoSight(marked);
    };
    // The same link followed again changes nothing but the place.
    addEventListener("popstate", again);
    return () => {
      removeEventListener("popstate", again);
      end();
    };
  }, [marked, list]);
  return marked;
}

/** Rows on the way get their true heights only when they are near, so it takes a few frames to arrive. Returns what ends it. */
function bringIntoSight(id: string): () => void {
  let framesLeft = FRAMES;
  let frame = 0;
  const scroll = () => {
    const row = document.getElementById(id);
    if (row instanceof HTMLTableRowElement) row.scrollIntoView({ block: "center", behavior: "instant" });
    framesLeft -= 1;
    if (framesLeft > 0) frame = requestAnimationFrame(scroll);
  };
  scroll();
  return () => cancelAnimationFrame(frame);
}

const FRAMES = 4;

function anchorOf(hash: string): string | undefined {
  try {
    return decodeURIComponent(hash.slice(1)) || undefined;
  } catch {
    return undefined;
  }
}
