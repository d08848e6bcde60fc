import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepSheets } from "./keep-sheets.ts";

const fetchMock = vi.fn<(address: string) => Promise<Response>>();
beforeEach(() => {
  vi.stubGlobal("fetch", fetchMock);
  fetchMock.mockReset();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test("every address is fetched once, and progress counts up to all of them", async () => {
  fetchMock.mockImplementation(async () => new Response("{}"));
  const addresses = Array.from({ length: 11 }, (_, index) => `/api/characters/${index}`);
  const progress: number[] = [];
  await keepSheets(addresses, (done) => progress.push(done));
  expect(fetchMock.mock.calls.map(([address]) => address).sort()).toEqual(addresses.toSorted());
  expect(progress).toEqual(Array.from({ length: 11 }, (_, index) => index + 1));
});

test("a refusal ends it and says which address refused", async () => {
  fetchMock.mockImplementation(async (address) =>
    address === "/two" ? new Response("", { status: 503 }) : new Response("{}"),
  );
  const many = ["/one", "/two", ...Array.from({ length: 50 }, (_, index) => `/more/${index}`)];
  await expect(keepSheets(many, () => undefined)).rejects.toThrow("/two answered 503");
  expect(fetchMock.mock.calls.length).toBeLessThan(many.length);
});
