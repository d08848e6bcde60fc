import { mkdir, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { CHARACTERS, type RosterCharacter } from "@tactician/game";
import { temporaryFolder } from "@tactician/replays/testing/temporary-folder";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createAskWiki, type WikiOptions } from "./ask-wiki.ts";
import type { ExportRow } from "./clean-row.ts";
import {
  FETCHED_FILE,
  FolderError,
  fetchedDay,
  fetchMovelists,
  openFetchedFolder,
} from "./fetch-movelists.ts";
import { startWikiStandIn, type WikiFailure, type WikiStandIn } from "./testing/wiki-stand-in.ts";

/** As the export writes them; the stand-in converts them to the wiki's form. */
const JIN: ExportRow[] = [
  { block: "+1", damage: "5", id: "Jin-1", input: "1", name: "Jab", target: "h" },
  {
    id: "Jin-1,2",
    input: ",2",
    notes: "* Homing\n* Turned by < 90 degrees\n** Can't block",
    parent: "Jin-1",
  },
  { alias: "* Electric\n* EWHF", id: "Jin-CD.df$" + "{justFrame}2", input: "CD.df:2", name: "Fist & Kick" },
  { crush: "js20~49 fs50~52", id: "Jin-hcf:1", input: "hcf:1", name: "Café > Élan" },
];
/** More than two pages, in the wiki's order; one namesake of users among every fifty. */
const DEVIL_JIN: ExportRow[] = Array.from({ length: 1200 }, (_, index) => ({
  damage: `${index % 40}`,
  id: `Devil Jin-${1000 + index}`,
  input: "1",
}));
const XIAOYU: ExportRow[] = [{ id: "Xiaoyu-1", input: "1" }];

const CHARACTER_IDS = ["devil-jin", "jin", "xiaoyu"];
const NOW = new Date("2026-11-23T12:00:00Z");

let place: string;
let to: string;
let wiki: WikiStandIn;
let told: string[];
let findings: string[];
beforeEach(async () => {
  place = temporaryFolder();
  to = join(place, "new", "to");
  wiki = await startWikiStandIn([...JIN, ...DEVIL_JIN, ...XIAOYU]);
  told = [];
  findings = [];
});
afterEach(() => wiki.close());

const roster = (characterIds: readonly string[]): RosterCharacter[] =>
  CHARACTERS.filter(({ characterId }) => characterIds.includes(characterId));

interface RunOptions extends Partial<WikiOptions> {
  readonly characterIds?: readonly string[];
  readonly now?: Date;
  readonly moves?: number;
}

async function run({
  characterIds = CHARACTER_IDS,
  now = NOW,
  moves,
  ...options
}: RunOptions = {}): Promise<number> {
  const url = options.url ?? wiki.url;
  return fetchMovelists({
    characters: roster(characterIds),
    folder: await openFetchedFolder(to, url, now),
    askWiki: createAskWiki({ url, userAgent: "Test/1 (+https://site.example)", pauseMs: 0, ...options }),
    countMoves: async () => moves,
    now: () => now,
    onMovelist: (line) => told.push(line),
    onFinding: (line) => findings.push(line),
  });
}

const readRows = async (characterId: string) =>
  JSON.parse(await readFile(join(to, `${characterId}.json`), "utf8"));
const failJin = (failure: WikiFailure, tries = Number.POSITIVE_INFINITY) => {
  wiki.fail = (name, nth) => (name === "Jin" && nth <= tries ? failure : undefined);
};

