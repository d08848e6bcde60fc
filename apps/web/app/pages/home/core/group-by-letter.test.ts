import { expect, test } from "vitest";
import { groupByLetter } from "./grid-step.ts";

const named = (name: string) => ({ _id: "jin" as const, name, image: "", counterSchema: [] });

test("groups and names are in alphabetical order, without empty letters", () => {
  const groups = groupByLetter(["Yoshimitsu", "Jun", "Alisa", "Jin", "Jack-8", "Armor King"].map(named));
  expect(groups.map(({ letter, characters }) => [letter, ...characters.map(({ name }) => name)])).toEqual([
    ["A", "Alisa", "Armor King"],
    ["J", "Jack-8", "Jin", "Jun"],
    ["Y", "Yoshimitsu"],
  ]);
});

test("the display name decides, not the id: Ling Xiaoyu is under L", () => {
  expect(groupByLetter([{ ...named("Ling Xiaoyu"), _id: "xiaoyu" as const }])[0]?.letter).toBe("L");
});

test("an empty list has no groups and the given list keeps its order", () => {
  expect(groupByLetter([])).toEqual([]);
  const list = ["Paul", "Law"].map(named);
  groupByLetter(list);
  expect(list.map(({ name }) => name)).toEqual(["Paul", "Law"]);
});
