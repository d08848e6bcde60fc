import type { CharacterId } from "@tactician/game";
import { expect, test } from "vitest";
import { matchCharacters } from "./match-characters.ts";

const all = ["Devil Jin", "Jack-8", "Jin", "Jun", "King", "Ling Xiaoyu", "Armor King", "Miary Zo"].map(
  (name) => ({
    _id: name.toLowerCase().replaceAll(" ", "-") as CharacterId,
    name,
    image: "",
    counterSchema: [],
  }),
);
const found = (query: string) => matchCharacters(all, query).map(({ name }) => name);

// Names that begin with the query come first, spelling is forgiven, and nobody is nobody.
test.each([
  ["ji", ["Jin", "Devil Jin"]],
  ["king", ["King", "Armor King"]],
  ["JACK8", ["Jack-8"]],
  ["jack-8", ["Jack-8"]],
  [" devil  jin ", ["Devil Jin"]],
  // An accent is a mark of its own after NFKD, and marks do not count.
  ["xiào", ["Ling Xiaoyu"]],
  ["zzz", []],
])("%j finds %j", (query, names) => {
  expect(found(query)).toEqual(names);
});

test("an empty query finds everybody, in order", () => {
  expect(found("")).toHaveLength(all.length);
  expect(found(".*")).toHaveLength(all.length);
  expect(found(" - ")[0]).toBe("Armor King");
});
