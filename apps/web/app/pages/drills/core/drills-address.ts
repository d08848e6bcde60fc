import { type CharacterId, isCharacterId } from "@tactician/game";
import type { AddressCodec } from "../../../base/core/address-codec.ts";

/** `learn` repeats what is forgotten; the other two are without memory. */
export const DRILL_MODES = ["learn", "endless", "daily"] as const;
export type DrillMode = (typeof DRILL_MODES)[number];

/** A character as an address names one; `unknown` is somebody whom nobody here knows. */
export type NamedCharacter = CharacterId | "unknown" | undefined;

export interface DrillsAddress {
  readonly me: NamedCharacter;
  readonly them: NamedCharacter;
  readonly mode: DrillMode;
}

/** `?me=king&them=jin&mode=endless`. The pair of the daily challenge is the day's. */
export const drillsAddress: AddressCodec<DrillsAddress> = {
  parse: (parameters) => ({
    me: parseCharacter(parameters.get("me")),
    them: parseCharacter(parameters.get("them")),
    mode: DRILL_MODES.find((mode) => mode === parameters.get("mode")) ?? "learn",
  }),
  format: ({ me, them, mode }) =>
    new URLSearchParams({
      ...(me === undefined ? {} : { me }),
      ...(them === undefined ? {} : { them }),
      ...(mode === "learn" ? {} : { mode }),
    }),
};

/** Who is named; nobody where nobody here knows who that is. */
export function knownOf(named: NamedCharacter): CharacterId | undefined {
  return named === "unknown" ? undefined : named;
}

export function parseCharacter(text: string | null): NamedCharacter {
  if (text === null || text === "") return undefined;
  return isCharacterId(text) ? text : "unknown";
}
