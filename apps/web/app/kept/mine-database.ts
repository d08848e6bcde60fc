import { readKept } from "../base/kept.ts";

export type MineKind = "notes" | "matches";

/** What a visitor has kept here at some time, without opening a database. */
export function keptKinds(): MineKind[] {
  const kinds = readKept("mine")?.split(" ") ?? [];
  return (["notes", "matches"] as const).filter((kind) => kinds.includes(kind));
}
