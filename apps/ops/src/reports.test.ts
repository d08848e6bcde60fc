import type { Report, SqlStore } from "@tactician/replays";
import { contractPlaces, openerOf } from "@tactician/replays/testing/contract-stores";
import { expect, test } from "vitest";
import { settingsOf, startOps } from "./testing/start-ops.ts";

const { SQLite } = contractPlaces();
const NOW = 1_760_000_000;
const LIMITS = { mostOpen: 100, mostADay: 100 };

/** As Jin's movelist has it; a repaired one would fail here first. */
const BLOCK: Report = {
  kind: "wrong",
  character: "jin",
  move: "1,2,1",
  field: "block",
  shown: "-16",
  value: "-17",
  how: "Ten times in practice mode",
  version: "0.9.0 2026-08",
};
const ROUTE: Report = { ...BLOCK, field: "route", move: "1+2", shown: "df 1 4", value: "df 1 2", how: "" };

async function newStore() {
  const place = await SQLite();
  const store = await openerOf(place)();
  let sent = 0;
  const send = (report: Report, sender: number): ReturnType<SqlStore["insertReport"]> => {
    sent += 1;
    return store.insertReport(`key ${sent}`, report, { sender, now: NOW, limits: LIMITS });
  };
  const run = async (...args: string[]) => {
    const { code, out, err } = await startOps(["reports", ...args], settingsOf(place)).ended;
    expect([code, err]).toEqual([0, ""]);
    return out;
  };
  return { store, send, run };
}

test("reports are listed by place, with senders counted and what the movelist says", async () => {
  const { send, run } = await newStore();
  expect(await run("list")).toBe("No report is open.\n");
  for (const sender of [1, 2, 3]) await send(BLOCK, sender);
  await send({ ...BLOCK, value: "-16", shown: "-15" }, 4);
  await send({ ...BLOCK, value: "-18" }, 5);
  await send(ROUTE, 1);
  const out = await run("list");
  expect(out).toContain('Jin 1,2,1, On block: shown as "-16"');
  expect(out).toContain("says -16, as shown: the wiki's row says so too.");
  expect(out).toContain('right is "-17"  3 reports of 3 senders, a proposal');
  expect(out).toContain('right is "-18"  1 report of 1 sender\n');
  expect(out).toMatch(
    /Jin 1\+2, route: shown as "df 1 4"\n {4}The sheet has it: content\/characters\/jin\.yaml:\d+/,
  );
});

test("what is accepted leaves the list with all that say the same, and becomes a change", async () => {
  const { store, send, run } = await newStore();
  for (const sender of [1, 2]) await send(BLOCK, sender);
  await send({ ...BLOCK, value: "-99" }, 3);
  await send(ROUTE, 1);
  const [first, , third, route] = await store
    .findReports({ state: "open" })
    .then((open) =>
      ["-17", "-17", "-99", "df 1 2"].map((value) => open.find((report) => report.value === value)?.id ?? ""),
    );
  expect(await run("show", first ?? "")).toContain("Ten times in practice mode");
  expect(await run("export")).toBe("# No accepted report asks for a change.\n");
  expect(await run("accept", first?.slice(0, 8) ?? "", route ?? "")).toBe("3 reports are accepted.\n");
  expect(await run("refuse", third ?? "")).toBe("1 report is refused.\n");
  expect(await run("list")).toBe("No report is open.\n");
  expect(await run("show", first ?? ""), "the sender's words are gone").not.toContain("Ten times");
  const out = await run("export");
  expect(out).toMatch(
    /- file: content\/characters\/jin\.yaml\n {2}line: \d+\n {2}is: ".*df 1 4.*"\n {2}should: ".*df 1 2.*"/,
  );
  expect(out).toContain("# Jin 1,2,1, On block: -16 -> -17  https://wavu.wiki/t/Jin_movelist#Jin-1,2,1");
  expect(out).not.toContain("-99");
});

test("an ID that nobody has, or several have, is a mistake", async () => {
  const { store, send } = await newStore();
  await send(BLOCK, 1);
  await store.close();
  const place = await SQLite();
  const { code, err } = await startOps(["reports", "accept", "ffffffff"], settingsOf(place)).ended;
  expect([code, err]).toEqual([1, 'There is no such report: "ffffffff"\n']);
});
