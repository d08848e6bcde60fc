import type { CharacterChanges, ToldChange } from "@tactician/contract";
import { key } from "@tactician/game/testing/move-keys";
import { expect, test } from "vitest";
import { entriesOf, frameDataFeed } from "./change-feeds.ts";

const change = {
  date: "2026-03-20",
  patch: "3.00",
  move: key("df+2"),
  command: "df 2",
  effect: "worse",
} as const;
const jin: CharacterChanges = {
  _id: "jin",
  name: "Jin",
  vocabulary: [],
  since: "2024-01-25",
  patches: [],
  changes: [
    { ...change, kind: "changed", field: "damage", from: 20, to: 17 },
    { ...change, kind: "corrected", field: "damage", from: 17, to: 18 },
    {
      ...change,
      date: "2025-07-09",
      patch: "2.03",
      kind: "changed",
      field: "startup",
      from: { min: 13 },
      to: { min: 12 },
    },
  ] satisfies ToldChange[],
};

test("a feed has an entry for each day of changes by the game, with each change as escaped text", () => {
  const about = { title: "Jin: changes", page: "/character/frames/jin-frames/jin", id: "jin" as const };
  const feed = frameDataFeed(entriesOf(jin), about, "https://tactician.example");
  expect([...feed.matchAll(/<entry>/g)]).toHaveLength(2);
  expect(feed).toContain("Jin, patch 3.00: 1 change");
  expect(feed).toContain("df 2 damage 20 -&gt; 17: three points less");
  expect(feed).toContain("<id>https://tactician.example/feed/jin.xml#2025-07-09</id>");
  expect(feed).toContain("<updated>2026-03-20T00:00:00.000Z</updated>");
  expect(feed).not.toContain("17 -&gt; 18");
});

test("a feed without entries is still valid", () => {
  const about = { title: "Nobody", page: "/", id: undefined };
  expect(frameDataFeed([], about, "https://tactician.example")).toContain("<title>Nobody</title>");
});
