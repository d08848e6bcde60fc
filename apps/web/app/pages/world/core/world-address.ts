import { type RankClassId, WORLD_MATCHUPS_PATH } from "@tactician/contract";
import { type CharacterId, isCharacterId } from "@tactician/game";
import { RANK_CLASSES } from "@tactician/statistics";
import type { AddressCodec } from "../../../base/core/address-codec.ts";
import { readId } from "../../../player/core/read-id.ts";
import { firstDayOf } from "../../../player/core/world-popularity.ts";

export const CHART_ORDERS = ["name", "strength"] as const;

export type ChartOrder = (typeof CHART_ORDERS)[number];

/** What the page shows, as its address says it: `/matchups?character=king&version=30101&rank=rulers&period=90-days&sort=strength`. */
export interface WorldAddress {
  /** Whose matchups are shown; nothing shows the whole chart. */
  readonly character: CharacterId | undefined;
  /** The version of the game, as the replay service numbers it, or all that are not listed; nothing counts all. */
  readonly version: number | "other" | undefined;
  readonly rank: RankClassId | undefined;
  readonly period: Period;
  readonly order: ChartOrder;
  /** Whose place among the ranks is shown. */
  readonly playerId: string | undefined;
  /** Generated matches instead of real ones. */
  readonly isSample: boolean;
}

const WHOLE: WorldAddress = {
  character: undefined,
  version: undefined,
  rank: undefined,
  period: "all",
  order: "name",
  playerId: undefined,
  isSample: false,
};

export const worldAddress: AddressCodec<WorldAddress> = {
  parse: (parameters) => {
    const character = parameters.get("character") ?? "";
    return {
      character: isCharacterId(character) ? character : undefined,
      version: readVersion(parameters.get("version") ?? ""),
      rank: RANK_CLASSES.find(({ id }) => id === parameters.get("rank"))?.id,
      period: PERIODS.find((known) => known === parameters.get("period")) ?? WHOLE.period,
      order: CHART_ORDERS.find((known) => known === parameters.get("sort")) ?? WHOLE.order,
      playerId: readId(parameters.get("player")),
      isSample: parameters.has("sample"),
    };
  },
  format: ({ character, version, rank, period, order, playerId, isSample }) => {
    const parameters = new URLSearchParams();
    if (character !== undefined) parameters.set("character", character);
    if (version !== undefined) parameters.set("version", String(version));
    if (rank !== undefined) parameters.set("rank", rank);
    if (period !== WHOLE.period) parameters.set("period", period);
    if (order !== WHOLE.order) parameters.set("sort", order);
    if (playerId !== undefined) parameters.set("player", playerId);
    if (isSample) parameters.set("sample", "1");
    return parameters;
  },
};

function readVersion(text: string): WorldAddress["version"] {
  if (text === "other") return text;
  return /^[1-9]\d{4}$/.test(text) ? Number(text) : undefined;
}

/** The address of the page as it shows something: `/matchups?character=king`. */
export function worldPath(address: WorldAddress): string {
  const query = worldAddress.format(address).toString();
  return query === "" ? WORLD_MATCHUPS_PATH : `${WORLD_MATCHUPS_PATH}?${query}`;
}

export const PERIODS = ["all", "12-months", "90-days", "30-days"] as const;

export type Period = (typeof PERIODS)[number];

const DAYS: Record<Exclude<Period, "all">, number> = { "12-months": 365, "90-days": 90, "30-days": 30 };

/** The first day that counts, `2026-10-24` (UTC), of a period that ends now; nothing where all count. */
export function sinceOf(period: Period, now: number): string | undefined {
  if (period === "all") return undefined;
  return firstDayOf(DAYS[period], now);
}
