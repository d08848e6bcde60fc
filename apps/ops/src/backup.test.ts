import { createHash } from "node:crypto";
import { appendFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setImmediate as turn } from "node:timers/promises";
import { contractPlaces, openerOf, type Place } from "@tactician/replays/testing/contract-stores";
import { countByHand, countsOf } from "@tactician/replays/testing/count-by-hand";
import { makeMatches } from "@tactician/replays/testing/match-fixture";
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

// Each test starts several processes.
vi.setConfig({ testTimeout: 60_000 });

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

const backup = (place: Place, file: string, killAt?: string) => run(place, ["backup", "--to", file], killAt);
const restore = (place: Place, file: string, killAt?: string) =>
  run(place, ["restore", "--from", file], killAt);

const matrix = ENGINES.flatMap(([from, fromPlace]) =>
  ENGINES.map(([to, toPlace]) => [from, to, fromPlace, toPlace] as const),
);

test.each(matrix)(
  "everything in %s comes back in %s, and twice does no harm",
  async (_from, _to, from, to) => {
    const file = join(temporaryFolder(), "matches.backup");
    const source = await from();
    const store = await fill(source, 5000);
    expect(await backup(source, file)).toMatchObject({
      code: 0,
      err: "",
      out: expect.stringContaining("Backed up all 5,000 matches to"),
    });
    const target = await to();
    expect(await restore(target, file)).toMatchObject({
      code: 0,
      err: "",
      out: expect.stringContaining("Added 5,000 new matches to the store."),
    });
    expect((await restore(target, file)).out).toContain("Added 0 new matches to the store.");
    const restored = await open(target);
    expect(await restored.findMatchesByPlayer(PLAYER)).toEqual(await store.findMatchesByPlayer(PLAYER));
    expect(await restored.findPlayerRefresh(PLAYER)).toEqual({ refreshedAt: 1_760_000_000 });
    expect(await restored.findFeedPosition("forwards")).toEqual({ name: "forwards", battleAt: 700 });
  },
);

describe.each(ENGINES)("in %s", (_engine, place) => {
  test("a backup holds one moment of a store that is being written to", async () => {
    const file = join(temporaryFolder(), "matches.backup");
    const source = await place();
    const store = await fill(source, MANY);
    let isDone = false;
    const backingUp = backup(source, file).finally(() => {
      isDone = true;
    });
    let last = MANY;
    while (!isDone) {
      await store.insertFeedWindow(makeMatches(last + 1, last + 100), {
        name: "forwards",
        battleAt: last + 100,
      });
      last += 100;
      // SQLite answers within one turn; let others have theirs.
      await turn();
    }
    expect((await backingUp).code).toBe(0);
    const target = await place();
    await restore(target, file);
    const restored = await open(target);
    const position = (await restored.findFeedPosition("forwards"))?.battleAt ?? 0;
    const expected = position === 700 ? MANY : position;
    expect(await restored.insertMatches(makeMatches(1, expected)), "all up to the position").toBe(0);
    expect(await restored.insertMatches(makeMatches(expected + 1, last)), "none beyond").toBe(
      last - expected,
    );
  });

  test("a restore adds to what is there and leaves that alone", async () => {
    const file = join(temporaryFolder(), "matches.backup");
    const source = await place();
    await fill(source, 3000);
    await backup(source, file);
    const target = await place();
    const store = await open(target);
    await store.insertFeedWindow(makeMatches(2001, 4000), { name: "forwards", battleAt: 5 });
    await store.upsertPlayerRefresh(PLAYER, 1_760_009_999);
    expect((await restore(target, file)).out).toContain("Added 2,000 new matches to the store.");
    expect(await store.insertMatches(makeMatches(1, 4000))).toBe(0);
    expect(await store.findFeedPosition("forwards"), "the feed's own").toEqual({
      name: "forwards",
      battleAt: 5,
    });
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
      expect((await backup(source, file, words)).code).toBeNull();
      expect(readFileSync(file).equals(before)).toBe(true);
    }
    expect((await backup(source, file)).code).toBe(0);
    expect(readdirSync(folder), "what the killed ones left is gone").toEqual(["matches.backup"]);
    expect((await restore(await place(), file)).out).toContain("Added 20,000 new matches to the store.");
  });

  test("a restore that is killed has changed nothing", async () => {
    const file = join(temporaryFolder(), "matches.backup");
    const source = await place();
    await fill(source, MANY);
    await backup(source, file);
    const target = await place();
    const store = await open(target);
    await store.insertMatches(makeMatches(MANY + 1, MANY + 50));
    const before = await store.findMatchesByPlayer(PLAYER);
    for (let kill = 0; kill < 2; kill += 1) {
      expect((await restore(target, file, "matches read")).code).toBeNull();
      expect(await store.findMatchesByPlayer(PLAYER)).toEqual(before);
      expect(await store.findFeedPosition("forwards")).toBeUndefined();
    }
    expect((await restore(target, file)).out).toContain("Added 20,000 new matches to the store.");
  });
});

