import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, it, onTestFinished } from "vitest";
import { openServerStore, openStore } from "../open-store.ts";
import { SqlStore, type StoreWatch } from "../sql-store.ts";
import { StoreOpenError, StoreReadOnlyError, StoreUnavailableError } from "../store.ts";
import { countByHand, countsOf } from "../testing/count-by-hand.ts";
import { makeMatches } from "../testing/match-fixture.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { openSqlite } from "./open-sqlite.ts";
import { SqliteEngine } from "./sqlite-engine.ts";
import { shrink } from "./sqlite-tables.ts";

const PLAYER = "player000001";

/** A store whose file may not grow, as on a full disk, until `makeRoom` is called. */
async function openFull(watch?: StoreWatch) {
  const file = join(temporaryFolder(), "replays.sqlite");
  const before = new SqlStore(await openSqlite(file, fail));
  await before.insertMatches(makeMatches(1, 5));
  await before.close();
  const writer = new DatabaseSync(file);
  const { page_count: pages } = writer.prepare("pragma page_count").get() as { page_count: number };
  writer.exec(`pragma max_page_count = ${pages}`);
  const store = new SqlStore(
    new SqliteEngine(writer, () => new DatabaseSync(file, { readOnly: true })),
    watch,
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

it("is read-only while a full disk takes nothing, although it can be read and locked, and well when there is room", async () => {
  const troubles: string[] = [];
  let now = 0;
  const { store, makeRoom } = await openFull({ onTrouble: (told) => troubles.push(told), now: () => now });
  const findState = () => {
    now += 3000;
    return store.findState();
  };
  expect(await findState()).toBe("ok");
  await expect(store.insertMatches(makeMatches(1, 2000))).rejects.toThrow(StoreReadOnlyError);
  for (let look = 0; look < 5; look += 1) expect(await findState()).toBe("read-only");
  expect(await store.findMatchesByPlayer(PLAYER)).toHaveLength(1);
  expect(troubles).toEqual([expect.stringMatching(/^Matches cannot be saved.+database or disk is full$/)]);
  makeRoom();
  expect(await findState()).toBe("ok");
  expect(troubles[1]).toBe("Matches can be saved again.");
  expect(await countsOf(store, {}), "what was tried again is there once").toEqual(
    countByHand(makeMatches(1, 2000), {}),
  );
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
  const store = await openServerStore({ dataDir, onWarning: (message) => warnings.push(message) });
  expect(await store.findState()).toBe("unreachable");
  await expect(store.insertMatches(makeMatches(1, 5))).rejects.toThrow(StoreUnavailableError);
  await expect(store.findMatchesByPlayer(PLAYER)).rejects.toThrow(`${file} cannot be used`);
  expect(warnings).toEqual([
    `The stored matches are out of reach. ${file} cannot be used: SQLite: file is not a database`,
  ]);
  await store.close();
  expect(readFileSync(file, "utf8")).toBe(text);
});

it("lets others read and work while a large history is stored", async () => {
  const store = new SqlStore(await openSqlite(join(temporaryFolder(), "replays.sqlite"), fail));
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
