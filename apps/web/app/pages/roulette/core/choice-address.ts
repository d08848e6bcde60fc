import { type CharacterId, isCharacterId } from "@tactician/game";
import type { AddressCodec } from "../../../base/core/address-codec.ts";

/** Whose strategies are played: `/strat-roulette?character=jin`; nobody for all characters. */
export const characterAddress: AddressCodec<CharacterId | undefined> = {
  parse: (parameters) => {
    const named = parameters.get("character") ?? "";
    return isCharacterId(named) ? named : undefined;
  },
  format: (character) => new URLSearchParams(character === undefined ? {} : { character }),
};

/** What a content creator has chosen: `/strat-content?character=jin&challenge=low-rent&overlay=1`. */
export interface ContentAddress {
  readonly character: CharacterId | undefined;
  /** The challenge's title as `titleSegment` writes it; empty for none. */
  readonly challenge: string;
  /** The card alone, for a streaming program. */
  readonly isOverlay: boolean;
}

/** A script in the page's head reads the overlay too: head/head.ts. */
export const contentAddress: AddressCodec<ContentAddress> = {
  parse: (parameters) => ({
    character: characterAddress.parse(parameters),
    challenge: parameters.get("challenge") ?? "",
    isOverlay: parameters.get("overlay") === "1",
  }),
  format: ({ character, challenge, isOverlay }) => {
    const parameters = characterAddress.format(character);
    if (challenge !== "") parameters.set("challenge", challenge);
    if (isOverlay) parameters.set("overlay", "1");
    return parameters;
  },
};
