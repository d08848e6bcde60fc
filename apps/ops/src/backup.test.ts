import { createHash } from "node:crypto";
import { appendFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { BackupError, backUp, restore } from "@tactician/replays";
import { contractPlaces, openerOf, type Place } from "@tactician/replays/testing/contract-stores";
import { countByHand, countsOf } from "@tactician/replays/testing/count-by-hand";
import { makeMatches } from "@tactician/replays/testing/match-fixture";
import { numbersIn } from "@tactician/replays/testing/matches-in";
import { runSql } from "@tactician/replays/testing/run-sql";
import { temporaryFolder } from "@tactician/replays/testing/temporary-folder";
import {
  FORGOTTEN_BEFORE,
  oldMatches,
  readOldBackup,
  writeStoreOf080,
} from "@tactician/replays/testing/version-0-8-0";
import { describe, expect, test, vi } from "vitest";
import { settingsOf, startOps } from "./testing/start-ops.ts";

const SEAL_LENGTH = "tactician backup, sha256 ".length + 64 + 1;

/** Enough for a kill to hit in the middle. */
const MANY = 20_000;
const PLAYER = "player000001";

const PLACES = contractPlaces();
const ENGINES = Object.entries(PLACES);

const open = (place: Place) => openerOf(place)();

async function fill(place: Place, matches: number) {
  const store = await open(place);
  await store.insertFeedWindow(makeMatches(1, matches), { name: "forwards", battleAt: 700 });
  await store.upsertPlayerRefresh(PLAYER, 1_760_000_000);
  return store;
}

/** Runs the command, and kills it as soon as it prints `killAt`. */
function run(place: Place, args: string[], killAt?: string) {
  return startOps(args, settingsOf(place), ({ child, written }) => {
    if (killAt !== undefined && written.out.includes(killAt)) child.kill("SIGKILL");
  }).ended;
}

const runBackup = (place: Place, file: string, killAt?: string) =>
  run(place, ["backup", "--to", file], killAt);
const runRestore = (place: Place, file: string, killAt?: string) =>
  run(place, ["restore", "--from", file], killAt);

const says = (text: string) => ({ code: 0, err: "", out: expect.stringContaining(text) });

/** Without a process of their own. They answer how many matches there were, or were new. */
const onWarning = (message: string) => expect.unreachable(message);
const quiet = () => undefined;
const backup = (place: Place, file: string) =>
  backUp({ ...place, file, onWarning, onProgress: quiet, onLeftOut: quiet, onCheck: quiet });
const restoreTo = (place: Place, file: string) =>
  restore({ ...place, file, onWarning, onChecked: quiet, onProgress: quiet });

const newFile = () => join(temporaryFolder(), "matches.backup");

/** The file to which a place with so many new matches was backed up. */
async function backedUp(source: Place, matches: number): Promise<string> {
  const file = newFile();
  await fill(source, matches);
  await backup(source, file);
  return file;
}

const matrix = ENGINES.flatMap(([from, fromPlace]) =>
  ENGINES.map(([to, toPlace]) => [from, to, fromPlace, toPlace] as const),
);

test.each(matrix)(
  "everything in %s comes back in %s, and twice does no harm",
  async (_from, _to, from, to) => {
    const file = newFile();
    const source = await from();
    const store = await fill(source, 3000);
    expect(await backup(source, file)).toBe(3000);
    const target = await to();
    for (const added of [3000, 0]) expect(await restoreTo(target, file)).toBe(added);
    const restored = await open(target);
    expect(await restored.findMatchesByPlayer(PLAYER)).toEqual(await store.findMatchesByPlayer(PLAYER));
    expect(await restored.findPlayerRefresh(PLAYER)).toEqual({ refreshedAt: 1_760_000_000 });
    expect(await restored.findFeedPosition("forwards")).toEqual({ name: "forwards", battleAt: 700 });
  },
);

describe.each(ENGINES)("in %s", (_engine, place) => {
  test("a backup holds one moment of a store that is being written to", async () => {
    const file = newFile();
    const source = await place();
    const store = await fill(source, MANY);
    let isDone = false;
    const backingUp = runBackup(source, file).finally(() => {
      isDone = true;
    });
    let last = MANY;
    while (!isDone) {
      const position = { name: "forwards", battleAt: last + 100 } as const;
      await store.insertFeedWindow(makeMatches(last + 1, last + 100), position);
      last += 100;
      await sleep(10);
    }
    expect((await backingUp).code).toBe(0);
    const target = await place();
    await restoreTo(target, file);
    const restored = await open(target);
    const position = (await restored.findFeedPosition("forwards"))?.battleAt ?? 0;
    const upTo = position === 700 ? MANY : position;
    const all = Array.from({ length: upTo }, (_, index) => index + 1);
    expect(await numbersIn(restored), "all up to the position, none beyond").toEqual(all);
  });

  test("a restore adds to what is there and leaves that alone", async () => {
    const file = await backedUp(await place(), 3000);
    const target = await place();
    const store = await open(target);
    await store.insertFeedWindow(makeMatches(2001, 4000), { name: "forwards", battleAt: 5 });
    await store.upsertPlayerRefresh(PLAYER, 1_760_009_999);
    expect(await restoreTo(target, file)).toBe(2000);
    expect(await store.insertMatches(makeMatches(1, 4000))).toBe(0);
    const own = { name: "forwards", battleAt: 5 };
    expect(await store.findFeedPosition("forwards"), "the feed's own").toEqual(own);
    expect(await store.findPlayerRefresh(PLAYER), "the later one").toEqual({ refreshedAt: 1_760_009_999 });
  });

  test("a backup that is killed leaves the older one, and no half file under its name", async () => {
    const folder = temporaryFolder();
    const file = join(folder, "matches.backup");
    const source = await place();
    await fill(source, 1000);
    await backup(source, file);
    const before = readFileSync(file);
    await (await open(source)).insertMatches(makeMatches(1001, MANY));
    for (const words of ["matches written", "Checking the file"]) {
      expect((await runBackup(source, file, words)).code).toBeNull();
      expect(readFileSync(file).equals(before)).toBe(true);
    }
    expect(await runBackup(source, file)).toMatchObject(says("Backed up all 20,000 matches to"));
    expect(readdirSync(folder), "what the killed ones left is gone").toEqual(["matches.backup"]);
    expect(await restoreTo(await place(), file)).toBe(MANY);
  });

  test("a restore that is killed has changed nothing", async () => {
    const file = await backedUp(await place(), MANY);
    const target = await place();
    const store = await open(target);
    await store.insertMatches(makeMatches(MANY + 1, MANY + 50));
    const before = await store.findMatchesByPlayer(PLAYER);
    expect((await runRestore(target, file, "matches read")).code).toBeNull();
    expect(await store.findMatchesByPlayer(PLAYER)).toEqual(before);
    expect(await store.findFeedPosition("forwards")).toBeUndefined();
    expect(await runRestore(target, file)).toMatchObject(says("Added 20,000 new matches to the store."));
  });
});

type Harm = (file: string) => void;

const forged =
  (sql: string): Harm =>
  (file) =>
    forge(file, sql);

/** A backup of version 0.8.0, changed. */
const old =
  (sql: string): Harm =>
  (file) => {
    writeFileSync(file, readOldBackup());
    change(file, sql);
  };

const rewritten =
  (rewrite: (whole: Buffer) => string | Buffer): Harm =>
  (file) =>
    writeFileSync(file, rewrite(readFileSync(file)), "latin1");

function otherDatabase(file: string): void {
  writeFileSync(file, "");
  change(file, "create table sheets (name text)");
  sealBackup(file);
}

/** A name of 4 MB. */
const LONG_NAME = "set p1_name = hex(zeroblob(2000000)) where rowid = 3";
/** From now on its counts are looked at, as those of dropped matches. */
const FORGET = "update count_state set forgotten_before = 20699";
const VIEW = "alter table feed_positions rename to x; create view feed_positions as select * from x";

describe("a restore refuses, without making a store,", () => {
  let made: Promise<Buffer> | undefined;

  /** `how` and `end` are the words around those of each. */
  function refuses(how: string, all: [what: string, harm: Harm, says: string][], end = "") {
    test.each(all)("%s", async (_, harm, says) => {
      made ??= backedUp({ dataDir: temporaryFolder() }, 1000).then((whole) => readFileSync(whole));
      const folder = temporaryFolder();
      const file = join(folder, "matches.backup");
      writeFileSync(file, await made);
      harm(file);
      const told = vi.fn();
      const options = { file, onChecked: told, onProgress: told, onWarning: told };
      const refusal = await restore({ dataDir: join(folder, "data"), ...options }).catch(
        (error: unknown) => error,
      );
      expect(refusal).toBeInstanceOf(BackupError);
      expect(String(refusal)).toContain(`matches.backup ${how}${says}${end}`);
      expect(String(refusal)).not.toContain("\n");
      expect(told).not.toHaveBeenCalled();
      expect(readdirSync(folder)).not.toContain("data");
    });
  }

  refuses("cannot be read as a backup: ", [
    ["no file at all", (file) => rmSync(file), "ENOENT"],
    ["a text", rewritten(() => "no backup ".repeat(99)), "file is not a database"],
    [
      "one that lost its end",
      rewritten((whole) => whole.subarray(0, 30_000)),
      "database disk image is malformed",
    ],
  ]);
  refuses("is no backup", [
    ["nothing in a file", rewritten(() => ""), ""],
    [
      "a store without a seal",
      rewritten((whole) => whole.subarray(0, -SEAL_LENGTH)),
      ", or its end is missing",
    ],
  ]);
  refuses("is no backup: it has ", [
    ["another database", otherDatabase, "no store's tables"],
    ["a long name", forged(`update played_matches ${LONG_NAME}`), "a value that is too long"],
    ["an old long name", old(`update matches ${LONG_NAME}`), "a value that is too long"],
    [
      "a trigger",
      forged("create trigger t after insert on played_matches begin select 1; end"),
      '"t", which no store has',
    ],
    ["a view in the place of a table", forged(VIEW), '"feed_positions", which no store has'],
  ]);
  refuses(
    "is no backup: it has ",
    [
      ["a match that cannot be", "update played_matches set winner = 9 where rowid = 7", "a match"],
      ["a short id", "update played_matches set battle_id = x'0102030405' where rowid = 3", "a match"],
      ["no id of a player", "update played_matches set p1_polaris_id = 'a b'", "a match"],
      ["a rank below 0", "update played_matches set p2_rank = -1", "a match"],
      ["a rank past 32 bits", "update played_matches set p1_rank = 3000000000", "a match"],
      ["a match of 2038", "update played_matches set battle_at = 2147483647 where rowid = 3", "a match"],
      ["a look-up of 2038", "update player_refreshes set refreshed_at = 2147483647", "a refresh"],
      ["a position of tomorrow", "update feed_positions set battle_at = unixepoch() + 86400", "a position"],
      ["a position without a name", "insert into feed_positions values ('', 1)", "a position"],
      [
        "what is forgotten until 2100",
        "update count_state set forgotten_before = 47482",
        "a state of counts",
      ],
      ["counts that cannot be", `${FORGET}; update match_counts set matches = -1`, "counts"],
      ["a count past 32 bits", `${FORGET}; update match_counts set matches = 3000000000`, "counts"],
    ].map(([what = "", sql = "", says = ""]) => [what, forged(sql), says]),
    " that no store has",
  );
  refuses("was made by a later version", [
    ["a later version's", forged("insert into kysely_migration values ('999-later', '2030-01-01')"), ""],
    ["an old backup of a later format", old("update backup set format = 3"), ""],
  ]);
  refuses("is damaged: ", [
    [
      "a changed name",
      rewritten((whole) => whole.toString("latin1").replaceAll("Player 3", "Player 9")),
      "it is not what was written",
    ],
    [
      "an old backup that lost a match",
      old("delete from matches where rowid = 7"),
      "its matches are not those that were written",
    ],
    ["format 0", old("update backup set format = 0"), "its format is 0, and the first was 1"],
    ["format -5", old("update backup set format = -5"), "its format is -5, and the first was 1"],
  ]);
});

test.each(ENGINES)("a backup of version 0.8.0 comes back in %s", async (_to, to) => {
  const file = join(temporaryFolder(), "old.backup");
  writeFileSync(file, readOldBackup());
  const target = await to();
  const kept = oldMatches().filter(({ battle_at }) => battle_at >= FORGOTTEN_BEFORE * 86_400);
  expect(await restoreTo(target, file)).toBe(kept.length);
  const store = await open(target);
  for (const filter of [{}, { rankClass: 3 }, { since: FORGOTTEN_BEFORE + 60 }])
    expect(await countsOf(store, filter)).toEqual(countByHand(oldMatches(), filter, FORGOTTEN_BEFORE));
  expect(await restoreTo(target, file)).toBe(0);
  expect(await countsOf(store, {})).toEqual(countByHand(oldMatches(), {}, FORGOTTEN_BEFORE));
});

test("a backup leaves out what was noted while the clock was ahead, says so, and comes back", async () => {
  const source = { dataDir: temporaryFolder() };
  await fill(source, 10);
  const store = await open(source);
  const tomorrow = Math.floor(Date.now() / 1000) + 2 * 86_400;
  await store.insertFeedWindow([], { name: "forwards", battleAt: tomorrow });
  await store.upsertPlayerRefresh("player000001", tomorrow);
  await store.close();
  change(join(source.dataDir, "replays.sqlite"), "update count_state set days_from = 47482");
  const file = newFile();
  const { out } = await runBackup(source, file);
  expect(out).toContain("Left out what was noted while the clock was ahead: 2 rows.");
  const target = { dataDir: temporaryFolder() };
  expect(await restoreTo(target, file)).toBe(10);
  expect(await (await open(target)).findFeedPosition("forwards")).toBeUndefined();
});

test("a backup says what it cannot read or write, and makes no store", async () => {
  const folder = temporaryFolder();
  const source = { dataDir: join(folder, "data") };
  const path = join(source.dataDir, "replays.sqlite");
  const unread = { code: 1, err: `${path} cannot be read: unable to open database file\n` };
  expect(await runBackup(source, join(folder, "matches.backup"))).toMatchObject(unread);
  expect(readdirSync(folder)).toEqual([]);
  await fill(source, 10);
  const nowhere = backup(source, join(folder, "nowhere", "matches.backup"));
  await expect(nowhere).rejects.toThrow(/nowhere\/matches\.backup cannot be written: ENOENT/);
});

test("a backup is a store itself, and one that is written to is a backup no more", async () => {
  const source = { dataDir: temporaryFolder() };
  await fill(source, 1000);
  const dataDir = temporaryFolder();
  const file = join(dataDir, "replays.sqlite");
  await backup(source, file);
  const store = await open({ dataDir });
  expect(await store.insertMatches(makeMatches(1, 9000))).toBe(8000);
  expect(await countsOf(store, {})).toEqual(countByHand(makeMatches(1, 9000), {}));
  await store.close();
  const database = new DatabaseSync(file);
  expect(database.prepare("pragma integrity_check").get()).toEqual({ integrity_check: "ok" });
  database.close();
  const refused = {
    code: 1,
    out: "",
    err: expect.stringMatching(/^.+ is no backup, or its end is missing.*\n$/),
  };
  expect(await runRestore(source, file)).toEqual(refused);
});

test("a store of an earlier version is not backed up before it was brought up to date", async () => {
  const source = { dataDir: temporaryFolder() };
  const before = readFileSync(writeStoreOf080(source.dataDir));
  await expect(backup(source, newFile())).rejects.toThrow(
    /it is of an earlier version of Tactician: start the server once/,
  );
  expect(readFileSync(join(source.dataDir, "replays.sqlite")).equals(before)).toBe(true);
});

test("a restore says why it could not store", async () => {
  const file = await backedUp({ dataDir: temporaryFolder() }, 10);
  const target = await PLACES.PostgreSQL();
  await (await open(target)).insertMatches(makeMatches(1, 1));
  const name = new URL(target.databaseUrl ?? "").pathname.slice(1);
  await runSql(target, `alter database ${name} set default_transaction_read_only = on`);
  await expect(restoreTo(target, file)).rejects.toThrow(
    /matches\.backup was not restored: PostgreSQL: cannot execute .+ in a read-only transaction/,
  );
});

/** Changes a backup as one who knows how they are sealed. */
function forge(file: string, sql: string): void {
  writeFileSync(file, readFileSync(file).subarray(0, -SEAL_LENGTH));
  change(file, sql);
  sealBackup(file);
}

function sealBackup(file: string): void {
  const hash = createHash("sha256").update(readFileSync(file)).digest("hex");
  appendFileSync(file, `tactician backup, sha256 ${hash}\n`);
}

function change(file: string, sql: string): void {
  const database = new DatabaseSync(file);
  database.exec(sql);
  database.close();
}
