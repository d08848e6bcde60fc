/** The browser's databases: what is drilled, and what a visitor has written down. Each has a channel on which its changes are told. */
export const DRILL_DATABASE = "drills";
export const MINE_DATABASE = "mine";
type Database = typeof DRILL_DATABASE | typeof MINE_DATABASE;

/** Tells of every change, also of the first thing that is kept, by whoever calls `tellChanged`; gives what ends it. */
export function onChanged(database: Database, tell: () => void): () => void {
  const channel = new BroadcastChannel(database);
  channel.onmessage = tell;
  return () => channel.close();
}

/** Tells other pages and the other parts of this one: each has a channel of its own. */
export function tellChanged(database: Database): void {
  const channel = new BroadcastChannel(database);
  channel.postMessage("changed");
  channel.close();
}
