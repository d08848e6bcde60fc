import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { parse } from "yaml";
import { root } from "../build/paths.ts";
import { COMMANDS } from "./patch-day.ts";

// Each test starts a process.
vi.setConfig({ testTimeout: 60_000 });

const here = import.meta.dirname;

test.each([
  [["--from", join(here, "nowhere")], /^--from must be a folder/],
  [["--from", here, "--date", "2026-02-30"], /^--date must be a date/],
  [["--from", here, "--date", "2999-01-01"], /^--date must be a date up to today/],
  [["--month", "2026-13"], /^--month must be a month/],
  [["--everything"], /Unknown option '--everything'/],
])("%j is refused before anything is done", (args, why) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(here, "cli.ts"), ...args], {
    encoding: "utf8",
  });
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr).toMatch(why);
});

test.each(Object.entries(COMMANDS))("%s exists, and is what its npm script runs", (name, [file, program]) => {
  const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const [script = "", named] = name.split(" -- ");
  expect(scripts[script]).toBe(`node tools/run.mjs ${file}`);
  expect(program).toBe(named);
  if (program !== undefined) expect(readFileSync(join(root, file), "utf8")).toContain(`  ${program}: `);
  expect(existsSync(join(root, file))).toBe(true);
});

test("the example workflow starts commands that exist, with read permission only", () => {
  const workflow = parse(readFileSync(join(root, "docs/examples/patch-day.yml"), "utf8"));
  const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const commands: string[] = workflow.jobs.run.steps.map(({ run = "" }) => run);
  const names = commands.flatMap((command) =>
    [...command.matchAll(/npm run --silent (\S+)/g)].map(([, name]) => name),
  );
  expect(names).toEqual(["patch-day"]);
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(names));
  expect([workflow.permissions, workflow.jobs.run.permissions]).toEqual([{ contents: "read" }, undefined]);
});
