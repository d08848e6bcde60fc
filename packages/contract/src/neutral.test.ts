import { expect, test } from "vitest";
import { characterSchema } from "./character.ts";

/** A document as it was before sheets told of the time before a hit. */
const kept = {
  _id: "jin",
  name: "Jin",
  fullName: "Jin Kazama",
  style: "Karate",
  image: "/mains/Jin.png",
  stances: [{ token: "ZEN", name: "Zanshin", entry: ["f 3+4"] }],
  vocabulary: ["ZEN"],
  heatNotes: [],
  heatSystem: [],
  mostImportantGrabs: [],
  guaranteedFollowUps: [],
  heatEngagers: [],
  punishers: { startup: [] },
  whiffPunishers: [],
  importantCombos: [],
  wallCombos: { general: [], withTornado: [] },
  comboEnders: [],
  chainThrows: [],
  creatorNotes: [],
  counterSchema: [],
  sources: [{ who: "Somebody", what: "combos" }],
  checkedAgainst: "2026-08",
  frameData: {},
};

test("a document that a device kept from an older version is still read", () => {
  expect(characterSchema.parse(kept)).toMatchObject({
    stances: [{ token: "ZEN", from: [], best: [], attacks: 0 }],
    gamePlan: [],
    pressure: [],
    traps: [],
    defence: [],
  });
});
