import { readKept } from "../base/kept.ts";

/** The browser's database of notes and matches, and the channel on which its changes are told. */
export const MINE_DATABASE = "mine";

export type MineKind = "notes" | "matches";

/** What a visitor has kept here at some time, without opening a database. */
export function keptKinds(): MineKind[] {
  const kinds = readKept("mine")?.split(" ") ?? [];
  return (["notes", "matches"] as const).filter((kind) => kinds.includes(kind));
}

/** Tells of every change, by this page and by others; gives what ends it. */
export function onMineChanged(tell: () => void): () => void {
  if (typeof BroadcastChannel === "undefined") return () => {};
  const channel = new BroadcastChannel(MINE_DATABASE);
  channel.onmessage = tell;
  return () => channel.close();
}

/** It reaches the page's own listeners too: each has a channel of its own. */
export function tellMineChanged(): void {
  if (typeof BroadcastChannel === "undefined") return;
  const channel = new BroadcastChannel(MINE_DATABASE);
  channel.postMessage("changed");
  channel.close();
}
