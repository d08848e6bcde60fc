import type { AddressCodec } from "../../../base/core/address-codec.ts";
import { type NamedCharacter, parseCharacter } from "../../../base/core/named-character.ts";

export interface AfterAddress {
  readonly me: NamedCharacter;
  readonly them: NamedCharacter;
}

/** `?them=paul&me=king`: whom one met, and who plays. */
export const afterAddress: AddressCodec<AfterAddress> = {
  parse: (parameters) => ({
    me: parseCharacter(parameters.get("me")),
    them: parseCharacter(parameters.get("them")),
  }),
  format: ({ me, them }) =>
    new URLSearchParams({ ...(me === undefined ? {} : { me }), ...(them === undefined ? {} : { them }) }),
};
