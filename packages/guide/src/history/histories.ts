import { existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { type History, historySchema, isCharacterId, type Movelist, movelistAt } from "@tactician/game";
import * as z from "zod";
import { type Finding, findingAt, type Problem } from "../finding.ts";
import type { Content } from "../load-content.ts";
import { type FileOutcome, listNames, loadFile } from "../load-file.ts";

/**
 * Checks patches and histories of a content folder: their shape, that steps stand in order, and that they can be undone from the
 * movelist of the character whose file it is. No findings = `movelistAt` works for every day. A character without a
 * history is none: it is new.
 */
export function checkHistories(dir: string, content: Content) {
  const patches = loadPatches(dir);
  const folder = join(dir, "history");
  // No folder is no history.
  const names = unlessItFails(() => listNames(folder)) ?? [];
  const outcomes = names.map((name) => checkHistory(join(folder, name), content));
  return {
    findings: [...patches.findings, ...outcomes.flatMap(({ finding }) => finding ?? [])],
    patches: patches.loaded?.value.patches.length ?? 0,
    characters: outcomes.length,
    steps: outcomes.reduce((sum, { steps }) => sum + steps, 0),
  };
}

function checkHistory(
  file: string,
  content: Content,
): { readonly steps: number; readonly finding?: Finding } {
  const characterId = basename(file, ".json");
  const refuse = (message: string, line = 1, at = "") => {
    return { steps: 0, finding: { file, line, check: "history", at, message } };
  };
  if (!isCharacterId(characterId) || !file.endsWith(".json"))
    return refuse("is the history of no character of the roster");
  const text = unlessItFails(() => readFileSync(file, "utf8")) ?? "";
  // What is not JSON has no shape: the schema says so.
  const parsed = historySchema.safeParse(unlessItFails(() => JSON.parse(text)));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const path = issue?.path.map(String) ?? [];
    return refuse(issue?.message ?? "is no history", lineOfStep(text, Number(path[1])), path.join("."));
  }
  const history = parsed.data as History;
  if (history.character !== characterId)
    return refuse(`is the history of "${history.character}"`, 1, "character");
  const { steps, since } = history;
  const late = steps.findIndex(({ date }, n) => date <= (steps[n - 1]?.date ?? since));
  if (late >= 0) {
    const message = `${steps[late]?.date} is not after the step before`;
    return refuse(message, lineOfStep(text, late), `steps.${late}.date`);
  }
  // Who has no sheet that can be read has a finding of its own.
  const movelist = content.characters.find(({ sheet }) => sheet.characterId === characterId)?.movelist;
  const problem = movelist && undoProblem(() => movelistAt(movelist, history, since));
  if (problem === undefined) return { steps: steps.length };
  const at = steps.findIndex(({ date }) => problem.startsWith(date));
  return refuse(
    `does not fit movelists/${characterId}.json: ${problem}`,
    lineOfStep(text, at),
    `steps.${at}`,
  );
}

function undoProblem(undo: () => unknown): string | undefined {
  try {
    undo();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** The 1-based line on which a step begins: the importer begins a line with each. */
function lineOfStep(text: string, step: number): number {
  const lines = text.split("\n").flatMap((line, n) => (line.startsWith('{"date":') ? [n + 1] : []));
  return lines[step] ?? 1;
}

function unlessItFails<Value>(make: () => Value): Value | undefined {
  try {
    return make();
  } catch {
    return undefined;
  }
}

/**
 * Reads one `content/history/<characterId>.json`, made by the importer. A character without one is new, and begins with the month of its
 * movelist. Throws an error that names the file and the place where it cannot be read, or is of another character.
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

/** Reads `patches.yaml` of a content folder and checks it. Every mistake becomes a finding; nothing throws. */
export function loadPatches(dir: string): FileOutcome<PatchesFile> {
  const outcome = loadFile(join(dir, "patches.yaml"), patchesFileSchema, "the patches");
  if (outcome.loaded === undefined) return outcome;
  const { loaded } = outcome;
  const findings = findProblems(loaded.value).map((problem) => findingAt(loaded, "patches", problem));
  return findings.length === 0 ? outcome : { findings };
}

/** The last of the patches, oldest first, that came out by the end of a month: `3.00` of 2026-08. */
export function lastPatch(
  patches: readonly Pick<Patch, "version" | "date">[],
  month: string,
): string | undefined {
  return patches.findLast(({ date }) => date.slice(0, month.length) <= month)?.version;
}

function findProblems({ patches, unknown }: PatchesFile): Problem[] {
  const ofPatches = patches.flatMap(({ version, date }, n): Problem[] => {
    const before = patches[n - 1];
    if (patches.findIndex((other) => other.version === version) < n)
      return [{ path: ["patches", n, "version"], message: `"${version}" is there twice` }];
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

const DAY = "a day such as 2025-04-01";
const day = z.iso.date(DAY).startsWith("20", DAY);
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
