import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, it, onTestFinished } from "vitest";
import { withFallback } from "../fallback-store.ts";
import { openStore, openStoreOrFallBack } from "../open-store.ts";
import { SqlStore } from "../sql-store.ts";
import { StoreOpenError, StoreReadOnlyError } from "../store.ts";
import { countByHand, countsOf } from "../testing/count-by-hand.ts";
import { makeMatches } from "../testing/match-fixture.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { openSqlite } from "./open-sqlite.ts";
import { SqliteEngine } from "./sqlite-engine.ts";
import { shrink } from "./sqlite-tables.ts";

const PLAYER = "player000001";

/** A store whose file may not grow, as on a full disk, until `makeRoom` is called. */
async function openFull() {
  const file = join(temporaryFolder(), "replays.sqlite");
  const before = await openSqlite(file, fail);
  await before.insertMatches(makeMatches(1, 5));
  await before.close();
  const writer = new DatabaseSync(file);
  const { page_count: pages } = writer.prepare("pragma page_count").get() as { page_count: number };
  writer.exec(`pragma max_page_count = ${pages}`);
  const store = new SqlStore(
    new SqliteEngine({
      writer,
      openReader: () => new DatabaseSync(file, { readOnly: true }),
      keepsCounts: true,
    }),
  );
  onTestFinished(() => store.close());
  return { store, makeRoom: () => writer.exec("pragma max_page_count = 1000000") };
}

it("refuses what a full disk cannot take, whole, and goes on when there is room again", async () => {
  const { store, makeRoom } = await openFull();
  const window = makeMatches(1, 2000);
  const position = { name: "forwards", battleAt: 700 };
  await expect(store.insertFeedWindow(window, position)).rejects.toThrow(StoreReadOnlyError);
  await expect(store.insertMatches(window)).rejects.toThrow("SQLite: database or disk is full");
  expect(await store.findFeedPosition("forwards")).toBeUndefined();
  expect(await store.findMatchesByPlayer(PLAYER)).toHaveLength(1);
  expect(await countsOf(store, {}), "nothing of it is counted").toEqual(countByHand(makeMatches(1, 5), {}));
  makeRoom();
  expect(await store.insertFeedWindow(window, position)).toBe(1995);
  expect(await countsOf(store, {})).toEqual(countByHand(window, {}));
});

it("goes on with a large file where a full disk has no room to shrink it, and hides no other failure", () => {
  const failing = (errcode: number) => ({
    exec: () => {
      throw Object.assign(new Error("no"), { errcode });
    },
  });
  const warnings: string[] = [];
  shrink(failing(13), (message) => warnings.push(message));
  expect(warnings).toEqual([expect.stringContaining("works as it is")]);
  expect(() => shrink(failing(11), fail)).toThrow("no");
});

it("keeps in memory what a full disk cannot take, and hands it down when there is room again", async () => {
  const { store, makeRoom } = await openFull();
  const warnings: string[] = [];
  const kept = withFallback(store, (message) => warnings.push(message));
  expect(await kept.insertMatches(makeMatches(1, 2000))).toBe(2000);
  await kept.upsertPlayerRefresh(PLAYER, 1_760_000_000);
  expect(warnings).toEqual([
    expect.stringMatching(/kept in memory for now\. SQLite: database or disk is full/),
  ]);
  const all = await kept.findMatchesByPlayer(PLAYER);
  expect(all).toEqual(
    makeMatches(1, 2000)
      .filter((match) => match.p1_polaris_id === PLAYER || match.p2_polaris_id === PLAYER)
      .reverse(),
  );
  expect(await kept.findMatchesByPlayer(PLAYER, { limit: 3 })).toEqual(all.slice(0, 3));
  expect(await kept.countMatchesByPlayer(PLAYER)).toBe(all.length);

  makeRoom();
  await kept.insertMatches(makeMatches(3000, 3000));
  expect(warnings.at(-1)).toBe("The store can be written to again and has what was kept in memory.");
  expect(await store.findMatchesByPlayer(PLAYER)).toEqual(all);
  expect(await store.findPlayerRefresh(PLAYER)).toEqual({ refreshedAt: 1_760_000_000 });
  const stored = [...makeMatches(1, 2000), ...makeMatches(3000, 3000)];
  expect(await countsOf(kept, {})).toEqual(countByHand(stored, {}));
});

it("leaves a file alone that is no database, and refuses to be opened on it", async () => {
  const dataDir = temporaryFolder();
  const file = join(dataDir, "replays.sqlite");
  const text = "This is somebody's shopping list. ".repeat(100);
  writeFileSync(file, text);
  await expect(openStore({ dataDir, onWarning: fail })).rejects.toThrow(
    new StoreOpenError(`${file} cannot be used: SQLite: file is not a database`),
  );
  const warnings: string[] = [];
  const store = await openStoreOrFallBack({ dataDir, onWarning: (message) => warnings.push(message) });
  expect(warnings).toEqual([
    expect.stringContaining(`${file} cannot be used: SQLite: file is not a database`),
  ]);
  expect(await store.insertMatches(makeMatches(1, 5))).toBe(5);
  expect(await store.findMatchesByPlayer(PLAYER)).toHaveLength(1);
  await store.close();
  expect(readFileSync(file, "utf8")).toBe(text);
});

it("lets others read and work while a large history is stored", async () => {
  const store = await openSqlite(join(temporaryFolder(), "replays.sqlite"), fail);
  onTestFinished(() => store.close());
  await store.insertMatches(makeMatches(1, 5));
  let isDone = false;
  const inserting = store.insertMatches(makeMatches(1, 3000)).then(() => {
    isDone = true;
  });
  let turns = 0;
  while (!isDone) {
    expect((await store.findMatchesByPlayer(PLAYER, { limit: 5 })).length).toBeGreaterThan(0);
    await new Promise((resolve) => setImmediate(resolve));
    turns += 1;
  }
  await inserting;
  expect(turns).toBeGreaterThan(5);
});

function fail(message: string): never {
  throw new Error(message);
}