describe("a wiki that works", () => {
  test("its answers become the rows of the export, page after page", async () => {
    expect(await run()).toBe(0);
    expect(await readRows("jin")).toEqual(JIN);
    expect(await readRows("devil-jin")).toEqual(DEVIL_JIN);
    expect(await readRows("xiaoyu")).toEqual(XIAOYU);
    expect(told).toEqual(["devil-jin: 1200 moves", "jin: 4 moves", "xiaoyu: 1 moves"]);
    const pages = [0, 500, 1000].map((offset) => `Devil Jin from ${offset}`);
    expect(wiki.asked).toEqual([...pages, "Jin from 0", "Xiaoyu from 0"]);
  });

  test("it is asked for one compressed page at a time, by a site that names itself", async () => {
    await run();
    expect(wiki.mostAtOnce).toBe(1);
    expect(wiki.lastHeaders["user-agent"]).toBe("Test/1 (+https://site.example)");
    expect(wiki.lastHeaders["accept-encoding"]).toMatch(/\bgzip\b/);
  });

  test("what was fetched within a day is not fetched again, and a day later everything is", async () => {
    await run({ characterIds: ["jin"] });
    const soon = new Date(NOW.getTime() + 23 * 3_600_000);
    expect(await run({ now: soon })).toBe(0);
    expect(told).toContain("jin: already fetched 2026-11-23 12:00 UTC");
    expect(wiki.asked.filter((line) => line === "Jin from 0")).toHaveLength(1);
    await run({ characterIds: ["jin"], now: new Date(NOW.getTime() + 24 * 3_600_000) });
    expect(wiki.asked.filter((line) => line === "Jin from 0")).toHaveLength(2);
    expect(await fetchedDay(to)).toBe("2026-11-24");
  });

  test("a missing file, one of another wiki and one of unknown origin are fetched", async () => {
    await run({ characterIds: ["jin"] });
    await rm(join(to, "jin.json"));
    await writeFile(join(to, "xiaoyu.json"), "[]");
    await run({ characterIds: ["jin", "xiaoyu"] });
    expect(await readRows("jin")).toEqual(JIN);
    expect(await readRows("xiaoyu")).toEqual(XIAOYU);
    await writeFile(
      join(to, FETCHED_FILE),
      '{"wiki":"https://other.example","characters":[["jin","2026-11-23T12:00:00Z"]]}',
    );
    await run({ characterIds: ["jin"] });
    await writeFile(join(to, FETCHED_FILE), "half a fi");
    await run({ characterIds: ["jin"] });
    expect(wiki.asked.filter((line) => line === "Jin from 0")).toHaveLength(4);
  });

  test("a folder that was not fetched has no day", async () => {
    expect(await fetchedDay(place)).toBeUndefined();
  });
});

