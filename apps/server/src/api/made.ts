import type { Site } from "@tactician/static-site";
import { MadeChanges } from "./made-changes.ts";
import { MadeMatchups } from "./made-matchups.ts";

/** The answers that are made of prepared ones when somebody asks. */
export interface Made {
  readonly matchups: MadeMatchups;
  readonly changes: MadeChanges;
}

/** Makes nothing yet. */
export function openMade(site: Pick<Site, "data" | "security">): Made {
  return { matchups: new MadeMatchups(site), changes: new MadeChanges(site) };
}
