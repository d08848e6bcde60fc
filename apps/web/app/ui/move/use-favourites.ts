import { useSyncExternalStore } from "react";
import { followStars, readStars, type Stars, UNKNOWN_STARS } from "../../moves/stars.ts";

/** The favourites of this browser. Another tab's stars show at once. */
export function useFavourites(): Stars {
  return useSyncExternalStore(followStars, readStars, () => UNKNOWN_STARS);
}
