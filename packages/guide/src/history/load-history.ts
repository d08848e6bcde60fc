import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type History, historySchema, type Movelist } from "@tactician/game";
import * as z from "zod";
import { findingAt, type Problem } from "../finding.ts";
import { type FileOutcome, loadFile } from "../load-file.ts";

/**
 * Reads one `content/history/<characterId>.json`, made by the importer. A character without one is new, and begins with the month of its
 * movelist. Throws an error that names the file and the place where it cannot be read, or is of another character.
 *
 * Example: `loadHistory("content/history/jin.json", movelist).steps.at(-1)?.date`
 */
export function loadHistory(
  file: string,
  { character: owner, checkedAt }: Pick<Movelist, "character" | "checkedAt">,
): History {
  if (!existsSync(file)) return { character: owner, since: `${checkedAt}-01`, steps: [] };
  const parsed = historySchema.safeParse(JSON.parse(readFileSync(file, "utf8")));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new Error(`${file} has not the shape of a history: ${issue?.path.join(".")}: ${issue?.message}`);
  }
  const { character } = parsed.data;
  if (character !== owner) throw new Error(`${file} is the history of "${character}"`);
  // What is read has the shape that HistoryStep names field by field.
  return parsed.data as History;
}

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
  const findings = findProblems(loaded.value).map((problem) => findingAt(loaded, "patches", problem));
  return findings.length === 0 ? outcome : { findings };
}

function findProblems({ patches, unknown }: PatchesFile): Problem[] {
  const ofPatches = patches.flatMap(({ version, date }, n): Problem[] => {
    const before = patches[n - 1];
    if (patches.findIndex((other) => other.version === version) < n) {
      return [{ path: ["patches", n, "version"], message: `"${version}" is there twice` }];
    }
    if (before === undefined || before.date < date) return [];
    const message = `${date} is not after ${before.date}; patches stand oldest first`;
    return [{ path: ["patches", n, "date"], message }];
  });
  const ofMonths = unknown.flatMap((month, n): Problem[] => {
    const known = patches.find(({ date }) => date.startsWith(month));
    const message = `a patch of ${month} is known (${known?.version})`;
    return known === undefined ? [] : [{ path: ["unknown", n], message }];
  });
  return [...ofPatches, ...ofMonths];
}

/** The schema of `content/patches.yaml`. Every scalar arrives as a string (failsafe YAML). */

const day = z
  .string()
  .regex(/^20\d\d-(0[1-9]|1[0-2])-\d\d$/, "a day such as 2025-04-01")
  .refine(isDay, "is no day");
const month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, "a month such as 2025-04");

const patch = z.strictObject({
  /** As players write it, as far as the source says it: `2.00.01`, `1.04`. */
  version: z.string().regex(/^\d\.\d\d(\.\d\d)?$/, "a version such as 2.00.01"),
  /** The day on which it came out, where the sun rises first (Japan). */
  date: day,
  /** Whether it changed moves, as the source says; `unknown` where the source says nothing of it. */
  balance: z.enum(["yes", "no", "unknown"]),
  source: z.url(),
});

const patchesFileSchema = z.strictObject({
  /** Oldest first. */
  patches: z.array(patch).min(1),
  /** Months of which no source was found that names a patch with its day; there may have been one. */
  unknown: z.array(month),
});

export type PatchesFile = z.infer<typeof patchesFileSchema>;
export type Patch = PatchesFile["patches"][number];

function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
