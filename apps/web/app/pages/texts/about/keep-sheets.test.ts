import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepSheets } from "./keep-sheets.ts";

const fetchMock = vi.fn<(address: string) => Promise<Response>>();
/** Names of caches, and what is in each. */
let kept: Map<string, Set<string>>;
/** Addresses that a cache forgets when they are put into it for the first time. */
let forgotten: Set<string>;

beforeEach(() => {
  kept = new Map();
  forgotten = new Set();
  vi.stubGlobal("fetch", fetchMock);
  vi.stubGlobal("caches", {
    open: async (name: string) => ({
      put: async (address: string) => {
        if (!forgotten.delete(address)) kept.set(name, (kept.get(name) ?? new Set()).add(address));
      },
    }),
    match: async (address: string) =>
      [...kept.values()].some((addresses) => addresses.has(address)) ? new Response() : undefined,
  });
  fetchMock.mockReset();
  fetchMock.mockImplementation(async () => new Response("{}"));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test("every address is fetched once and kept where the worker looks, and progress counts up to all of them", async () => {
  const addresses = Array.from({ length: 11 }, (_, index) => `/api/characters/${index}`);
  const progress: number[] = [];
  await keepSheets([...addresses, "/portraits/jin.avif"], (done) => progress.push(done));
  expect(fetchMock.mock.calls.map(([address]) => address).sort()).toEqual([
    ...addresses.toSorted(),
    "/portraits/jin.avif",
  ]);
  expect(progress).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
  expect(kept).toEqual(
    new Map([
      ["data", new Set(addresses)],
      ["pictures", new Set(["/portraits/jin.avif"])],
    ]),
  );
});

test("a refusal ends it and says which address refused", async () => {
  fetchMock.mockImplementation(async (address) =>
    address === "/two" ? new Response("", { status: 503 }) : new Response("{}"),
  );
  const many = ["/one", "/two", ...Array.from({ length: 50 }, (_, index) => `/more/${index}`)];
  await expect(keepSheets(many, () => undefined)).rejects.toThrow("/two answered 503");
  expect(fetchMock.mock.calls.length).toBeLessThan(many.length);
});

test("what was on its way at a refusal is kept, and nobody hears of progress afterwards", async () => {
  const late = Promise.withResolvers<Response>();
  fetchMock.mockImplementation(async (address) =>
    address === "/late" ? late.promise : new Response("", { status: 503 }),
  );
  const onProgress = vi.fn();
  await expect(keepSheets(["/late", "/two"], onProgress)).rejects.toThrow("/two answered 503");
  late.resolve(new Response("{}"));
  await expect.poll(() => kept.get("data")).toEqual(new Set(["/late"]));
  expect(onProgress).not.toHaveBeenCalled();
});

test("what is in no cache afterwards is fetched once more", async () => {
  forgotten.add("/wank.json");
  await keepSheets(["/api/characters", "/wank.json"], () => undefined);
  expect(fetchMock.mock.calls.map(([address]) => address)).toEqual([
    "/api/characters",
    "/wank.json",
    "/wank.json",
  ]);
  expect(kept.get("data")).toEqual(new Set(["/api/characters", "/wank.json"]));
});

test("what no cache takes is said", async () => {
  vi.spyOn(caches, "match").mockResolvedValue(undefined);
  await expect(keepSheets(["/wank.json"], () => undefined)).rejects.toThrow("did not keep /wank.json");
});
