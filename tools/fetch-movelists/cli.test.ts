import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { CHARACTERS, movelistName } from "@tactician/game";
import { temporaryFolder } from "@tactician/replays/testing/temporary-folder";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FETCHED_FILE } from "./fetch-movelists.ts";
import { startWikiStandIn, type WikiStandIn } from "./testing/wiki-stand-in.ts";

// Each test starts several processes.
vi.setConfig({ testTimeout: 60_000 });

/** Enough for no movelist to have fewer than half of the site's own moves. */
const MOVES = 320;
const SOME = CHARACTERS.slice(0, 12);
const ONLY_SOME = SOME.flatMap(({ characterId }) => ["--character", characterId]);

let place: string;
let to: string;
let wiki: WikiStandIn;
beforeEach(async () => {
  place = temporaryFolder();
  to = join(place, "to");
  const names = SOME.map(({ characterId }) => movelistName(characterId));
  const numbers = Array.from({ length: MOVES }, (_, index) => `${index}`);
  wiki = await startWikiStandIn(
    names.flatMap((name) => numbers.map((input) => ({ id: `${name}-${input}`, input }))),
  );
});
afterEach(() => wiki.close());

/** Runs the command; sends SIGKILL once `killAfter` movelists are printed. */
async function runCli(args: readonly string[], { killAfter = Number.POSITIVE_INFINITY } = {}) {
  const child = spawn(process.execPath, [join(import.meta.dirname, "cli.ts"), ...args], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      WIKI_URL: wiki.url,
      SITE_URL: "https://site.example",
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const output = { out: "", err: "" };
  child.stderr.on("data", (chunk: Buffer) => {
    output.err += chunk;
  });
  child.stdout.on("data", (chunk: Buffer) => {
    output.out += chunk;
    if ((output.out.match(/ moves\n/g)?.length ?? 0) >= killAfter) child.kill("SIGKILL");
  });
  const [code] = (await once(child, "close")) as [number | null];
  return { ...output, code };
}

test("a killed run resumes, and every file is complete at any time", async () => {
  for (const killAfter of [3, 5, 1]) {
    const { code } = await runCli(["--to", to, ...ONLY_SOME, "--pause", "0.01"], { killAfter });
    expect(code).toBeNull();
    const files = (await readdir(to)).filter((file) => file.endsWith(".json") && file !== FETCHED_FILE);
    for (const file of files) expect(JSON.parse(await readFile(join(to, file), "utf8"))).toHaveLength(MOVES);
  }
  const { out, err, code } = await runCli(["--to", to, ...ONLY_SOME, "--pause", "0"]);
  expect([code, err]).toEqual([0, ""]);
  expect(out).toContain(`\n${SOME.length} of ${SOME.length} movelists are in ${to}.\n`);
  expect(await readdir(to)).toHaveLength(SOME.length + 1);
  // A character is asked for twice only if the process died between answer and file.
  expect(wiki.asked.length - SOME.length).toBeLessThanOrEqual(3);
  expect(wiki.lastHeaders["user-agent"]).toMatch(/^Tactician\/\d+\.\d+\.\d+ \(\+https:\/\/site\.example\)$/);
});

test("a finding is printed, and sets the exit code", async () => {
  wiki.fail = (name) => (name === "Anna" ? "page" : undefined);
  const two = ["alisa", "anna"].flatMap((id) => ["--character", id]);
  const { out, err, code } = await runCli(["--to", to, ...two, "--pause", "0"]);
  expect([code, err]).toEqual([1, "anna: the wiki answered with a web page instead of data\n"]);
  expect(out).toBe(`alisa: ${MOVES} moves\n1 of 2 movelists are in ${to}.\n`);
});

test.each([
  [[], /^--to DIR is missing/],
  [
    ["--to", resolve(import.meta.dirname, "../../content/movelists")],
    /^--to must be outside this repository or below data/,
  ],
  [["--to", "/tmp/x", "--character", "nobody"], /^"nobody" is not a character ID/],
  [["--to", "/tmp/x", "--pause", "soon"], /^--pause must be a number of seconds/],
  [["--to", "/tmp/x", "--everything"], /Unknown option '--everything'/],
])("%j is refused", async (args, why) => {
  const { out, err, code } = await runCli(args);
  expect([code, out]).toEqual([1, ""]);
  expect(err).toMatch(why);
  expect(wiki.asked).toEqual([]);
});

test("a folder that cannot be made is named in one line", async () => {
  const file = join(place, "file");
  await writeFile(file, "");
  const { err, code } = await runCli(["--to", join(file, "to")]);
  expect([code, err]).toEqual([1, `${join(file, "to", FETCHED_FILE)} cannot be written (ENOTDIR)\n`]);
});