/** Changes to one value, and what is said of it. */
const FORGED = Object.fromEntries(
  [
    ["an id of five bytes", "update played_matches set battle_id = x'0102030405' where rowid = 3", "a match"],
    ["no id of a player", "update played_matches set p1_polaris_id = 'a b'", "a match"],
    ["a rank below 0", "update played_matches set p2_rank = -1", "a match"],
    ["a rank past 32 bits", "update played_matches set p1_rank = 3000000000", "a match"],
    ["a match of 2038", "update played_matches set battle_at = 2147483647 where rowid = 3", "a match"],
    [
      "a look-up of 2038",
      "insert or replace into player_refreshes values ('player000001', 2147483647)",
      "a refresh",
    ],
    ["a position of tomorrow", "update feed_positions set battle_at = unixepoch() + 86400", "a position"],
    ["a position without a name", "insert into feed_positions values ('', 1)", "a position"],
    ["matches forgotten until 2100", "update count_state set forgotten_before = 47482", "a state of counts"],
    [
      "a count past 32 bits",
      "update count_state set forgotten_before = 20699; update match_counts set matches = 3000000000",
      "counts",
    ],
  ].map(([what, sql = "", says]): [string, [(file: string) => void, RegExp]] => [
    what ?? "",
    [
      (file) => forge(file, sql),
      new RegExp(`matches\\.backup is no backup: it has ${says} that no store has`),
    ],
  ]),
);

describe("a restore refuses, without making a store,", () => {
  const REFUSED: Record<string, readonly [(file: string) => void, RegExp]> = {
    "no file at all": [(file) => rmSync(file), /matches\.backup cannot be read as a backup: ENOENT/],
    "a text": [(file) => writeFileSync(file, "no backup ".repeat(99)), /as a backup: file is not a database/],
    "nothing in a file": [(file) => writeFileSync(file, ""), /matches\.backup is no backup/],
    "another database": [
      (file) => {
        writeFileSync(file, "");
        change(file, "create table sheets (name text)");
        sealBackup(file);
      },
      /matches\.backup is no backup: it has no store's tables/,
    ],
    "a store that nobody has sealed": [
      (file) => writeFileSync(file, readFileSync(file).subarray(0, -SEAL_LENGTH)),
      /matches\.backup is no backup, or its end is missing/,
    ],
    "the backup of a later version": [
      (file) => forge(file, "insert into kysely_migration values ('999-later', '2030-01-01')"),
      /matches\.backup was made by a later version/,
    ],
    "a backup with a changed name in it": [
      (file) =>
        writeFileSync(
          file,
          readFileSync(file).toString("latin1").replaceAll("Player 3", "Player 9"),
          "latin1",
        ),
      /matches\.backup is damaged: it is not what was written/,
    ],
    "a backup that lost its end": [
      (file) => writeFileSync(file, readFileSync(file).subarray(0, 30_000)),
      /matches\.backup cannot be read as a backup: database disk image is malformed/,
    ],
    "a match that cannot be": [
      (file) => forge(file, "update played_matches set winner = 9 where rowid = 7"),
      /matches\.backup is no backup: it has a match that no store has/,
    ],
    "counts that cannot be": [
      (file) =>
        forge(file, "update count_state set forgotten_before = 20699; update match_counts set matches = -1"),
      /matches\.backup is no backup: it has counts that no store has/,
    ],
    ...FORGED,
    "a name of 4 MB": [
      (file) => forge(file, "update played_matches set p1_name = hex(zeroblob(2000000)) where rowid = 3"),
      /matches\.backup is no backup: it has a value that is too long/,
    ],
    "an old backup with a name of 4 MB": [
      (file) => {
        writeFileSync(file, readOldBackup());
        change(file, "update matches set p1_name = hex(zeroblob(2000000)) where rowid = 3");
      },
      /matches\.backup is no backup: it has a value that is too long/,
    ],
    "a trigger": [
      (file) => forge(file, "create trigger t after insert on played_matches begin select 1; end"),
      /matches\.backup is no backup: it has "t", which no store has/,
    ],
    "a view in the place of a table": [
      (file) =>
        forge(
          file,
          "alter table feed_positions rename to x; create view feed_positions as select name, battle_at from x",
        ),
      /matches\.backup is no backup: it has "feed_positions", which no store has/,
    ],
    "an old backup that lost a match": [
      (file) => {
        writeFileSync(file, readOldBackup());
        change(file, "delete from matches where rowid = 7");
      },
      /matches\.backup is damaged: its matches are not those that were written/,
    ],
    ...Object.fromEntries(
      [0, -5].map((format) => [
        `an old backup of format ${format}`,
        [
          (file: string) => {
            writeFileSync(file, readOldBackup());
            change(file, `update backup set format = ${format}`);
          },
          new RegExp(`matches\\.backup is damaged: its format is ${format}, and the first was 1`),
        ] as const,
      ]),
    ),
    "an old backup of a later format": [
      (file) => {
        writeFileSync(file, readOldBackup());
        change(file, "update backup set format = 3");
      },
      /matches\.backup was made by a later version/,
    ],
  };

  let made: Buffer | undefined;
  const whole = async () => {
    if (made) return made;
    const source = { dataDir: temporaryFolder() };
    await fill(source, 1000);
    const file = join(temporaryFolder(), "matches.backup");
    await backup(source, file);
    made = readFileSync(file);
    return made;
  };

  test.each(Object.entries(REFUSED))("%s", async (_, [harm, message]) => {
    const folder = temporaryFolder();
    const file = join(folder, "matches.backup");
    writeFileSync(file, await whole());
    harm(file);
    const { code, out, err } = await restore({ dataDir: join(folder, "data") }, file);
    expect([code, out]).toEqual([1, ""]);
    expect(err).toMatch(message);
    expect(err.trim().split("\n")).toHaveLength(1);
    expect(readdirSync(folder)).not.toContain("data");
  });
});

