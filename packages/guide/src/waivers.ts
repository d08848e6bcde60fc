import { type ContentFile, type Finding, findingAt } from "./finding.ts";
import type { CharacterFile } from "./schema.ts";

/** More exceptions than this say that the sheet or a check is wrong, not the data. */
const MAX_WAIVERS = 3;

/**
 * Takes the findings away that the sheet's waivers accept, one per waiver, and adds a finding for each waiver that accepts
 * nothing and for too many of them.
 */
export function applyWaivers(
  file: ContentFile,
  { waivers }: CharacterFile,
  findings: readonly Finding[],
): Finding[] {
  const remaining = [...findings];
  const complaints: Finding[] = [];
  for (const [position, { check, at }] of waivers.entries()) {
    const accepted = remaining.findIndex((finding) => finding.check === check && finding.at === at);
    if (accepted >= 0) {
      remaining.splice(accepted, 1);
      continue;
    }
    const message = `nothing to accept: no finding of ${check} at ${at}`;
    complaints.push(findingAt(file, "unused-waiver", { path: ["waivers", position], message }));
  }
  if (waivers.length > MAX_WAIVERS) {
    const message = `${waivers.length} waivers, at most ${MAX_WAIVERS} are allowed`;
    complaints.push(findingAt(file, "too-many-waivers", { path: ["waivers"], message }));
  }
  return [...remaining, ...complaints];
}
