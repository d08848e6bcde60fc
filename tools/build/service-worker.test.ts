import {
  API_BASE,
  BEFORE_ALL_CHANGES,
  CHARACTERS_PATH,
  changesPath,
  characterPath,
  historyPath,
  MAPPINGS_PATH,
  matchupSidePath,
  movesPath,
  NEWS_PATH,
  PAGES,
  RANKINGS_FILE,
  REPLAYS_PATH,
  STRATEGIES_FILE,
} from "@tactician/contract";
import { expect, test } from "vitest";
import { keepsSearch, WHILE_USED } from "./service-worker.ts";

/** The cache in which the worker's rules put a request. */
function cacheOf(path: string, sameOrigin = true): string | undefined {
  const url = new URL(path, "https://tactician.example");
  const request = { mode: "cors", headers: new Headers() } as Request;
  const rule = WHILE_USED.find(({ urlPattern }) => {
    if (typeof urlPattern !== "function")
      throw new Error("The rule must be a function to see whether a request is same-origin.");
    return urlPattern({ url, request, sameOrigin, event: {} as never });
  });
  return rule?.options?.cacheName ?? undefined;
}

test.each([
  API_BASE + CHARACTERS_PATH,
  API_BASE + characterPath("jin"),
  API_BASE + matchupSidePath("jin"),
  API_BASE + movesPath("jin"),
  API_BASE + historyPath("jin"),
  API_BASE + changesPath(BEFORE_ALL_CHANGES, "changed"),
  MAPPINGS_PATH,
  RANKINGS_FILE,
  STRATEGIES_FILE,
])("%s is kept as data, and only of the site itself", (path) => {
  expect(cacheOf(path)).toBe("data");
  expect(cacheOf(path, false)).toBeUndefined();
});

test.each([API_BASE + NEWS_PATH, `${REPLAYS_PATH}?id=sample-player`])("%s is never kept", (path) => {
  expect(cacheOf(path)).toBeUndefined();
});

test("saved for offline are sheets, anti-guides, and the movelists of frame data, moves and drills", () => {
  const saved = Object.values(PAGES).flatMap(({ offline }) => offline?.address("jin") ?? []);
  expect(saved.toSorted()).toEqual(
    [characterPath("jin"), movesPath("jin"), matchupSidePath("jin")].toSorted(),
  );
});

test("a build whose search index is left out does not keep the search", () => {
  expect(keepsSearch(["assets/_virtual_search-index-DnvRBYfD.js", "assets/search-1.js"])).toBe(true);
  expect(keepsSearch(["assets/search-1.js"])).toBe(false);
});
