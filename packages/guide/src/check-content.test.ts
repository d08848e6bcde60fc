import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { runChecks } from "./check-character.ts";
import { formatFinding } from "./finding.ts";
import { checkRoulette, loadRoulette } from "./roulette/roulette.ts";
import { content } from "./testing/content.ts";
import { contentFolder } from "./testing/content-folder.ts";
import { STRATEGIES_YAML } from "./testing/roulette.ts";
import { CONTENT_DIR, JIN_YAML, jinYamlWith } from "./testing/sheets.ts";

const SCRIPT = fileURLToPath(new URL("check-content.ts", import.meta.url));

/** Starting Node takes seconds on a busy machine. */
const START_TIMEOUT = { timeout: 60_000 };

const PATCHES_YAML = `patches:
  - version: "2.00"
    date: 2025-04-01
    balance: yes
    source: https://example.com/patch
unknown: []
`;

const dir = contentFolder({
  "strategies.yaml": STRATEGIES_YAML,
  "rankings.yaml": "players: []\n",
  "patches.yaml": PATCHES_YAML,
});

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT, ...args], { encoding: "utf8" });
  return { status, lines: stdout.trimEnd().split("\n"), stderr };
}

test("every character's sheet in content/ passes every check", START_TIMEOUT, () => {
  const { findings } = runChecks(content);
  expect(findings.map(formatFinding)).toEqual([]);
});

test("strategies and rankings in content/ pass every check", START_TIMEOUT, () => {
  const { findings } = checkRoulette(loadRoulette(CONTENT_DIR), content);
  expect(findings.map(formatFinding)).toEqual([]);
});

test("exit code 0 and a summary for a right sheet", START_TIMEOUT, () => {
  writeFileSync(join(dir(), "characters", "jin.yaml"), JIN_YAML);
  const { status, lines } = run("--dir", dir());
  expect(lines).toEqual([
    expect.stringMatching(
      /^jin: \d+ facts checked, (\d+) of \1 moves resolved \(100\.0 %\), 0 waivers, 0 findings$/,
    ),
    expect.stringMatching(/^1 characters: \d+ facts checked, (\d+) of \1 moves resolved/),
    expect.stringMatching(/^strategies: \d+ general, \d+ of characters, \d+ moves named, 0 findings$/),
    "history: 1 patches, 0 steps of 0 characters, 0 findings",
  ]);
  expect(status).toBe(0);
});

test("exit code 1 and a line an editor can jump to for each finding", START_TIMEOUT, () => {
  const file = join(dir(), "characters", "jin.yaml");
  writeFileSync(file, jinYamlWith("[CH f 4]", "[f 4]"));
  const { status, lines } = run("--dir", dir());
  expect(lines[0]).toBe(
    `${file}:34: launcher: importantCombos.1.launchers.0: "f 4" launches on counter hit only; write "CH f 4"`,
  );
  expect(lines.at(-3)).toMatch(/, 1 finding$/);
  expect(status).toBe(1);
});

test("exit code 1 for a folder that is not there", START_TIMEOUT, () => {
  expect(run("--dir", join(dir(), "nowhere")).status).toBe(1);
});

test("exit code 2 and the usage for an option that does not exist", START_TIMEOUT, () => {
  const { status, stderr } = run("--folder", dir());
  expect(stderr).toBe("usage: check-content [--dir <content folder>]\n");
  expect(status).toBe(2);
});
