import type { ReplayRecord } from "@tactician/game";
import type { SqlStore } from "./sql-store.ts";

/** Matches that live at once; few enough to be gone again before V8 makes room for them. */
const PAGE = 500;

/**
 * A player's matches, newest first, in pages: a history of
 * 10,000 matches never lies in memory as a whole. Asks for a page while the one before it is worked on. Rejects like the store.
 */
export async function* findMatchPages(
  store: Pick<SqlStore, "findMatchesByPlayer">,
  playerId: string,
  pageSize: number = PAGE,
): AsyncGenerator<readonly ReplayRecord[]> {
  const ask = (limit: number, until?: number): Promise<readonly ReplayRecord[]> => {
    const page = store.findMatchesByPlayer(playerId, { limit, ...(until !== undefined && { until }) });
    // Whoever stops reading never learns of the page that was asked for ahead; whoever reads on learns of its failure.
    page.catch(() => undefined);
    return page;
  };
  let limit = pageSize;
  let until: number | undefined;
  let asked = ask(limit);
  for (;;) {
    const page = await asked;
    const oldest = page.at(-1)?.battle_at;
    if (oldest === undefined) return;
    if (page.length < limit) {
      yield page;
      return;
    }
    // The oldest second of a page may go on behind it, so it begins the next one.
    const whole = page.filter(({ battle_at }) => battle_at > oldest);
    if (whole.length > 0) until = oldest;
    limit = whole.length > 0 ? pageSize : limit * 2;
    asked = ask(limit, until);
    if (whole.length > 0) yield whole;
  }
}
