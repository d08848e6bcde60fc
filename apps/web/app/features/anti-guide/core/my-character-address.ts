import type { AddressCodec } from "../../../lib/core/address-codec.ts";

/** The visitor's own character, which can be shared with the address: `?me=paul`. */
export const myCharacterAddress: AddressCodec<string | undefined> = {
  parse: (parameters) => plainId(parameters.get("me")),
  format: (id) => new URLSearchParams(id === undefined ? {} : { me: id }),
};

/** Addresses and storage may hold anything; an id is short, lower case and has no other signs than hyphens. */
export function plainId(text: string | null | undefined): string | undefined {
  return text !== null && text !== undefined && /^[a-z0-9-]{1,40}$/.test(text) ? text : undefined;
}
