import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** Takes the feed's lease from whoever has it, so that nobody waits for one who was killed. */
export function freeFeedLease(dataDir: string): void {
  const database = new DatabaseSync(join(dataDir, "replays.sqlite"), { timeout: 10_000 });
  database.exec("delete from feed_leases");
  database.close();
}
