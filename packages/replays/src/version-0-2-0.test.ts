import { readFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import type { ReplayRecord } from "@tactician/game";
import pg from "pg";
import { describe, expect, it, onTestFinished } from "vitest";
import { openStore } from "./open-store.ts";
import { StoreVersionError } from "./store.ts";
import { contractPlaces, type Place } from "./testing/contract-stores.ts";
import { makeMatch } from "./testing/match-fixture.ts";
import { temporaryFolder } from "./testing/temporary-folder.ts";
import {
  KEPT_COLUMNS,
  OLD_POSTGRES,
  OLD_SQLITE,
  OLD_USER_ID,
  oldRow,
  writeOldStore,
} from "./testing/version-0-2-0.ts";

const PLAYER = "player000001";
const OLD_ID = "0".repeat(30);

async function open(place: Place) {
  const warnings: string[] = [];
  const store = await openStore({ ...place, onWarning: (message) => warnings.push(message) });
  onTestFinished(() => store.close());
  return { store, warnings };
}

const idsOf = (matches: readonly ReplayRecord[]) => matches.map(({ battle_id }) => battle_id);

describe("a store of version 0.2.0 in SQLite", () => {
  const openFile = (file: string) => {
    const database = new DatabaseSync(file);
    onTestFinished(() => {
      if (database.isOpen) database.close();
    });
    return database;
  };
  const columnsOf = (database: DatabaseSync) =>
    database
      .prepare("select name from pragma_table_info('played_matches')")
      .all()
      .map(({ name }) => name);

  it("loses people's data, from the file as well, and nothing else", async () => {
    const dataDir = temporaryFolder();
    const file = writeOldStore(dataDir);
    const before = openFile(file);
    const all = before.prepare(
      `select lower(hex(battle_id)) as battle_id, ${KEPT_COLUMNS.slice(1)} from matches
       where ? in (p1_polaris_id, p2_polaris_id) order by battle_at desc`,
    );
    const expected = [PLAYER, "draw"].map((player) => all.all(player).map((row) => ({ ...row })));
    expect(expected.map(({ length }) => length)).toEqual([5, 1]);
    before.close();
    expect(readFileSync(file).includes(OLD_USER_ID)).toBe(true);

    const { store, warnings } = await open({ dataDir });
    expect(warnings).toEqual([]);
    for (const [index, player] of [PLAYER, "draw"].entries())
      expect(await store.findMatchesByPlayer(player)).toEqual(expected[index]);
    expect(await store.findFeedPosition("forwards")).toEqual({ name: "forwards", battleAt: 1_760_000_700 });
    expect(await store.findPlayerRefresh(PLAYER)).toEqual({ refreshedAt: 1_760_000_000 });
    expect(await store.insertMatches([makeMatch(1), makeMatch(1000)])).toBe(1);
    await store.close();
    const after = openFile(file);
    expect(columnsOf(after)).toEqual(KEPT_COLUMNS);
    expect(after.prepare("pragma integrity_check").get()).toEqual({ integrity_check: "ok" });
    expect(after.prepare("pragma journal_mode").get()).toEqual({ journal_mode: "wal" });
    expect(readFileSync(file).includes(OLD_USER_ID)).toBe(false);
  });

  it("is refused beside an old process, which goes on, and loses people's data without one", async () => {
    const dataDir = temporaryFolder();
    const file = writeOldStore(dataDir);
    const old = openFile(file);
    const insert = old.prepare(OLD_SQLITE.insert);
    old.prepare(OLD_SQLITE.select).all(PLAYER, 2 ** 40, PLAYER, PLAYER, 2 ** 40, 1000);
    await expect(open({ dataDir })).rejects.toThrow(/another process has it open.+stop that first/);
    expect(insert.run(...oldRow(Buffer.from(`${OLD_ID}99`, "hex"), PLAYER)).changes).toBe(1);
    old.close();
    const { store, warnings } = await open({ dataDir });
    expect(warnings).toEqual([]);
    expect(idsOf(await store.findMatchesByPlayer(PLAYER, { limit: 1 }))).toEqual([`${OLD_ID}99`]);
    expect(await store.findPlayedMatches({})).toMatchObject({ matches: 22 });
    await store.close();
    expect(columnsOf(openFile(file))).toEqual(KEPT_COLUMNS);
    expect(readFileSync(file).includes(OLD_USER_ID)).toBe(false);
  });

  it("is refused and left as it is when a later version has changed it", async () => {
    const dataDir = temporaryFolder();
    await (await open({ dataDir })).store.close();
    const file = `${dataDir}/replays.sqlite`;
    const later = openFile(file);
    later.exec("insert into kysely_migration values ('999-from-the-future', '2030-01-01')");
    later.exec("alter table played_matches add column mood text not null default 'calm'");
    later.close();
    const before = readFileSync(file);
    await expect(open({ dataDir })).rejects.toThrow(StoreVersionError);
    await expect(open({ dataDir })).rejects.toThrow(/later version of Tactician \(999-from-the-future\)/);
    expect(readFileSync(file).equals(before)).toBe(true);
  });
});

describe("a store of version 0.2.0 in PostgreSQL", () => {
  const { PostgreSQL: newPlace } = contractPlaces();
  const newUrl = async () => (await newPlace()).databaseUrl ?? expect.unreachable();
  const connect = async (connectionString: string) => {
    const client = new pg.Client({ connectionString });
    await client.connect();
    onTestFinished(() => client.end());
    return client;
  };
  const newStore = (databaseUrl: string) => open({ dataDir: "unused", databaseUrl });

  it("loses people's data and nothing else, and takes nothing more from an old process", async () => {
    const url = await newUrl();
    const old = await connect(url);
    await old.query(OLD_POSTGRES.tables);
    await old.query("insert into feed_positions values ('forwards', 700)");
    const insert = (id: string) => old.query(OLD_POSTGRES.insert, oldRow(OLD_ID + id, PLAYER));
    // Planned once under a name, as an old process does: its plan has to outlive the change.
    const select = () =>
      old.query({ name: "select-0", text: OLD_POSTGRES.select, values: [PLAYER, 2e9, PLAYER, PLAYER, 2e9] });
    for (const id of ["01", "02", "03"]) await insert(id);
    const before = (await select()).rows;

    const { store, warnings } = await newStore(url);
    expect(warnings).toEqual([]);
    const expected = before.map((row) => ({
      ...Object.fromEntries(KEPT_COLUMNS.map((column) => [column, row[column]])),
      battle_id: row.battle_id.replaceAll("-", ""),
      battle_at: Number(row.battle_at),
      p1_power: Number(row.p1_power),
      p2_power: Number(row.p2_power),
    }));
    expect((await store.findMatchesByPlayer(PLAYER)).toReversed()).toEqual(expected);
    expect(await store.findFeedPosition("forwards")).toEqual({ name: "forwards", battleAt: 700 });
    const people = await old.query(
      "select column_name from information_schema.columns where table_name = 'played_matches' and column_name ~ 'user|region|area|lang'",
    );
    expect(people.rows).toEqual([]);

    await expect(insert("04")).rejects.toThrow('relation "matches" does not exist');
    expect(await store.insertMatches([makeMatch(7, { p1_polaris_id: PLAYER })])).toBe(1);
    expect(await store.countMatchesByPlayer(PLAYER)).toBe(4);
    expect(await store.findPlayedMatches({})).toMatchObject({ matches: 4 });
  });

  it("is brought up to date once when several processes start at the same moment", async () => {
    const url = await newUrl();
    await (await connect(url)).query(OLD_POSTGRES.tables);
    const opened = await Promise.all([1, 2, 3].map(() => newStore(url)));
    expect(opened.flatMap(({ warnings }) => warnings)).toEqual([]);
    for (const [index, { store }] of opened.entries())
      expect(await store.insertMatches([makeMatch(index)])).toBe(1);
  });

  it("is opened while another process renames tables", async () => {
    const url = await newUrl();
    const other = await connect(url);
    await newStore(url);
    let isOver = false;
    const renaming = (async () => {
      await other.query("create table walks (step serial)");
      while (!isOver) {
        await other.query("alter table walks rename to walked");
        await other.query("alter table walked rename to walks");
      }
    })();
    const opened = [];
    for (let count = 0; count < 20; count += 1) opened.push(await newStore(url));
    isOver = true;
    await renaming;
    expect(opened.flatMap(({ warnings }) => warnings)).toEqual([]);
  });

  it("is refused and left as it is when a later version has changed it", async () => {
    const url = await newUrl();
    await (await newStore(url)).store.close();
    const later = await connect(url);
    const known = await later.query("select name from kysely_migration order by name");
    await later.query("insert into kysely_migration values ('999-from-the-future', '2030-01-01')");
    await later.query("alter table played_matches add column mood text");
    await expect(newStore(url)).rejects.toThrow(/later version of Tactician \(999-from-the-future\)/);
    const { rows } = await later.query("select name from kysely_migration order by name");
    expect(rows).toEqual([...known.rows, { name: "999-from-the-future" }]);
  });
});
