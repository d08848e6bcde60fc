import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { type History, historySchema, isCharacterId, movelistAt } from "@tactician/game";
import type { Finding } from "../finding.ts";
import type { Content } from "../load-content.ts";
import { loadPatches } from "./load-patches.ts";

/** The findings over `history/` and `patches.yaml`, and how much was looked at. */
export interface HistoryReport {
  readonly findings: readonly Finding[];
  readonly patches: number;
  readonly characters: number;
  readonly steps: number;
}

/**
 * Checks patches and histories of a content folder: their shape, that steps stand in order, and that they can be undone from the
 * movelist of the character whose file it is. No findings = `movelistAt` works for every day. A character without a
 * history is none: it is new.
 *
 * Example: `checkHistories("content", loadContent("content")).findings.map(formatFinding)`
 */
export function checkHistories(dir: string, content: Content): HistoryReport {
  const patches = loadPatches(dir);
  const outcomes = listHistories(dir).map((file) => checkHistory(file, content));
  return {
    findings: [...patches.findings, ...outcomes.flatMap(({ finding }) => finding ?? [])],
    patches: patches.loaded?.value.patches.length ?? 0,
    characters: outcomes.length,
    steps: outcomes.reduce((sum, { steps }) => sum + steps, 0),
  };
}

/** No folder is no history. */
function listHistories(dir: string): string[] {
  const folder = join(dir, "history");
  try {
    const names = readdirSync(folder).filter((name) => name !== "README.md" && !name.startsWith("."));
    return names.sort().map((name) => join(folder, name));
  } catch {
    return [];
  }
}

interface HistoryOutcome {
  readonly steps: number;
  readonly finding?: Finding;
}

function checkHistory(file: string, content: Content): HistoryOutcome {
  const slug = basename(file, ".json");
  const refuse = (message: string, line = 1, at = ""): HistoryOutcome => ({
    steps: 0,
    finding: { file, line, check: "history", at, message },
  });
  if (!isCharacterId(slug) || !file.endsWith(".json"))
    return refuse("is the history of no character of the roster");
  const text = readText(file);
  const parsed = historySchema.safeParse(parseJson(text));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const path = issue?.path.map(String) ?? [];
    return refuse(issue?.message ?? "is no history", lineOfStep(text, Number(path[1])), path.join("."));
  }
  const history = parsed.data as History;
  if (history.character !== slug) return refuse(`is the history of "${history.character}"`, 1, "character");
  const { steps, since } = history;
  const late = steps.findIndex(({ date }, n) => date <= (steps[n - 1]?.date ?? since));
  if (late >= 0) {
    return refuse(
      `${steps[late]?.date} is not after the step before`,
      lineOfStep(text, late),
      `steps.${late}.date`,
    );
  }
  // Who has no sheet that can be read has a finding of its own.
  const movelist = content.characters.find(({ sheet }) => sheet.slug === slug)?.movelist;
  const problem = movelist && undoProblem(() => movelistAt(movelist, history, since));
  if (problem === undefined) return { steps: steps.length };
  const at = steps.findIndex(({ date }) => problem.startsWith(date));
  return refuse(`does not fit movelists/${slug}.json: ${problem}`, lineOfStep(text, at), `steps.${at}`);
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

function readText(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

/** Undefined for what is not JSON; the schema then says so. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
