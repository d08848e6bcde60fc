import { useEffect } from "react";
import { useLocation } from "react-router";
import { useOnceLive } from "../../lib/use-once-live.ts";

/** The anchor in the address (`#df-2`), once the page lives; a link followed inside the site also brings its row into sight. */
export function useMarkedMove(): string | undefined {
  const { hash, key } = useLocation();
  const marked = useOnceLive(() => anchorOf(hash), undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link followed again brings the row back into sight
  useEffect(() => (marked === undefined ? undefined : bringIntoSight(marked)), [marked, key]);
  return marked;
}

/** Rows on the way get their true heights only when they are near, so it takes a few frames to arrive. Returns what ends it. */
function bringIntoSight(id: string): () => void {
  let framesLeft = FRAMES;
  let frame = 0;
  const scroll = () => {
    document.getElementById(id)?.scrollIntoView({ block: "center", behavior: "instant" });
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
