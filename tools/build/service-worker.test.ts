import { characterPath, matchupSidePath, movesPath, PAGES } from "@tactician/contract";
import { expect, test } from "vitest";
import { keepsSearch } from "./service-worker.ts";

test("saved for offline are sheets, anti-guides, and the movelists of frame data, moves and drills", () => {
  const saved = Object.values(PAGES).flatMap(({ offline }) => offline?.address("jin") ?? []);
  expect(saved.toSorted()).toEqual(
    [characterPath("jin"), movesPath("jin"), matchupSidePath("jin")].toSorted(),
  );
});

test("a build whose search index is left out does not keep the search", () => {
  expect(keepsSearch(["assets/search-index-DnvRBYfD.json", "assets/search-1.js"])).toBe(true);
  expect(keepsSearch(["assets/search-1.js"])).toBe(false);
});
