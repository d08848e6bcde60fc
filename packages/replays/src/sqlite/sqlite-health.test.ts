import { closeSync, openSync, renameSync, truncateSync, writeFileSync, writeSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { openStoreOrFallBack } from "../open-store.ts";
import { StoreReadOnlyError, StoreUnavailableError } from "../store.ts";
import { makeMatches } from "../testing/match-fixture.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";

async function open() {
  const dataDir = temporaryFolder();
  const file = join(dataDir, "replays.sqlite");
  const warnings: string[] = [];
  const options = { dataDir, onWarning: (message: string) => warnings.push(message) };
  // What is in the file itself and not in its log is what the first process left.
  const before = await openStoreOrFallBack(options);
  await before.insertMatches(makeMatches(1, 3000));
  await before.close();
  const store = await openStoreOrFallBack(options);
  onTestFinished(() => store.close());
  return { store, file, warnings };
}

it("is well, and says what it takes", async () => {
  const { store } = await open();
  expect(await store.checkHealth()).toBe("ok");
  const { bytes, matches } = await store.findSize();
  expect(matches).toBe(3000);
  expect(bytes).toBeGreaterThan(3000 * 150);
});

it("is well while a large history is written", async () => {
  const { store } = await open();
  const inserting = store.insertMatches(makeMatches(3001, 6000));
  for (let turn = 0; turn < 3; turn += 1) expect(await store.checkHealth()).toBe("ok");
  expect(await inserting).toBe(3000);
});

it.each<[string, (file: string) => void]>([
  ["overwritten", (file) => damage(file, 100_000)],
  ["cut short", (file) => truncateSync(file, 40_000)],
])("is out of reach when the file was %s under it, also for who has read it before", async (_, harm) => {
  const { store, file } = await open();
  await store.findMatchesByPlayer("player000001", { limit: 5 });
  harm(file);
  await expect(store.checkHealth()).rejects.toThrow(StoreUnavailableError);
});

it("keeps in memory what a file cannot take that was taken away, and hands it down when it is back", async () => {
  const { store, file, warnings } = await open();
  renameSync(file, `${file}.away`);
  expect(await store.checkHealth()).toBe("read-only");
  expect(await store.insertMatches(makeMatches(3001, 3007))).toBe(7);
  await expect(store.insertFeedWindow([], { name: "forwards", battleAt: 1 })).rejects.toThrow(
    StoreReadOnlyError,
  );
  expect(warnings).toEqual([expect.stringContaining(`${file} was deleted or replaced`)]);
  writeFileSync(file, "");
  expect(await store.checkHealth(), "another file in its place").toBe("read-only");
  renameSync(`${file}.away`, file);
  expect(await store.checkHealth()).toBe("ok");
  expect(warnings.at(-1)).toBe("The store can be written to again and has what was kept in memory.");
  expect((await store.findSize()).matches).toBe(3007);
});

it("is memory where there is no file to be used", async () => {
  const dataDir = temporaryFolder();
  writeFileSync(join(dataDir, "replays.sqlite"), "no database ".repeat(100));
  const warnings: string[] = [];
  const store = await openStoreOrFallBack({ dataDir, onWarning: (message) => warnings.push(message) });
  expect(await store.checkHealth()).toBe("memory");
  expect(warnings).toEqual([expect.stringMatching(/replays\.sqlite cannot be used.+kept in memory/)]);
});

/** Everything but the first page becomes noise. */
function damage(file: string, bytes: number): void {
  const descriptor = openSync(file, "r+");
  for (let at = 4096; at < bytes * 10; at += 4096)
    writeSync(descriptor, Buffer.alloc(4096, 0xa5), 0, 4096, at);
  closeSync(descriptor);
}
