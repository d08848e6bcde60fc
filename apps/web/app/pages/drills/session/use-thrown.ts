import { useEffect, useState } from "react";

/** Before a throw comes: not at once, so that nobody answers by rhythm. */
const SHORTEST_WAIT_MS = 600;
const LONGEST_WAIT_MS = 1600;

export type Throwing = "expected" | "on its way" | "here";

/** A throw that comes some time after `brace`; at once where it `isCalm`. */
export function useThrown(isCalm: boolean): { readonly throwing: Throwing; readonly brace: () => void } {
  const [throwing, setThrowing] = useState<Throwing>(isCalm ? "here" : "expected");

  useEffect(() => {
    if (throwing !== "on its way") return undefined;
    const wait = SHORTEST_WAIT_MS + Math.random() * (LONGEST_WAIT_MS - SHORTEST_WAIT_MS);
    const timer = setTimeout(() => setThrowing("here"), wait);
    return () => clearTimeout(timer);
  }, [throwing]);

  return { throwing: isCalm ? "here" : throwing, brace: () => setThrowing("on its way") };
}
