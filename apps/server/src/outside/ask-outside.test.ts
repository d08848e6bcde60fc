import { afterAll, beforeAll, expect, test } from "vitest";
import { FAILURES, HANG, json, type StandIn, startStandIn } from "../testing/stand-in.ts";
import { askOutside, OutsideError, outsideReason } from "./ask-outside.ts";

let service: StandIn;
let elsewhere: StandIn;
beforeAll(async () => {
  [service, elsewhere] = await Promise.all([startStandIn(), startStandIn()]);
});
afterAll(() => Promise.all([service.close(), elsewhere.close()]));

const limits = { maxBytes: 1000, timeoutMs: 5000, accept: "application/json" };
const ask = (changes: Partial<Parameters<typeof askOutside>[1]> = {}) =>
  askOutside(new URL(`${service.origin}/search?apikey=secret-key`), { ...limits, ...changes });

test("resolves to the body of an answer", async () => {
  service.answer = json({ articles: [] });
  expect((await ask()).toString()).toBe('{"articles":[]}');
  expect(service.asked).toEqual(["/search?apikey=secret-key"]);
});

test("says who asks, and takes no compressed body", async () => {
  let headers: unknown;
  service.answer = (request, response) => {
    headers = request.headers;
    response.end("x");
  };
  await ask();
  expect(headers).toMatchObject({ "user-agent": /Tactician/, "accept-encoding": "identity" });
});

test("follows no redirect", async () => {
  service.answer = (_request, response) => response.writeHead(301, { location: elsewhere.origin }).end();
  await expect(ask()).rejects.toThrow("answered with status 301");
  expect(elsewhere.asked).toEqual([]);
});

test.each([
  ["10 MB with a length", "answered with too much"],
  ["10 MB without a length", "answered with too much"],
  ["status 429", "answered with status 429"],
  ["a compressed body", "in a coding that nobody asked for"],
  ["a closed connection", "could not be asked (ECONNRESET)"],
])("refuses %s", async (failure, reason) => {
  service.answer = FAILURES[failure] ?? HANG;
  await expect(ask()).rejects.toThrow(reason);
});

test("gives up when nothing comes, and when it comes too slowly", async () => {
  service.answer = HANG;
  await expect(ask({ timeoutMs: 50 })).rejects.toThrow("took too long");
  service.answer = (_request, response) => {
    response.write("{");
    const drip = setInterval(() => response.write(" "), 10);
    response.on("close", () => clearInterval(drip));
  };
  await expect(ask({ timeoutMs: 100 })).rejects.toThrow("took too long");
});

test("gives up when the server stops", async () => {
  service.answer = HANG;
  const stopping = new AbortController();
  const asked = ask({ signal: stopping.signal });
  stopping.abort();
  await expect(asked).rejects.toThrow("was given up");
});

test("no failure repeats the address, which may hold a key", async () => {
  for (const answer of Object.values(FAILURES)) {
    service.answer = answer;
    const thrown: unknown = await ask().catch((error: unknown) => error);
    if (!(thrown instanceof OutsideError)) continue;
    expect(String(thrown.stack)).not.toContain("secret-key");
    expect(outsideReason(thrown)).not.toContain("127.0.0.1");
  }
  const nobody = askOutside(new URL("http://127.0.0.1:9/?apikey=secret-key"), limits);
  await expect(nobody).rejects.toThrow(/^could not be asked \(ECONNREFUSED\)$/);
});
