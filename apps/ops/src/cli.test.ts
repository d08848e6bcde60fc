import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { backup, restore } from "./backup.ts";
import { copy } from "./copy.ts";
import { reports } from "./reports.ts";
import { startOps } from "./testing/start-ops.ts";

// Some tests start several processes.
vi.setConfig({ testTimeout: 60_000 });

const ROOT = join(import.meta.dirname, "../../..");
const NAMES = ["feed", "count", "backup", "restore", "copy-store", "reports"];
const NOWHERE = "/nowhere/at/all";

const run = (script: string, ...args: string[]) =>
  startOps(args, { DATA_DIR: NOWHERE }, undefined, script).ended;

test("it names its commands, and each explains itself", async () => {
  const { code, out, err } = await run("cli.ts", "--help");
  expect([code, err]).toEqual([0, ""]);
  for (const name of NAMES) expect(out).toContain(`npm run ops -- ${name} `);
  const all = await Promise.all(NAMES.map((name) => run("cli.ts", name, "--help")));
  for (const [index, own] of all.entries())
    expect(own).toEqual({
      code: 0,
      err: "",
      out: expect.stringContaining(`npm run ops -- ${NAMES[index]} `),
    });
});

describe("a mistake is told in words", () => {
  test.each([
    [[], "A command is missing"],
    [["feet"], 'There is no command "feet"'],
    [["toString"], 'There is no command "toString"'],
    [["backup"], "--to FILE is missing"],
  ])("with status 1: %j", async (args, message) => {
    expect(await run("cli.ts", ...args)).toEqual({ code: 1, out: "", err: expect.stringContaining(message) });
  });

  test.each([
    [restore, [], "--from FILE is missing"],
    [restore, ["--what"], "'--what'"],
    [backup, ["--to", ""], "--to FILE is missing"],
    [copy, ["--from", "sqlite:a"], "--to URL is missing"],
    [copy, ["--from", "sqlite:a", "--to", "mysql://b"], "--to must be postgres://... or sqlite:FOLDER"],
    [copy, ["--from", "sqlite:a", "--to", "sqlite:a"], "the same database"],
    [copy, ["--from", `sqlite:${NOWHERE}`, "--to", "sqlite:b"], "cannot be read"],
    [reports, [], "What to do is missing"],
    [reports, ["delete"], 'There is no "reports delete"'],
    [reports, ["list", "--state", "new"], "--state must be one of open, accepted, refused"],
    [reports, ["accept"], "An ID is missing"],
    [reports, ["list"], "cannot be read"],
  ])("%o %j", async (command, args, message) => {
    vi.stubEnv("DATA_DIR", NOWHERE);
    onTestFinished(() => void vi.unstubAllEnvs());
    await expect(command(args)).rejects.toThrow(message);
  });
});

test("the names before go on working, and say the new one", async () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
  expect(scripts.ops).toBe("node tools/run.mjs --production apps/ops/src/cli.ts");
  for (const name of NAMES.slice(0, -2))
    expect(scripts[name]).toBe(`node tools/run.mjs --production apps/ops/src/old-name.ts ${name}`);
  expect(await run("old-name.ts", "count", "--help")).toEqual({
    code: 0,
    err: '"npm run count" is now "npm run ops -- count".\n',
    out: expect.stringContaining("npm run ops -- count "),
  });
});
