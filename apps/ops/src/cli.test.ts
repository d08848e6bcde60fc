import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { startOps } from "./testing/start-ops.ts";

// Each test starts several processes.
vi.setConfig({ testTimeout: 60_000 });

const ROOT = join(import.meta.dirname, "../../..");
const NAMES = ["feed", "count", "backup", "restore", "copy-store", "reports"];

const run = (script: string, ...args: string[]) =>
  startOps(args, { DATA_DIR: "/nowhere/at/all" }, undefined, script).ended;

test("it names its commands, and each explains itself", async () => {
  const { code, out, err } = await run("cli.ts", "--help");
  expect([code, err]).toEqual([0, ""]);
  for (const name of NAMES) expect(out).toContain(`npm run ops -- ${name} `);
  for (const name of NAMES) {
    const own = await run("cli.ts", name, "--help");
    expect([own.code, own.err]).toEqual([0, ""]);
    expect(own.out).toContain(`npm run ops -- ${name} `);
  }
});

describe("a mistake is told in words, with status 1", () => {
  test.each([
    [[], "A command is missing"],
    [["feet"], 'There is no command "feet"'],
    [["toString"], 'There is no command "toString"'],
    [["backup"], "--to FILE is missing"],
    [["restore"], "--from FILE is missing"],
    [["restore", "--what"], "'--what'"],
    [["copy-store", "--from", "sqlite:a"], "--to URL is missing"],
    [
      ["copy-store", "--from", "sqlite:a", "--to", "mysql://b"],
      "--to must be postgres://... or sqlite:FOLDER",
    ],
    [["copy-store", "--from", "sqlite:a", "--to", "sqlite:a"], "the same database"],
    [["reports"], "What to do is missing"],
    [["reports", "delete"], 'There is no "reports delete"'],
    [["reports", "list", "--state", "new"], "--state must be one of open, accepted, refused"],
    [["reports", "accept"], "An ID is missing"],
    [["reports", "list"], "cannot be read"],
    [["copy-store", "--from", "sqlite:/nowhere/at/all", "--to", "sqlite:b"], "cannot be read"],
  ])("%j", async (args, message) => {
    const { code, out, err } = await run("cli.ts", ...args);
    expect([code, out]).toEqual([1, ""]);
    expect(err).toContain(message);
  });
});

test("the names before go on working, and say the new one", async () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
  expect(scripts.ops).toBe("node tools/run.mjs --production apps/ops/src/cli.ts");
  for (const name of NAMES.slice(0, -2)) {
    expect(scripts[name]).toBe(`node tools/run.mjs --production apps/ops/src/old-name.ts ${name}`);
    const { code, out, err } = await run("old-name.ts", name, "--help");
    expect([code, err]).toEqual([0, `"npm run ${name}" is now "npm run ops -- ${name}".\n`]);
    expect(out).toContain(`npm run ops -- ${name} `);
  }
});
