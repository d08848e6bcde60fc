import { fetchMatchups } from "../../base/api.ts";
import { type WorldMatchup, worldMatchup } from "./core/world-matchup.ts";

/** So long the visitor's own answers may wait for it: it appears with them or not at all, so that nothing moves later. */
const PATIENCE_MS = 1500;

/** What the world's matches say of a matchup; nothing where they say nothing, late, or never. */
export function askWorldMatchup(me: string, them: string): Promise<WorldMatchup | undefined> {
  if (!navigator.onLine) return Promise.resolve(undefined);
  const tooLate = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS));
  const asked = fetchMatchups({}).then(
    (answer) => worldMatchup(answer, me, them),
    () => undefined,
  );
  return Promise.race([asked, tooLate]);
}
