import type { AddressCodec } from "../../../../base/core/address-codec.ts";
import { type NamedCharacter, parseCharacter } from "../../../../base/core/named-character.ts";

export interface DojoAddress {
  readonly me: NamedCharacter;
  /** An exercise's id, or a move or route in site notation. */
  readonly exercise: string | undefined;
}

/** No route is longer; more is text that somebody pasted. */
const LONGEST = 400;

/** `?me=kazuya&do=f+n+d+df+just+2`. */
export const dojoAddress: AddressCodec<DojoAddress> = {
  parse: (parameters) => ({
    me: parseCharacter(parameters.get("me")),
    exercise: parameters.get("do")?.slice(0, LONGEST) || undefined,
  }),
  format: ({ me, exercise }) =>
    new URLSearchParams({
      ...(me === undefined ? {} : { me }),
      ...(exercise === undefined ? {} : { do: exercise }),
    }),
};