describe("a wiki that fails for a character", () => {
  test.each<[WikiFailure, string]>([
    ["unavailable", "answered with status 503"],
    ["refused", "answered with status 403"],
    ["redirect", "answered with status 302"],
    ["reset", "cannot be reached (UND_ERR_SOCKET)"],
    ["page", "answered with a web page instead of data"],
    ["half", "answer is not JSON, or is cut off"],
    ["error", "answered with an error: internal_api_error_DBQueryError: A database query failed"],
    ["rate limit", "answered with an error: ratelimited: You've exceeded your rate limit."],
    ["shape", "answer is not a list of moves: cargoquery: "],
    ["numbers", "answer is not a list of moves: cargoquery.0.title.damage: "],
    ["another's", `sent another character's move: "Nobody-1"`],
    ["other namespaces", "has no moves"],
    ["empty", "has no moves"],
    ["endless", "list is longer than 5000 rows"],
    ["huge", "answer is larger than 1000000 bytes"],
  ])("%s is a finding, nothing is written for them, and the others go on", async (failure, why) => {
    failJin(failure);
    expect(await run({ characterIds: ["jin", "xiaoyu"], maxBytes: 1_000_000, retries: 1 })).toBe(1);
    expect(findings).toEqual([expect.stringMatching(/^jin: the wiki('s)? /)]);
    expect(findings[0]).toContain(why);
    expect((await readdir(to)).sort()).toEqual([FETCHED_FILE, "xiaoyu.json"]);
  });

  // One character alone: on a busy machine, one that does answer may take longer than this.
  test.each<WikiFailure>(["hang", "slow"])("%s is a finding too", async (failure) => {
    failJin(failure);
    expect(await run({ characterIds: ["jin"], timeoutMs: 300, retries: 1 })).toBe(1);
    expect(findings).toEqual(["jin: the wiki did not answer within 0.3 s"]);
    expect(await readdir(to)).toEqual([FETCHED_FILE]);
  });

  test("a movelist with fewer than half of the site's moves is a finding, one with half is not", async () => {
    failJin("few");
    expect(await run({ characterIds: ["jin"], moves: 3 })).toBe(1);
    expect(findings).toEqual(["jin: the wiki has 1 moves, fewer than half of the 3 in content/movelists"]);
    expect(await run({ characterIds: ["jin"], moves: 2 })).toBe(0);
  });

  test("what was there before stays", async () => {
    await run({ characterIds: ["jin"] });
    failJin("page");
    expect(await run({ characterIds: ["jin"], now: new Date("2026-12-24T12:00:00Z") })).toBe(1);
    expect(await readRows("jin")).toEqual(JIN);
  });

  test.each<WikiFailure>(["unavailable", "reset", "rate limit"])("%s may pass", async (failure) => {
    failJin(failure, 3);
    expect(await run({ characterIds: ["jin"] })).toBe(0);
    expect(findings).toEqual([]);
    expect(wiki.asked).toHaveLength(4);
  });

  test.each<WikiFailure>(["page", "half", "error", "refused"])(
    "%s is not asked for again",
    async (failure) => {
      failJin(failure);
      await run({ characterIds: ["jin"] });
      expect(wiki.asked).toHaveLength(1);
    },
  );
});

describe("a wiki that fails for everybody", () => {
  const characterIds = ["alisa", "anna", "devil-jin", "jin", "xiaoyu"];

  test("is given up after three characters", async () => {
    wiki.fail = () => "unavailable";
    expect(await run({ characterIds, retries: 0 })).toBe(5);
    expect(wiki.asked).toHaveLength(3);
    expect(findings.at(-1)).toBe(
      "Giving up on the wiki (2 more skipped). Run the same command again later to resume.",
    );
  });

  test("is asked for all if it answers, even if nothing can be used", async () => {
    wiki.fail = () => "page";
    expect(await run({ characterIds })).toBe(5);
    expect(wiki.asked).toHaveLength(5);
  });

  test("that is down is named with the reason", async () => {
    const gone = await startWikiStandIn([]);
    await gone.close();
    expect(await run({ characterIds: ["jin"], url: gone.url, retries: 0 })).toBe(1);
    expect(findings).toEqual(["jin: the wiki cannot be reached (ECONNREFUSED)"]);
  });
});

describe("a folder that cannot be written", () => {
  test("is reported before the wiki is asked", async () => {
    await writeFile(join(place, "file"), "");
    to = join(place, "file", "to");
    await expect(run()).rejects.toThrow(
      new FolderError(`${join(to, FETCHED_FILE)} cannot be written (ENOTDIR)`),
    );
    expect(wiki.asked).toEqual([]);
  });

  test("in the middle ends the run, and leaves no half file", async () => {
    await mkdir(join(to, "jin.json", "x"), { recursive: true });
    await expect(run()).rejects.toThrow(/jin\.json cannot be written \(E/);
    expect((await readdir(to)).sort()).toEqual([FETCHED_FILE, "devil-jin.json", "jin.json"]);
  });

  test.skipIf(process.platform !== "linux")(
    "because the disk is full says so, and keeps what was there",
    async () => {
      await run({ characterIds: ["jin"] });
      await symlink("/dev/full", join(to, "jin.json.half"));
      await expect(run({ characterIds: ["jin"], now: new Date("2026-12-24T12:00:00Z") })).rejects.toThrow(
        /jin\.json cannot be written \(ENOSPC\)/,
      );
      expect(await readRows("jin")).toEqual(JIN);
    },
  );
});
