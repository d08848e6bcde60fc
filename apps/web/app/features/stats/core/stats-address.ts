import { normalizePlayerId } from "@tactician/game";

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

/** Reads an address; whatever it does not understand counts as absent. */
export function readStatsAddress(parameters: URLSearchParams): StatsAddress {
  const playerId = readId(parameters.get("id"));
  return {
    playerId,
    compareId: playerId === undefined ? undefined : readId(parameters.get("compare")),
    tab: TABS.find((tab) => tab === parameters.get("tab")) ?? "matches",
  };
}

/** The parameters that read as this address; the first tab needs none. */
export function statsParameters({ playerId, compareId, tab }: StatsAddress): URLSearchParams {
  const parameters = new URLSearchParams();
  if (playerId === undefined) return parameters;
  parameters.set("id", playerId);
  if (compareId !== undefined) parameters.set("compare", compareId);
  if (tab !== "matches") parameters.set("tab", tab);
  return parameters;
}

/** An id as typed or stored, in the form that counts; nothing where only space and dashes were typed. */
export function readId(typed: string | null | undefined): string | undefined {
  const id = normalizePlayerId(typed ?? "");
  return id === "" ? undefined : id;
}
