import { setImmediate as turn } from "node:timers/promises";
import { deflateRawSync, inflateRawSync } from "node:zlib";
import type { ReplayRecord } from "@tactician/game";
import { newestFirst, storable } from "../replay-fields.ts";

/** A player's matches that the store did not take, newest first. */
export interface Unsaved {
  readonly kind: "unsaved";
  readonly count: number;
  readonly newestBattleId: string | undefined;
  readonly pages: () => AsyncIterable<readonly ReplayRecord[]>;
}

const KEPT_MS = 60_000;
/** About 3 MB, as they are packed. */
const MOST_MATCHES = 30_000;
/** Matches that are packed at once, between which others get their turn. */
const PAGE = 500;

/**
 * What the store did not take, for a minute, so that whoever asks again costs the service no question. Packed, because objects that
 * live for a minute leave the process some sixty megabytes larger. Of a player who alone is too much nothing is kept.
 * Clock in milliseconds.
 */
export class UnsavedMatches {
  readonly #now: () => number;
  /** The oldest first. */
  readonly #players = new Map<string, { readonly until: number; readonly unsaved: Unsaved }>();
  #matches = 0;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Keeps what the service sent together with what is stored. */
  async keep(
    playerId: string,
    sent: readonly ReplayRecord[],
    stored: readonly ReplayRecord[] = [],
  ): Promise<Unsaved> {
    const unsaved = await packed(joined(sent, stored));
    this.#forget(playerId);
    this.#players.set(playerId, { until: this.#now() + KEPT_MS, unsaved });
    this.#matches += unsaved.count;
    for (const [id] of this.#players) if (this.#matches > MOST_MATCHES) this.#forget(id);
    return unsaved;
  }

  find(playerId: string): Unsaved | undefined {
    for (const [id, { until }] of this.#players) if (until <= this.#now()) this.#forget(id);
    return this.#players.get(playerId)?.unsaved;
  }

  #forget(playerId: string): void {
    this.#matches -= this.#players.get(playerId)?.unsaved.count ?? 0;
    this.#players.delete(playerId);
  }
}

function joined(sent: readonly ReplayRecord[], stored: readonly ReplayRecord[]): ReplayRecord[] {
  const byId = new Map<string, ReplayRecord>();
  for (const matches of [sent, stored])
    for (const match of matches) byId.set(match.battle_id.toLowerCase(), match);
  return [...byId.values()].sort(newestFirst);
}

async function packed(matches: readonly ReplayRecord[]): Promise<Unsaved> {
  const pages: Buffer[] = [];
  for (let start = 0; start < matches.length; start += PAGE) {
    if (start > 0) await turn();
    pages.push(
      deflateRawSync(JSON.stringify(matches.slice(start, start + PAGE).map(storable)), { level: 3 }),
    );
  }
  return {
    kind: "unsaved",
    count: matches.length,
    newestBattleId: matches[0]?.battle_id.toLowerCase(),
    pages: () => unpacked(pages),
  };
}

async function* unpacked(pages: readonly Buffer[]): AsyncGenerator<readonly ReplayRecord[]> {
  for (const page of pages) {
    yield JSON.parse(inflateRawSync(page).toString());
    await turn();
  }
}
