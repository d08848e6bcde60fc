import type { Mappings } from "@tactician/contract";
import { createContext, use } from "react";
import * as words from "./words.ts";

export type Names = ReturnType<typeof namesFrom>;

export function namesFrom(mappings: Mappings | undefined) {
  return {
    character: (id: number) => own(mappings?.characters, id) ?? words.unknownCharacter,
    rank: (id: number) => own(mappings?.ranks, id) ?? words.unknownRank,
  };
}

function own(names: Record<string, string> | undefined, id: number): string | undefined {
  return names !== undefined && Object.hasOwn(names, id) ? names[id] : undefined;
}

/** Without mappings everything is unknown. */
export const UNKNOWN = namesFrom(undefined);

export const NamesContext = createContext(UNKNOWN);

export const useNames = (): Names => use(NamesContext);
