import { CHARACTERS, type CharacterId, isCharacterId, parseCharacterId } from "@tactician/game";
import type { AddressCodec } from "../base/core/address-codec.ts";
import { compareNames } from "../base/core/compare-names.ts";
import { useAddress } from "./use-address.ts";
import { useStored } from "./use-stored.ts";

/**
 * The id of the visitor's own character, and how to choose another. The choice is in the address, so that it can be shared, and is
 * remembered on this device. Who is not in the roster is nobody.
 */
export function useOwnCharacter(): readonly [
  id: CharacterId | undefined,
  choose: (chosen: CharacterId | undefined) => void,
] {
  const [inAddress, writeAddress] = useAddress(myCharacterAddress);
  const [remembered, remember] = useStored("myCharacter");
  const id = [inAddress, remembered].find((one) => one !== undefined && isCharacterId(one));
  const choose = (chosen: CharacterId | undefined) => {
    remember(chosen ?? "");
    writeAddress(chosen);
  };
  return [id, choose];
}

/** Who the visitor plays, as this device remembers it; once the page lives. */
export function useMain(): CharacterId | undefined {
  const [remembered = ""] = useStored("myCharacter");
  return isCharacterId(remembered) ? remembered : undefined;
}

const BY_NAME = CHARACTERS.map(({ characterId, name }) => [characterId, name] as const).toSorted(
  ([, one], [, other]) => compareNames(one, other),
);

/** Everybody by name, the visitor's own character first: what a list to choose from offers. */
export function useCharacterChoices(): readonly (readonly [characterId: CharacterId, name: string])[] {
  const main = useMain();
  return BY_NAME.toSorted(([one], [other]) => Number(other === main) - Number(one === main));
}

/** The visitor's own character, which can be shared with the address: `?me=paul`. */
export const myCharacterAddress: AddressCodec<CharacterId | undefined> = {
  parse: (parameters) => parseCharacterId(parameters.get("me")),
  format: (id) => new URLSearchParams(id === undefined ? {} : { me: id }),
};