test.each(ENGINES)("a backup of version 0.8.0 comes back in %s", async (_to, to) => {
  const file = join(temporaryFolder(), "old.backup");
  writeFileSync(file, readOldBackup());
  const target = await to();
  const kept = oldMatches().filter(({ battle_at }) => battle_at >= FORGOTTEN_BEFORE * 86_400);
  expect((await restore(target, file)).out).toContain(`Added ${kept.length} new matches to the store.`);
  const store = await open(target);
  for (const filter of [{}, { rankClass: 3 }, { since: FORGOTTEN_BEFORE + 60 }])
    expect(await countsOf(store, filter)).toEqual(countByHand(oldMatches(), filter, FORGOTTEN_BEFORE));
  expect((await restore(target, file)).out).toContain("Added 0 new matches to the store.");
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
  const file = join(temporaryFolder(), "matches.backup");
  expect((await backup(source, file)).out).toContain(
    "Left out what was noted while the clock was ahead: 2 rows.",
  );
  const target = { dataDir: temporaryFolder() };
  expect((await restore(target, file)).out).toContain("Added 10 new matches to the store.");
  expect(await (await open(target)).findFeedPosition("forwards")).toBeUndefined();
});

test("a backup says what it cannot read or write, and makes no store", async () => {
  const folder = temporaryFolder();
  const source = { dataDir: join(folder, "data") };
  const unread = await backup(source, join(folder, "matches.backup"));
  expect([unread.code, unread.err]).toEqual([
    1,
    `${join(folder, "data", "replays.sqlite")} cannot be read: unable to open database file\n`,
  ]);
  expect(readdirSync(folder)).toEqual([]);
  await fill(source, 10);
  const unwritten = await backup(source, join(folder, "nowhere", "matches.backup"));
  expect([unwritten.code, unwritten.err]).toEqual([
    1,
    expect.stringMatching(/nowhere\/matches\.backup cannot be written: ENOENT/),
  ]);
});

test("a backup is a store itself, and one that is written to is a backup no more", async () => {
  const source = { dataDir: temporaryFolder() };
  await fill(source, 1000);
  const dataDir = temporaryFolder();
  const file = join(dataDir, "replays.sqlite");
  expect((await backup(source, file)).code).toBe(0);
  const store = await open({ dataDir });
  expect(await store.insertMatches(makeMatches(1, 9000))).toBe(8000);
  expect(await countsOf(store, {})).toEqual(countByHand(makeMatches(1, 9000), {}));
  await store.close();
  const database = new DatabaseSync(file);
  expect(database.prepare("pragma integrity_check").get()).toEqual({ integrity_check: "ok" });
  database.close();
  expect((await restore(source, file)).err).toMatch(/is no backup, or its end is missing/);
});

test("a store of an earlier version is not backed up before it was brought up to date", async () => {
  const source = { dataDir: temporaryFolder() };
  const before = readFileSync(writeStoreOf080(source.dataDir));
  const file = join(temporaryFolder(), "matches.backup");
  const { code, err } = await backup(source, file);
  expect([code, err]).toEqual([
    1,
    expect.stringMatching(/it is of an earlier version of Tactician: start the server once/),
  ]);
  expect(readFileSync(join(source.dataDir, "replays.sqlite")).equals(before)).toBe(true);
});

test("a restore says why it could not store", async () => {
  const file = join(temporaryFolder(), "matches.backup");
  const source = { dataDir: temporaryFolder() };
  await fill(source, 10);
  await backup(source, file);
  const target = await PLACES.PostgreSQL();
  await (await open(target)).insertMatches(makeMatches(1, 1));
  const name = new URL(target.databaseUrl ?? "").pathname.slice(1);
  await runSql(target, `alter database ${name} set default_transaction_read_only = on`);
  const { code, err } = await restore(target, file);
  expect(code).toBe(1);
  expect(err).toMatch(
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
