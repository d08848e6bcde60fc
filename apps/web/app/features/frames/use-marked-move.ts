import { useEffect, useState } from "react";
import { useLocation } from "react-router";

/** The anchor in the address (`#df-2`), once the page lives; a link followed inside the site also brings its row into sight. */
export function useMarkedMove(): string | undefined {
  const { hash, key } = useLocation();
  const [marked, setMarked] = useState<string>();
  useEffect(() => setMarked(anchorOf(hash)), [hash]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link followed again brings the row back into sight
  useEffect(() => {
    if (marked === undefined) return;
    document.getElementById(marked)?.scrollIntoView({ block: "nearest" });
  }, [marked, key]);
  return marked;
}

function anchorOf(hash: string): string | undefined {
  try {
    return decodeURIComponent(hash.slice(1)) || undefined;
  } catch {
    return undefined;
  }
}
