import type { Finding } from "./finding.ts";
import type { LoadedSheet } from "./load-sheet.ts";

/** More exceptions than this say that the sheet or a check is wrong, not the data. */
const MAX_WAIVERS = 3;

/**
 * Takes the findings away that the sheet's waivers accept, one per waiver, and adds a finding for each waiver that accepts
 * nothing and for too many of them.
 */
export function applyWaivers({ file, sheet, lineOf }: LoadedSheet, findings: readonly Finding[]): Finding[] {
  const remaining = [...findings];
  const complaints: Finding[] = [];
  for (const [position, { check, at }] of sheet.waivers.entries()) {
    const accepted = remaining.findIndex((finding) => finding.check === check && finding.at === at);
    if (accepted >= 0) {
      remaining.splice(accepted, 1);
      continue;
    }
    const place = `waivers.${position}`;
    const message = `nothing to accept: no finding of ${check} at ${at}`;
    complaints.push({
      file,
      line: lineOf(["waivers", position]),
      check: "unused-waiver",
      at: place,
      message,
    });
  }
  if (sheet.waivers.length > MAX_WAIVERS) {
    const message = `${sheet.waivers.length} waivers, at most ${MAX_WAIVERS} are allowed`;
    complaints.push({ file, line: lineOf(["waivers"]), check: "too-many-waivers", at: "waivers", message });
  }
  return [...remaining, ...complaints];
}
