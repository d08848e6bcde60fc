#!/usr/bin/env node
import { parseArgs } from "node:util";
import { type CharacterReport, runChecks } from "./check-character.ts";
import { formatFinding } from "./finding.ts";
import { checkHistories } from "./history/histories.ts";
import { loadContent } from "./load-content.ts";
import { checkRoulette, loadRoulette } from "./roulette/roulette.ts";

/**
 * `npm run check -- content`: prints every finding as `file:line: check: place: message`, then a summary.
 * Exit code 0 without findings, 1 with findings, 2 when the arguments make no sense.
 */
function main(): number {
  const dir = readDir();
  if (dir === undefined) {
    console.error("usage: check-content [--dir <content folder>]");
    return 2;
  }
  const content = loadContent(dir);
  const report = runChecks(content);
  const roulette = checkRoulette(loadRoulette(dir), content);
  const histories = checkHistories(dir, content);
  const findings = [...report.findings, ...roulette.findings, ...histories.findings];
  for (const finding of findings) console.log(formatFinding(finding));
  if (findings.length > 0) console.log("");
  const { characters } = report;
  for (const one of characters) console.log(summaryLine(one.characterId, [one], one.findings.length));
  console.log(summaryLine(`${characters.length} characters`, characters, report.findings.length));
  const { general, ofCharacters, moves } = roulette;
  const named = `${general} general, ${ofCharacters} of characters, ${moves} moves named`;
  console.log(`strategies: ${named}, ${count(roulette.findings.length, "finding")}`);
  const past = `${histories.patches} patches, ${histories.steps} steps of ${histories.characters} characters`;
  console.log(`history: ${past}, ${count(histories.findings.length, "finding")}`);
  return findings.length === 0 ? 0 : 1;
}

function readDir(): string | undefined {
  try {
    return parseArgs({ options: { dir: { type: "string", default: "content" } } }).values.dir;
  } catch {
    return undefined;
  }
}

function summaryLine(name: string, reports: readonly CharacterReport[], findings: number): string {
  const sum = (count: "facts" | "moves" | "resolvedMoves" | "waivers") =>
    reports.reduce((total, report) => total + report[count], 0);
  const moves = sum("moves");
  const resolvedMoves = sum("resolvedMoves");
  const share = moves === 0 ? 100 : (resolvedMoves / moves) * 100;
  const counts = [
    `${sum("facts")} facts checked`,
    `${resolvedMoves} of ${moves} moves resolved (${share.toFixed(1)} %)`,
    count(sum("waivers"), "waiver"),
    count(findings, "finding"),
  ];
  return `${name}: ${counts.join(", ")}`;
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}

process.exitCode = main();
