import { expect, test } from "vitest";
import type { Combo } from "../../../kept/core/combo.ts";
import { formatCombos } from "./combo-text.ts";
import { splitPasted } from "./pasted-combos.ts";

const combo: Combo = {
  id: "1",
  name: "Wall carry ",
  character: "jin",
  launchers: ["df+2", "EWGF"],
  followUps: [
    ["f,F+2 T!", "zen 1 3", "(dash) b 2 1"],
    ["ws4,4", ""],
  ],
};

test("in the site's notation", () => {
  expect(formatCombos([combo], "site", () => ["ZEN"])).toBe(
    "Wall carry (Jin):\n" +
      "df 2 / f n d df just 2 into f f 2 t into ZEN 1 3 into (dash) b 2 1\n" +
      "df 2 / f n d df just 2 into ws 4 4",
  );
});

test("in the community's notation", () => {
  expect(formatCombos([combo], "community", () => ["ZEN"])).toBe(
    "Wall carry (Jin):\n" +
      "df+2 / f,n,d,df#2 ⏵ f,f+2 T! ⏵ ZEN.1,3 ⏵ (dash) b+2,1\n" +
      "df+2 / f,n,d,df#2 ⏵ ws4,4",
  );
});

test("without a name the character stands above, without both nothing does", () => {
  const { name: _name, ...unnamed } = { ...combo, launchers: ["1"], followUps: [["2"]] };
  expect(formatCombos([unnamed], "community")).toBe("Jin:\n1 ⏵ 2");
  const { character: _character, ...bare } = unnamed;
  expect(formatCombos([bare, { ...bare, id: "2", launchers: [""], followUps: [[" "]] }], "site")).toBe(
    "1 into 2",
  );
});

test.each(["site", "community"] as const)("what was copied in the %s's notation can be pasted", (dialect) => {
  const [first, second] = splitPasted(formatCombos([combo], dialect));
  expect(first).toMatchObject({
    name: "Wall carry (Jin)",
    launchers: { length: 2 },
    followUps: [{ length: 3 }],
  });
  expect(second).toMatchObject({ launchers: { length: 2 }, followUps: [{ length: 1 }] });
});
