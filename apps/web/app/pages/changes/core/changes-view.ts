import { FIELD_WORDS, KIND_WORDS, type ToldChange } from "@tactician/contract";
import { findCharacter, OWNER_EFFECTS } from "@tactician/game";
import type { AddressCodec } from "../../../base/core/address-codec.ts";

/** Which changes are shown; what is `undefined` does not narrow them. The address says it, so that it can be shared. */
export interface ChangesView {
  /** A character's id. */
  readonly character: string | undefined;
  /** Who the visitor plays, for what the changes mean. */
  readonly me: string | undefined;
  /** A patch by its version, `3.00`. */
  readonly patch: string | undefined;
  readonly kind: ToldChange["kind"] | "all";
  readonly effect: ToldChange["effect"] | undefined;
  readonly field: ToldChange["field"] | undefined;
  /** A command or words of the sentence, as typed. */
  readonly find: string;
}

export const NEWEST: ChangesView = {
  character: undefined,
  me: undefined,
  patch: undefined,
  kind: "changed",
  effect: undefined,
  field: undefined,
  find: "",
};

const LONGEST_FIND = 60;

/** A view as it is in an address: `?character=jin&patch=3.00&kind=all&effect=worse&field=block&find=df2`. */
export const changesAddress: AddressCodec<ChangesView> = {
  parse: (parameters) => {
    const [character, patch] = [parameters.get("character"), parameters.get("patch")];
    const kind = parameters.get("kind");
    return {
      character: findCharacter(character ?? "")?.characterId,
      me: findCharacter(parameters.get("me") ?? "")?.characterId,
      patch: /^\d\.\d\d(\.\d\d)?$/.test(patch ?? "") ? (patch ?? undefined) : undefined,
      kind: kind === "all" ? kind : ([...KIND_WORDS.keys()].find((one) => one === kind) ?? NEWEST.kind),
      effect: OWNER_EFFECTS.find((one) => one === parameters.get("effect")),
      field: [...FIELD_WORDS.keys()].find((one) => one === parameters.get("field")),
      find: (parameters.get("find") ?? "").slice(0, LONGEST_FIND).toWellFormed(),
    };
  },
  format: (view) => {
    const parameters = new URLSearchParams();
    for (const name of ["me", "character", "patch", "kind", "effect", "field", "find"] as const) {
      const value = view[name];
      if (value !== NEWEST[name] && value !== undefined) parameters.set(name, value);
    }
    return parameters;
  },
};
