import { STATS_PATH } from "@tactician/contract";
import { findCharacter, findCharacterByGameId } from "@tactician/game";
import { MATCH_PERIODS, type MatchPeriod } from "@tactician/statistics";
import type { AddressCodec } from "../../../base/core/address-codec.ts";
import { readId } from "../../../player/core/read-id.ts";

export const TABS = ["matches", "characters", "trends"] as const;

export type StatsTab = (typeof TABS)[number];

/** What the page shows, as its address says it: `/stats?id=3aBcdEfGhiJk&compare=4bCd&tab=characters&as=jin&period=90-days`. */
export interface StatsAddress {
  /** The viewed player; nothing shows nothing. */
  readonly playerId: string | undefined;
  readonly compareId: string | undefined;
  readonly tab: StatsTab;
  /** The player's own character whose matches count in the table; nothing counts all. */
  readonly ownGameId: number | undefined;
  readonly period: MatchPeriod;
}

export type ShownMatches = Pick<StatsAddress, "ownGameId" | "period">;

const NOBODY: StatsAddress = {
  playerId: undefined,
  compareId: undefined,
  tab: "matches",
  ownGameId: undefined,
  period: "all",
};

/** Everything else is about a player: without one there is nothing to say. What the page shows by itself needs no parameter. */
export const statsAddress: AddressCodec<StatsAddress> = {
  parse: (parameters) => {
    const playerId = readId(parameters.get("id"));
    if (playerId === undefined) return NOBODY;
    const tab = TABS.find((known) => known === parameters.get("tab")) ?? NOBODY.tab;
    const period = MATCH_PERIODS.find((known) => known === parameters.get("period")) ?? NOBODY.period;
    const ownGameId = readCharacter(parameters.get("as"));
    return { playerId, compareId: readId(parameters.get("compare")), tab, ownGameId, period };
  },
  format: ({ playerId, compareId, tab, ownGameId, period }) => {
    const parameters = new URLSearchParams();
    if (playerId === undefined) return parameters;
    parameters.set("id", playerId);
    if (compareId !== undefined) parameters.set("compare", compareId);
    if (tab !== NOBODY.tab) parameters.set("tab", tab);
    if (ownGameId !== undefined) parameters.set("as", formatCharacter(ownGameId));
    if (period !== NOBODY.period) parameters.set("period", period);
    return parameters;
  },
};

/** What is shown: where the address names nobody, the visitor themselves, as far as they are known. */
export function shownAddress(address: StatsAddress, myId: string | undefined): StatsAddress {
  return address.playerId === undefined ? { ...address, playerId: myId } : address;
}

/** The address of a player's statistics as they first show. */
export function playerAddress(playerId: string): string {
  return `${STATS_PATH}?${statsAddress.format({ ...NOBODY, playerId })}`;
}

/** A character by its id, `jin`; one that this site does not know by its number in match records. */
function readCharacter(text: string | null): number | undefined {
  if (text === null) return undefined;
  return findCharacter(text)?.gameId ?? (/^\d{1,6}$/.test(text) ? Number(text) : undefined);
}

function formatCharacter(gameId: number): string {
  return findCharacterByGameId(gameId)?.characterId ?? String(gameId);
}
