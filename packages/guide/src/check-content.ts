#!/usr/bin/env node
import { parseArgs } from "node:util";
import { formatFinding } from "./finding.ts";
import { loadContent } from "./load-content.ts";
import { checkRoulette, type RouletteReport } from "./roulette/check-roulette.ts";
import { loadRoulette } from "./roulette/load-roulette.ts";
import { type ContentReport, runChecks } from "./run-checks.ts";

/**
 * `npm run check:content`: prints every finding as `file:line: check: place: message`, then a summary.
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
  const findings = [...report.findings, ...roulette.findings];
  for (const finding of findings) console.log(formatFinding(finding));
  if (findings.length > 0) console.log("");
  for (const line of summarize(report)) console.log(line);
  console.log(rouletteLine(roulette));
  return findings.length === 0 ? 0 : 1;
}

function readDir(): string | undefined {
  try {
    return parseArgs({ options: { dir: { type: "string", default: "content" } } }).values.dir;
  } catch {
    return undefined;
  }
}

function summarize({ characters, findings }: ContentReport): string[] {
  const sum = (pick: (character: (typeof characters)[number]) => number) =>
    characters.reduce((total, character) => total + pick(character), 0);
  const rows = characters.map((character) =>
    summaryLine(character.characterId, { ...character, findings: character.findings.length }),
  );
  const total = summaryLine(`${characters.length} characters`, {
    facts: sum(({ facts }) => facts),
    moves: sum(({ moves }) => moves),
    resolvedMoves: sum(({ resolvedMoves }) => resolvedMoves),
    waivers: sum(({ waivers }) => waivers),
    findings: findings.length,
  });
  return [...rows, total];
}

interface SummaryCounts {
  readonly facts: number;
  readonly moves: number;
  readonly resolvedMoves: number;
  readonly waivers: number;
  readonly findings: number;
}

function summaryLine(
  name: string,
  { facts, moves, resolvedMoves, waivers, findings }: SummaryCounts,
): string {
  const share = moves === 0 ? 100 : (resolvedMoves / moves) * 100;
  const counts = [
    `${facts} facts checked`,
    `${resolvedMoves} of ${moves} moves resolved (${share.toFixed(1)} %)`,
    count(waivers, "waiver"),
    count(findings, "finding"),
  ];
  return `${name}: ${counts.join(", ")}`;
}

function rouletteLine({ general, ofCharacters, moves, findings }: RouletteReport): string {
  const counts = [`${general} general`, `${ofCharacters} of characters`, `${moves} moves named`];
  return `strategies: ${counts.join(", ")}, ${count(findings.length, "finding")}`;
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}

process.exitCode = main();
