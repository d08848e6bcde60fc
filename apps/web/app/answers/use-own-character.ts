import type { AddressCodec } from "../base/core/address-codec.ts";
import { useAddress } from "../live/use-address.ts";
import { useStored } from "../live/use-stored.ts";
import { plainId } from "./core/plain-id.ts";

/** The id of the visitor's own character, and how to choose another. The choice is in the address, so that it can be shared, and is remembered on this device. */
export function useOwnCharacter(): readonly [
  id: string | undefined,
  choose: (chosen: string | undefined) => void,
] {
  const [inAddress, writeAddress] = useAddress(myCharacterAddress);
  const [remembered, remember] = useStored("myCharacter");
  const choose = (chosen: string | undefined) => {
    remember(chosen ?? "");
    writeAddress(chosen);
  };
  return [inAddress ?? plainId(remembered), choose];
}

/** The visitor's own character, which can be shared with the address: `?me=paul`. */
export const myCharacterAddress: AddressCodec<string | undefined> = {
  parse: (parameters) => plainId(parameters.get("me")),
  format: (id) => new URLSearchParams(id === undefined ? {} : { me: id }),
};
