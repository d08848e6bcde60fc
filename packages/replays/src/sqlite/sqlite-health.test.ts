import { closeSync, openSync, renameSync, truncateSync, writeFileSync, writeSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { openServerStore } from "../open-store.ts";
import { StoreReadOnlyError, StoreUnavailableError } from "../store.ts";
import { makeMatches } from "../testing/match-fixture.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";

async function open() {
  const dataDir = temporaryFolder();
  const file = join(dataDir, "replays.sqlite");
  const warnings: string[] = [];
  const options = { dataDir, onWarning: (message: string) => warnings.push(message) };
  // What is in the file itself and not in its log is what the first process left.
  const before = await openServerStore(options);
  await before.insertMatches(makeMatches(1, 3000));
  await before.close();
  const store = await openServerStore(options);
  onTestFinished(() => store.close());
  return { store, file, warnings };
}

it("is well, and says what it takes", async () => {
  const { store } = await open();
  await store.checkHealth();
  const { bytes, matches } = await store.findSize();
  expect(matches).toBe(3000);
  expect(bytes).toBeGreaterThan(3000 * 150);
});

it("is well while a large history is written", async () => {
  const { store } = await open();
  const inserting = store.insertMatches(makeMatches(3001, 6000));
  for (let turn = 0; turn < 3; turn += 1) await store.checkHealth();
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

it("takes nothing while its file was taken away, and tells when it is back", async () => {
  const { store, file, warnings } = await open();
  const refused = () => expect(store.checkHealth()).rejects.toThrow(StoreReadOnlyError);
  renameSync(file, `${file}.away`);
  await refused();
  await expect(store.insertMatches(makeMatches(3001, 3007))).rejects.toThrow(StoreReadOnlyError);
  await expect(store.insertFeedWindow([], { name: "forwards", battleAt: 1 })).rejects.toThrow(
    StoreReadOnlyError,
  );
  expect(await store.findState()).toBe("read-only");
  expect(warnings).toEqual([expect.stringContaining(`${file} was deleted or replaced`)]);
  writeFileSync(file, "");
  await refused();
  renameSync(`${file}.away`, file);
  expect(await store.insertMatches(makeMatches(3001, 3007))).toBe(7);
  await expect.poll(() => store.findState(), { timeout: 10_000 }).toBe("ok");
  expect(warnings.slice(1)).toEqual(["Matches can be saved again."]);
});

/** Everything but the first page becomes noise. */
function damage(file: string, bytes: number): void {
  const descriptor = openSync(file, "r+");
  for (let at = 4096; at < bytes * 10; at += 4096)
    writeSync(descriptor, Buffer.alloc(4096, 0xa5), 0, 4096, at);
  closeSync(descriptor);
}
