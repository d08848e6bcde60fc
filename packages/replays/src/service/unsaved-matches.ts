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

/** Matches that are packed at once, between which others get their turn. */
const PAGE = 500;

/**
 * What the service sent together with what is stored. Packed, because objects that live for a minute leave the process some sixty
 * megabytes larger.
 */
export async function packUnsaved(
  sent: readonly ReplayRecord[],
  stored: readonly ReplayRecord[],
): Promise<Unsaved> {
  const byId = new Map<string, ReplayRecord>();
  for (const match of [...sent, ...stored]) byId.set(match.battle_id.toLowerCase(), match);
  const matches = [...byId.values()].sort(newestFirst);
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
