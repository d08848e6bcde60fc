import { dojoPath, framesOnPath } from "@tactician/contract";
import { CHARACTERS } from "@tactician/game";
import { expect, test } from "vitest";
import { beforePath, trainPath } from "../../moves/facts/facts-content.ts";

test.each(CHARACTERS)(
  "$name's moves lead to the list before a patch, at the move",
  ({ characterId, name }) => {
    const own = new URL(beforePath(characterId, "2026-03-17", "ZEN 1 3"), "https://tactician.example");
    const known = new URL(framesOnPath(characterId, name, "2026-03-16", "ZEN-1-3"), own);
    // In the address of a character the id alone counts; the name is for people.
    expect(own.pathname.split("/").at(-1)).toBe(known.pathname.split("/").at(-1));
    expect(own.pathname.split("/").slice(0, 3)).toEqual(known.pathname.split("/").slice(0, 3));
    expect([own.search, own.hash]).toEqual([known.search, known.hash]);
  },
);

test("a move leads to its exercise", () => {
  expect(trainPath("devil-jin", "f n d df just 2")).toBe(dojoPath("devil-jin", "f n d df just 2"));
});
