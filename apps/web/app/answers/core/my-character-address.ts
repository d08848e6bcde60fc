import type { AddressCodec } from "../../base/core/address-codec.ts";
import { plainId } from "./plain-id.ts";

/** The visitor's own character, which can be shared with the address: `?me=paul`. */
export const myCharacterAddress: AddressCodec<string | undefined> = {
  parse: (parameters) => plainId(parameters.get("me")),
  format: (id) => new URLSearchParams(id === undefined ? {} : { me: id }),
};
