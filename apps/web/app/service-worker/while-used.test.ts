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
  RANKINGS_FILE,
  REPLAYS_PATH,
  STRATEGIES_FILE,
} from "@tactician/contract";
import { expect, test } from "vitest";
import { WHILE_USED } from "./while-used.ts";

/** The cache in which the worker's rules put a request. */
function cacheOf(path: string, sameOrigin = true): string | undefined {
  const url = new URL(path, "https://tactician.example");
  const request = { mode: "cors", headers: new Headers() } as Request;
  return WHILE_USED.find(({ fits }) => fits({ url, request, sameOrigin }))?.cacheName;
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
