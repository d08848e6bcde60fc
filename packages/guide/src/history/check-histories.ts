import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { type History, historySchema, isCharacterId, movelistAt } from "@tactician/game";
import type { Finding } from "../finding.ts";
import type { Content } from "../load-content.ts";
import { loadPatches } from "./load-history.ts";

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
  const names = unlessItFails(() => readdirSync(folder)) ?? [];
  const listed = names.filter((name) => name !== "README.md" && !name.startsWith("."));
  return listed.sort().map((name) => join(folder, name));
}

interface HistoryOutcome {
  readonly steps: number;
  readonly finding?: Finding;
}

function checkHistory(file: string, content: Content): HistoryOutcome {
  const characterId = basename(file, ".json");
  const refuse = (message: string, line = 1, at = ""): HistoryOutcome => {
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
