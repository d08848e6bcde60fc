import fc from "fast-check";
import { expect, test } from "vitest";
import { bodyOf, type KeptReport, parseKeptReports, withoutReport, withReport } from "./kept-reports.ts";

const report = (n: number, state: KeptReport["state"] = "sent"): KeptReport => ({
  key: `key-${String(n).padStart(18, "0")}`,
  kind: "wrong",
  ...{ character: "jin", move: "df+2", field: "block", shown: "-13", value: "-14", how: "", version: "" },
  state,
  at: "2026-11-28T12:00:00.000Z",
});

test("what is kept is read as it was written, and bodies have nothing of this browser", () => {
  const list = [report(1), report(2, "waiting")];
  expect(parseKeptReports(JSON.stringify(list))).toEqual(list);
  expect(Object.keys(bodyOf(report(1)))).not.toContain("state");
  expect(Object.keys(bodyOf(report(1)))).not.toContain("at");
});

test("whatever storage holds is a list of reports", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      for (const { key, state } of parseKeptReports(text)) {
        expect(key).toHaveLength(22);
        expect(["waiting", "sent"]).toContain(state);
      }
    }),
  );
  expect(parseKeptReports(JSON.stringify([report(1), { ...report(2), key: "x" }, null]))).toEqual([
    report(1),
  ]);
  expect(parseKeptReports(undefined)).toEqual([]);
});

test("a report has one place in the list; the oldest sent ones go when there are many, none that waits", () => {
  expect(withReport([report(1, "waiting")], report(1))).toEqual([report(1)]);
  expect(withoutReport([report(1), report(2)], report(1).key)).toEqual([report(2)]);
  let list: KeptReport[] = [];
  for (let n = 0; n < 60; n++) list = withReport(list, report(n, n < 5 ? "waiting" : "sent"));
  expect(list).toHaveLength(50);
  expect(list.slice(0, 6).map(({ key }) => key)).toEqual([0, 1, 2, 3, 4, 15].map((n) => report(n).key));
});
