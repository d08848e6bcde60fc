import { normalizePlayerId } from "@tactician/game";
import type { AddressCodec } from "../../../lib/core/address-codec.ts";

/** The tabs under a player, in order. */
export const TABS = ["matches", "characters", "trends"] as const;

export type StatsTab = (typeof TABS)[number];

/** What the page shows, as its address says it: `/stats?id=3aBcdEfGhiJk&compare=4bCd&tab=characters`. */
export interface StatsAddress {
  /** The viewed player; nothing shows nothing. */
  readonly playerId: string | undefined;
  /** The player they are compared with. */
  readonly compareId: string | undefined;
  readonly tab: StatsTab;
}

const NOBODY: StatsAddress = { playerId: undefined, compareId: undefined, tab: "matches" };

/** Everything else is about a player: without one there is nothing to say. The first tab needs no parameter. */
export const statsAddress: AddressCodec<StatsAddress> = {
  parse: (parameters) => {
    const playerId = readId(parameters.get("id"));
    if (playerId === undefined) return NOBODY;
    const tab = TABS.find((known) => known === parameters.get("tab")) ?? NOBODY.tab;
    return { playerId, compareId: readId(parameters.get("compare")), tab };
  },
  format: ({ playerId, compareId, tab }) => {
    const parameters = new URLSearchParams();
    if (playerId === undefined) return parameters;
    parameters.set("id", playerId);
    if (compareId !== undefined) parameters.set("compare", compareId);
    if (tab !== NOBODY.tab) parameters.set("tab", tab);
    return parameters;
  },
};

/** An id as typed or stored, in the form that counts; nothing where only space and dashes were typed. */
export function readId(typed: string | null | undefined): string | undefined {
  const id = normalizePlayerId(typed ?? "");
  return id === "" ? undefined : id;
}
