import { cp, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { temporaryFolder } from "@tactician/replays/testing/temporary-folder";
import { beforeEach, describe, expect, test } from "vitest";
import type { Tool } from "./patch-day.ts";
import { COMMANDS, changedMoves, openContentBefore, type PatchDayOptions, patchDay } from "./patch-day.ts";

const REAL_CONTENT = join(import.meta.dirname, "../../content");
const TODAY = "2026-11-23";
/** Fields that every move has. */
const PLAIN = { hits: [], ownHits: 0, properties: [] };

let place: string;
let content: string;
let data: string;
let ran: string[];
let said: string[];
beforeEach(async () => {
  place = temporaryFolder();
  content = join(place, "content");
  data = join(place, "data");
  for (const folder of ["movelists", "history", "characters"])
    await mkdir(join(content, folder), { recursive: true });
  await writeMovelist(["df+2", -12], ["b+1", 0]);
  await writeFile(join(content, "movelists", "unread.txt"), "jin: b+1: hit: old\n");
  await writeFile(join(content, "history", "jin.json"), "no step");
  ran = [];
  said = [];
});

const movelist = (...moves: readonly (readonly [string, number])[]) =>
  JSON.stringify({
    character: "jin",
    checkedAt: "2026-08",
    stances: [],
    moves: moves.map(([id, min]) => ({ ...PLAIN, id, command: id, block: { min } })),
  });
const writeMovelist = (...moves: readonly (readonly [string, number])[]) =>
  writeFile(join(content, "movelists", "jin.json"), movelist(...moves));

/** The site's own sheet of Jin with his movelist. */
async function takeRealJin(): Promise<void> {
  await cp(join(REAL_CONTENT, "characters", "jin.yaml"), join(content, "characters", "jin.yaml"));
  await cp(join(REAL_CONTENT, "movelists", "jin.json"), join(content, "movelists", "jin.json"));
}

/** Runs a patch day whose commands do what `does` says; the others have no finding. */
async function run(
  does: Partial<Record<Tool, () => Promise<boolean>>> = {},
  options: Partial<PatchDayOptions> = {},
): Promise<boolean> {
  return patchDay({
    content,
    data,
    from: undefined,
    date: undefined,
    month: undefined,
    today: TODAY,
    run: async (tool, args) => {
      ran.push([tool, ...args].join(" "));
      return (await does[tool]?.()) ?? true;
    },
    say: (line) => said.push(line),
    ...options,
  });
}

const finding = async () => false;

describe("the steps", () => {
  test("run in order, with the day of the fetch and its month", async () => {
    const folder = join(data, "movelists");
    const fetch = async () => {
      await mkdir(folder, { recursive: true });
      const fetched = { wiki: "https://wavu.wiki", characters: [["jin", "2026-10-31T23:59:00Z"]] };
      await writeFile(join(folder, ".fetched"), JSON.stringify(fetched));
      return true;
    };
    expect(await run({ "import -- wiki": fetch })).toBe(true);
    expect(ran).toEqual([
      `import -- wiki --to ${folder}`,
      `import -- history --movelists ${folder} --date 2026-10-31`,
      `import -- movelists --from ${folder} --month 2026-10`,
      "check -- content",
      "report -- content",
    ]);
  });

  test("of a folder begin with the import, dated today", async () => {
    await run({}, { from: "/export" });
    expect(ran[0]).toBe(`import -- history --movelists /export --date ${TODAY}`);
    expect(ran[1]).toBe("import -- movelists --from /export --month 2026-11");
  });

  test("take a day and its month", async () => {
    await run({}, { from: "/export", date: "2026-08-20", month: "2026-08" });
    expect(ran[0]).toBe("import -- history --movelists /export --date 2026-08-20");
    expect(ran[1]).toBe("import -- movelists --from /export --month 2026-08");
  });

  test("do not begin if the day is not in the month", async () => {
    expect(await run({}, { from: "/export", month: "2026-08" })).toBe(false);
    expect([ran, said]).toEqual([[], [expect.stringContaining("Set the right day with --date")]]);
  });

  test.each(Object.keys(COMMANDS) as Tool[])("stop at a finding of %s, and say what to do", async (tool) => {
    expect(await run({ [tool]: finding })).toBe(false);
    expect(ran.at(-1)).toMatch(new RegExp(`^${tool}`));
    expect(said.at(-1)).toMatch(new RegExp(`^\nStopped at ${tool}\\. .*npm run patch-day -- --from `));
  });
});

describe("what changed", () => {
  const importChanges = async () => {
    await writeMovelist(["df+2", -14], ["4,3", 3]);
    return true;
  };

  test("is printed, a line for each move, even if a sheet broke", async () => {
    expect(await run({ "import -- movelists": importChanges, "check -- content": finding })).toBe(false);
    expect(said.slice(said.indexOf("\n== What changed") + 1, -2)).toEqual([
      'jin: df+2: block {"min":-12} -> {"min":-14}',
      "jin: b+1: gone",
      "jin: 4,3: new",
      "3 moves",
    ]);
  });

  test("is printed after a second run too, whose imports start over from the content as it was", async () => {
    const history = join(content, "history", "jin.json");
    const appendStep = async () => {
      expect(await readFile(history, "utf8")).toBe("no step");
      expect(await readFile(join(content, "movelists", "jin.json"), "utf8")).toBe(
        movelist(["df+2", -12], ["b+1", 0]),
      );
      await writeFile(history, "a step");
      await writeFile(join(content, "history", "lee.json"), "a step");
      return true;
    };
    const does = { "import -- history": appendStep, "import -- movelists": importChanges };
    await run({ ...does, "import -- movelists": finding });
    await run({ ...does, "check -- content": finding });
    said = [];
    expect(await run(does)).toBe(true);
    expect(said).toContain("3 moves");
    expect(await readFile(history, "utf8")).toBe("a step");
    expect(await readdir(join(data, "patch-day"))).toEqual([]);
  });

  test("may be nothing", async () => {
    await run();
    expect(said).toContain("0 moves");
  });

  test("counts every field and every character", async () => {
    await writeFile(join(content, "movelists", "lee.json"), movelist(["1", 1]));
    await cp(join(content, "movelists"), join(place, "before"), { recursive: true });
    await rm(join(content, "movelists", "lee.json"));
    const moves = [{ ...PLAIN, id: "b+1", command: "b+1", name: "Elbow" }];
    await writeFile(
      join(content, "movelists", "jin.json"),
      JSON.stringify({ character: "jin", checkedAt: "2026-09", stances: [], moves }),
    );
    expect(await changedMoves(join(place, "before"), join(content, "movelists"))).toEqual([
      "jin: df+2: gone",
      'jin: b+1: block {"min":0} -> none, name none -> "Elbow"',
      "lee: 1: gone",
    ]);
  });
});

test("what is left to do names the sheets whose moves changed, and the values that are newly unread", async () => {
  await takeRealJin();
  const file = join(content, "movelists", "jin.json");
  const importJin = async () => {
    const list = JSON.parse(await readFile(file, "utf8"));
    list.moves[0].block = { min: -30 };
    list.moves[1].block = { min: -30 };
    await writeFile(file, JSON.stringify(list));
    await writeFile(join(content, "movelists", "unread.txt"), "jin: b+1: hit: old\njin: df+2: hit: new\n");
    return true;
  };
  expect(await run({ "import -- movelists": importJin }, { from: "/export", date: TODAY })).toBe(true);
  expect(said.slice(said.indexOf("\n== Left to do by hand") + 1)).toEqual([
    "New in content/movelists/unread.txt: jin: df+2: hit: new",
    expect.stringMatching(
      /^content\/characters\/jin\.yaml: 2 moves changed\. Read it again, then set checkedAgainst \(now \d{4}-\d\d\) to 2026-11\.$/,
    ),
    expect.stringContaining("npm test"),
  ]);
});
describe("the content before an export", () => {
  const copies = () => join(data, "patch-day");

  test("is complete or not there: a copy that was killed is made again", async () => {
    await mkdir(join(copies(), `${TODAY}.half`, "movelists"), { recursive: true });
    await openContentBefore(content, join(copies(), TODAY));
    expect(await readdir(copies())).toEqual([TODAY]);
    expect(await readdir(join(copies(), TODAY, "movelists"))).toEqual(["jin.json", "unread.txt"]);
  });

  test("of another day is of no use", async () => {
    await openContentBefore(content, join(copies(), "2026-10-31"));
    await writeMovelist(["df+2", -14]);
    await openContentBefore(content, join(copies(), TODAY));
    expect(await readdir(copies())).toEqual([TODAY]);
    expect(await readFile(join(content, "movelists", "jin.json"), "utf8")).toBe(movelist(["df+2", -14]));
  });

  test("needs no history, and names a place that it cannot write", async () => {
    await rm(join(content, "history"), { recursive: true });
    await openContentBefore(content, join(copies(), TODAY));
    await writeFile(join(place, "file"), "");
    await expect(openContentBefore(content, join(place, "file", TODAY))).rejects.toThrow(/file/);
  });
});
