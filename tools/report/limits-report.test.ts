import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { LIMITS, SERVER_LIMITS } from "../../apps/server/src/limits.ts";
import { root } from "../build/paths.ts";
import { withServerLimits } from "./limits-report.ts";

const document = readFileSync(join(root, "docs/limits.md"), "utf8");

test("docs/limits.md says what the server does; `npm run report -- limits` renews it", () => {
  expect(withServerLimits(document)).toBe(document);
});

test("every row and every route of the table is in it", () => {
  const rows = [...Object.values(LIMITS), ...Object.values(SERVER_LIMITS)];
  for (const { what } of rows) expect(document).toContain(`| ${what} |`);
  for (const route of Object.values(LIMITS).flatMap(({ routes }): readonly string[] => routes))
    expect(document).toContain(`\`${route}\``);
});

test("a document without the place for the tables is refused", () => {
  expect(() => withServerLimits("# Limits\n")).toThrow("no place");
});
