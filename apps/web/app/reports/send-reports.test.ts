import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { KeptReport } from "./core/kept-reports.ts";
import { keptReports, sendReport, sendWaiting, takeBack } from "./send-reports.ts";

const REPORT: KeptReport = {
  key: "AAECAwQFBgcICQoLDA0ODw",
  kind: "wrong",
  ...{ character: "jin", move: "df+2", field: "block", shown: "-13", value: "-14", how: "", version: "" },
  state: "waiting",
  at: "2026-11-28T12:00:00.000Z",
};

const asked: [string, RequestInit][] = [];
/** What the site answers next; nothing = no connection. */
let answers: (Response | undefined)[] = [];

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  });
  const events = new EventTarget();
  vi.stubGlobal("dispatchEvent", (event: Event) => events.dispatchEvent(event));
  vi.stubGlobal("fetch", async (address: string, options: RequestInit) => {
    asked.push([address, options]);
    const answer = answers.shift();
    if (answer === undefined) throw new TypeError("Failed to fetch");
    return answer;
  });
  asked.length = 0;
  answers = [];
});

// What a page keeps it remembers beside the storage.
afterEach(async () => {
  for (const report of keptReports()) await takeBack({ ...report, state: "waiting" });
  vi.unstubAllGlobals();
});

const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });

test("a report is sent as JSON without what is of this browser, and remembered with its key", async () => {
  answers = [json(201, { state: "open" })];
  expect(await sendReport(REPORT)).toBe("sent");
  const [[address, { method, body, headers }]] = asked as [[string, RequestInit]];
  expect([address, method, headers]).toEqual([
    "/api/reports",
    "POST",
    { "content-type": "application/json" },
  ]);
  const { state, at, ...sent } = REPORT;
  expect(JSON.parse(String(body))).toEqual(sent);
  expect(keptReports()).toEqual([{ ...REPORT, state: "sent" }]);
});

test.each([
  ["offline", undefined],
  ["when there were too many from here", json(429, { message: "later" })],
])("%s it waits, and is sent under the same key", async (_, answer) => {
  answers = [answer, json(200, { state: "open" })];
  expect(await sendReport(REPORT)).toBe("waiting");
  await sendWaiting();
  expect(keptReports()).toEqual([{ ...REPORT, state: "sent" }]);
  expect(JSON.parse(String(asked[1]?.[1].body)).key).toBe(REPORT.key);
  await sendWaiting();
  expect(asked).toHaveLength(2);
});

test("what waits is not lost to a server that cannot take it today", async () => {
  answers = [undefined, json(503, { message: "try again later" }), json(201, { state: "open" })];
  await sendReport(REPORT);
  await sendWaiting();
  expect(keptReports()).toEqual([REPORT]);
  await sendWaiting();
  expect(keptReports()).toEqual([{ ...REPORT, state: "sent" }]);
});

test("what the site refuses is said in its words and not kept", async () => {
  answers = [json(503, { message: "This site takes no reports." }), json(409, {})];
  expect(await sendReport(REPORT)).toEqual({ refused: "This site takes no reports." });
  expect(keptReports()).toEqual([]);
  expect(await sendReport(REPORT), "said already").toBe("known");
});

test("a site that answers a page has no words for it", async () => {
  answers = [new Response("<h1>Not found</h1>", { status: 404 })];
  expect(await sendReport(REPORT)).toEqual({ refused: "" });
});

test("a sent report is deleted there first; one that waits has nothing there", async () => {
  answers = [json(201, {}), undefined, new Response(null, { status: 204 })];
  await sendReport(REPORT);
  const [sent] = keptReports() as [KeptReport];
  expect(await takeBack(sent), "offline").toBe(false);
  expect(keptReports()).toHaveLength(1);
  expect(await takeBack(sent)).toBe(true);
  expect(asked.at(-1)?.[1].method).toBe("DELETE");
  expect(keptReports()).toEqual([]);
});
