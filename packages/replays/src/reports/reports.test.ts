import { describe, expect, it } from "vitest";
import { contractStores } from "../testing/contract-stores.ts";
import { type Report, senderMark } from "./reports.ts";

const NOW = 1_760_000_000;
const DAY = 86_400;
const LIMITS = { mostOpen: 4, mostADay: 6 };

const REPORT: Report = {
  kind: "wrong",
  character: "jin",
  move: "df+2",
  field: "block",
  shown: "-13",
  value: "-14",
  how: "Recorded it in practice mode. ☺ <b>not bold</b>",
  version: "0.9.0 2026-08",
};

describe.each(Object.entries(contractStores()))("reports in %s", (_name, newDatabase) => {
  const newStore = async () => (await newDatabase())();
  const at = (sender: number, now = NOW) => ({ sender, now, limits: LIMITS });

  it("are found by their keys alone, as they came", async () => {
    const store = await newStore();
    expect(await store.insertReport("key-a", REPORT, at(7))).toBe("stored");
    const [found, ...others] = await store.findReports({ key: "key-a" });
    expect(found).toMatchObject({ ...REPORT, sender: 7, state: "open", arrivedAt: NOW });
    expect(JSON.stringify(found)).not.toContain("key-a");
    expect(others).toEqual([]);
    expect(await store.findReports({ key: "key-b" })).toEqual([]);
    expect(await store.deleteReport("key-b")).toBe(false);
    expect(await store.findReports({ state: "open" })).toEqual([found]);
  });

  it("are stored once, whoever sends them how often", async () => {
    const store = await newStore();
    await store.insertReport("key-a", REPORT, at(7));
    expect(await store.insertReport("key-a", { ...REPORT, value: "-15" }, at(8))).toBe("known");
    expect(await store.insertReport("key-b", { ...REPORT, how: "other words" }, at(7))).toBe("repeated");
    expect(await store.insertReport("key-b", REPORT, at(8)), "another sender").toBe("stored");
    expect((await store.summarizeReports()).came).toBe(2);
  });

  it("are refused when too many wait, or came in a day", async () => {
    const store = await newStore();
    const send = (sender: number, now?: number) =>
      store.insertReport(`key-${sender}`, REPORT, at(sender, now));
    for (const sender of [1, 2, 3, 4]) expect(await send(sender)).toBe("stored");
    expect(await send(5)).toBe("full");
    const open = await store.findReports({ state: "open" });
    await store.decideReports(
      open.map(({ id }) => id),
      "refused",
      NOW,
    );
    // At the same moment: which of them finds no room is for the database to say.
    const together = await Promise.all([send(5), send(6), send(7)]);
    expect(together.toSorted()).toEqual(["full", "stored", "stored"]);
    expect(await send(8, NOW + DAY), "a day later").toBe("stored");
  });

  it("lose the sender's words when they are decided, and tell how long that took", async () => {
    const store = await newStore();
    for (const sender of [1, 2, 3]) await store.insertReport(`key-${sender}`, REPORT, at(sender));
    const ids = (await store.findReports({ state: "open" })).map(({ id }) => id);
    expect(await store.decideReports(ids.slice(0, 1), "accepted", NOW + 2 * DAY)).toBe(1);
    expect(await store.decideReports(ids.slice(0, 2), "accepted", NOW + 4 * DAY), "one was decided").toBe(1);
    expect(await store.decideReports(ids.slice(2), "refused", NOW + 9 * DAY)).toBe(1);
    expect(await store.summarizeReports()).toEqual({
      came: 3,
      states: { open: 0, accepted: 2, refused: 1 },
      medianSeconds: 2 * DAY,
    });
    for (const report of await store.findReports({ state: "accepted" })) expect(report.how).toBe("");
  });

  it("can be taken back in any state", async () => {
    const store = await newStore();
    await store.insertReport("key-a", REPORT, at(1));
    const [report] = await store.findReports({ key: "key-a" });
    await store.decideReports([report?.id ?? ""], "refused", NOW);
    expect(await store.deleteReport("key-a")).toBe(true);
    expect(await store.summarizeReports()).toMatchObject({ came: 0 });
  });

  it("travel with everything else, once", async () => {
    const [from, to] = [await newStore(), await newStore()];
    await from.insertReport("key-a", REPORT, at(1));
    for (const _ of [1, 2]) await from.readAll((content) => to.merge(content));
    expect(await to.findReports({ key: "key-a" })).toEqual(await from.findReports({ key: "key-a" }));
  });
});

it("senders of one fact differ, and the same sender differs from fact to fact", () => {
  const visitors = Array.from({ length: 200 }, (_, n) => `192.0.2.${n}`);
  expect(new Set(visitors.map((visitor) => senderMark(REPORT, visitor))).size).toBeGreaterThan(195);
  const moves = ["1", "2", "df+2"].map((move) => senderMark({ ...REPORT, move }, "192.0.2.1"));
  expect(new Set(moves).size).toBe(3);
});
