import { join } from "node:path";
import { findingAt, type Problem } from "../finding.ts";
import { type FileOutcome, loadFile } from "../load-file.ts";
import { type PatchesFile, patchesFileSchema } from "./patches-schema.ts";

/**
 * Reads `patches.yaml` of a content folder and checks it. Every mistake becomes a finding (`file`, `yaml`, `schema` or
 * `patches`); nothing throws.
 *
 * Example: `loadPatches("content").loaded?.value.patches.at(-1)?.version`
 */
export function loadPatches(dir: string): FileOutcome<PatchesFile> {
  const outcome = loadFile(join(dir, "patches.yaml"), patchesFileSchema, "the patches");
  if (outcome.loaded === undefined) return outcome;
  const { loaded } = outcome;
  const problems = findProblems(loaded.value);
  return problems.length === 0
    ? outcome
    : { findings: problems.map((problem) => findingAt(loaded, "patches", problem)) };
}

function findProblems({ patches, unknown }: PatchesFile): Problem[] {
  const ofPatches = patches.flatMap(({ version, date }, n): Problem[] => {
    const before = patches[n - 1];
    if (patches.findIndex((other) => other.version === version) < n) {
      return [{ path: ["patches", n, "version"], message: `"${version}" is there twice` }];
    }
    if (before === undefined || before.date < date) return [];
    return [
      {
        path: ["patches", n, "date"],
        message: `${date} is not after ${before.date}; patches stand oldest first`,
      },
    ];
  });
  const ofMonths = unknown.flatMap((month, n): Problem[] => {
    const known = patches.find(({ date }) => date.startsWith(month));
    const message = `a patch of ${month} is known (${known?.version})`;
    return known === undefined ? [] : [{ path: ["unknown", n], message }];
  });
  return [...ofPatches, ...ofMonths];
}
