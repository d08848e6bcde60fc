import type { Changes, ToldChange } from "@tactician/contract";
import type { CharacterId } from "@tactician/game";
import { expect, test } from "vitest";
import { ownChanges } from "./changes-view.ts";

const told = (part: Partial<ToldChange>) =>
  ({ date: "2026-03-19", patch: "3.00", kind: "changed", command: "1", ...part }) as ToldChange;

const NEWEST = {
  characters: ["jin", "king"].map((_id) => ({ _id, name: _id.toUpperCase(), vocabulary: [] })),
  patches: [{ version: "3.00", date: "2026-03-17", source: "" }],
  changes: [
    { character: "jin", change: told({}) },
    { character: "king", change: told({ command: "df+2" }) },
    { character: "king", change: told({ command: "f+4", kind: "recorded" }) },
  ],
} as unknown as Changes;

test("one's own changes are those of the newest patch, with its name", () => {
  const own = ownChanges(NEWEST, "king");
  expect(own?.title).toBe("Patch 3.00, 17 March 2026");
  expect(own?.changes.map(({ command }) => command)).toEqual(["df+2"]);
});

test("of who was not changed, and of nobody, there is nothing", () => {
  expect(ownChanges({ ...NEWEST, changes: [] }, "king")).toBeUndefined();
  expect(ownChanges(NEWEST, "nobody" as CharacterId)).toBeUndefined();
});
