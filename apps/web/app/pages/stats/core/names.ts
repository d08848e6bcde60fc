import type { Mappings } from "@tactician/contract";

export interface Names {
  character: (id: number) => string;
  rank: (id: number) => string;
}

export function namesFrom(mappings: Mappings | undefined): Names {
  return {
    character: (id) => own(mappings?.characters, id) ?? "Unknown Character",
    rank: (id) => own(mappings?.ranks, id) ?? "Unknown Rank",
  };
}

function own(names: Record<string, string> | undefined, id: number): string | undefined {
  return names !== undefined && Object.hasOwn(names, id) ? names[id] : undefined;
}
