import { expect, test } from "vitest";
import { groupMiniCombos, splitFollowUp } from "./sheet-words.ts";

test("moves with the same follow-up share a group, in the order of the sheet", () => {
  const groups = groupMiniCombos([
    { _id: "1", move: "CH 4", followUp: "heat 1+2 - df 1 4", damages: [null, 37] },
    { _id: "2", move: "ZEN 4", followUp: "d 2" },
    { _id: "3", move: "df [ 3~3 ]", followUp: "heat 1+2 - df 1 4 ", damages: [null, 45] },
  ]);
  expect(groups).toEqual([
    {
      followUp: "heat 1+2 - df 1 4",
      moves: ["CH 4", "df [ 3~3 ]"],
      items: ["heat 1+2", "df 1 4"],
      damages: [undefined, { min: 37, max: 45 }],
    },
    { followUp: "d 2", moves: ["ZEN 4"], items: ["d 2"], damages: [undefined] },
  ]);
});

test.each([
  { followUp: "d 2 - f n d df 1", items: ["d 2", "f n d df 1"] },
  { followUp: "d 2-f f 2", items: ["d 2", "f f 2"] },
  { followUp: "(dash) d 2", items: ["(dash) d 2"] },
  { followUp: " - d 2 - ", items: ["d 2"] },
  { followUp: "", items: [] },
])("'$followUp' is split on its hyphens", ({ followUp, items }) => {
  expect(splitFollowUp(followUp)).toEqual(items);
});
