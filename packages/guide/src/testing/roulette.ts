import { CHARACTERS, DIFFICULTIES, VERDICT_FLOORS } from "@tactician/game";
import { STRATEGY_SCOPES } from "../roulette/roulette.ts";

/** For tests: a strategies file without a mistake, one strategy to a line; made up, and nobody's challenge. */
export const STRATEGIES_YAML = [
  "verdicts:",
  ...VERDICT_FLOORS.map((points) => `  - { points: "${points}", text: Verdict of ${points}. }`),
  "  - { text: The worst verdict. }",
  "general:",
  ...Array.from({ length: 60 }, (_, n) => strategyLine("  ", `General ${n}`, n)),
  "characters:",
  ...CHARACTERS.flatMap(({ characterId, name }) => [
    `  ${characterId}:`,
    ...Array.from({ length: 6 }, (_, n) => strategyLine("    ", `${name} ${n}`, n)),
  ]),
  "",
].join("\n");

function strategyLine(indent: string, title: string, n: number): string {
  const difficulty = DIFFICULTIES[n % DIFFICULTIES.length];
  const scope = STRATEGY_SCOPES[n % STRATEGY_SCOPES.length];
  const description = `Win the way of ${title} does.`;
  return `${indent}- { title: ${title}, description: ${description}, difficulty: ${difficulty}, scope: ${scope} }`;
}

/** For tests: the same with one passage replaced; throws when the passage is not there, so that no test passes by accident. */
export function strategiesYamlWith(passage: string, replacement: string): string {
  if (!STRATEGIES_YAML.includes(passage)) throw new Error(`no "${passage}" in the fixture`);
  return STRATEGIES_YAML.replace(passage, replacement);
}

/** For tests: the 1-based line of the fixture on which a text stands first. */
export function lineOfText(text: string): number {
  return STRATEGIES_YAML.slice(0, STRATEGIES_YAML.indexOf(text)).split("\n").length;
}
