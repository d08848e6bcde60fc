import { join } from "node:path";
import { root } from "../build/paths.ts";
import type { ReportKind } from "./count-tests.ts";

export interface TestStep {
  label: string;
  command: readonly [string, ...string[]];
  cwd?: string;
  env?: Record<string, string>;
  report?: { kind: ReportKind; file: string };
}

const bin = (name: string) => join(root, "node_modules/.bin", name);
const node = process.execPath;
const reports = join(root, ".cache/test-reports");

/** What `npm test` does, one stage after the other; the steps of a stage, of one core each, run side by side. */
export const STAGES: readonly (readonly TestStep[])[] = [
  [{ label: "Format and lint", command: [bin("biome"), "ci", "--error-on-warnings"] }],
  [
    { label: "Types: packages, server, feed, tools", command: [bin("tsc"), "-p", "tsconfig.json"] },
    { label: "Types: web", command: [bin("tsc"), "-p", "apps/web/tsconfig.json"] },
  ],
  [
    { label: "Unused code", command: [bin("knip")] },
    {
      label: "Import rules",
      command: [bin("depcruise"), "--config", ".dependency-cruiser.mjs", "packages", "apps", "tools"],
    },
    { label: "Content", command: [node, "packages/guide/src/check-content.ts"] },
  ],
  [vitest("Unit, property and contract tests", "vitest", "--reporter=dot")],
  [{ label: "Production build", command: [node, "tools/build/cli.ts"] }],
  // Linux alone: attacks read /proc and ask from many addresses of loopback.
  process.platform === "linux"
    ? [
        {
          ...vitest("Attacks on the built site", "attacks", "-c", "apps/server/attacks/vitest.config.ts"),
          env: { ATTACKS: "short" },
        },
      ]
    : [],
  [
    {
      label: "Browser tests",
      command: [bin("playwright"), "test", "-c", "apps/web/playwright.config.ts"],
      env: { E2E_REPORT: `${reports}/playwright.json` },
      report: { kind: "playwright", file: `${reports}/playwright.json` },
    },
  ],
];

function vitest(label: string, name: string, ...args: readonly string[]): TestStep {
  const file = `${reports}/${name}.json`;
  const command = [bin("vitest"), "run", ...args, "--reporter=json", `--outputFile.json=${file}`] as const;
  return { label, command, report: { kind: "vitest", file } };
}
