import type { Match } from "./match.ts";
import type { ReplayStore } from "./store.ts";

/** Matches that live at once; few enough to be gone again before V8 makes room for them. */
const PAGE = 500;

/**
 * A player's matches, newest first, in pages: the same list as `findMatchesByPlayer` without a limit, but a history of
 * 10,000 matches never lies in memory as a whole. Rejects like the store.
 */
export async function* findMatchPages(
  store: Pick<ReplayStore, "findMatchesByPlayer">,
  playerId: string,
  pageSize: number = PAGE,
): AsyncGenerator<readonly Match[]> {
  let until: number | undefined;
  let limit = pageSize;
  for (;;) {
    const range = until === undefined ? { limit } : { limit, until };
    const page = await store.findMatchesByPlayer(playerId, range);
    const oldest = page.at(-1)?.battleAt;
    if (oldest === undefined) return;
    if (page.length < limit) {
      yield page;
      return;
    }
    // The oldest second of a page may go on behind it, so it begins the next one.
    const whole = page.filter(({ battleAt }) => battleAt > oldest);
    if (whole.length === 0) {
      limit *= 2;
      continue;
    }
    yield whole;
    until = oldest;
    limit = pageSize;
  }
}
