import { describe, expect, it } from "vitest";
import { buildMovelist } from "./build-movelist.ts";
import { ImportTally } from "./tally.ts";

/** The facts of a move with these notes. */
function move(notes: string, id = "1") {
  const rows = [{ id: `Jin-${id}`, input: id, target: "m", damage: "10", startup: "i14", notes }];
  return buildMovelist({ character: "jin", checkedAt: "2026-08", rows }, new ImportTally()).moves[0];
}

describe("notes about the input", () => {
  it.each([
    ["Cannot be buffered", { bufferable: false }],
    ["Input bufferable", { bufferable: true }],
    [
      "i15 fastest startup when buffered during blockstun. i17 fastest startup when unbuffered",
      { bufferedStartup: { min: 15 }, unbufferedStartup: { min: 17 } },
    ],
    [
      "i18 startup when unbuffered, and i16 startup when buffered",
      { bufferedStartup: { min: 16 }, unbufferedStartup: { min: 18 } },
    ],
    ["i10 startup with buffered input", { bufferedStartup: { min: 10 } }],
    ["Acts like 11 frame attack.", { actsLikeFrames: 11 }],
    ["Just frame input", { justFrame: true }],
    ["8f input window", { inputWindowFrames: 8 }],
    ["Requires 28~55f charge", { chargeFrames: { min: 28, max: 55 }, charge: "charged" }],
    ["Can be charged to power up", { charge: "chargeable" }],
    ["Effective minimum startup 29f", { effectiveStartup: { min: 29 } }],
    ["Sidestep adds minimum 9f, effective startup i28~29", { effectiveStartup: { min: 28, max: 29 } }],
  ])("%j", (notes, facts) => {
    expect(move(notes)).toMatchObject(facts);
  });

  it("knows just frames and held buttons by the command", () => {
    expect(move("", "f,n,d,df#2")?.justFrame).toBe(true);
    expect(move("", "1+2:1+2")?.justFrame).toBe(true);
    expect(move("", "P:b+2")?.justFrame).toBeUndefined();
    expect(move("", "ws1+2*")?.charge).toBe("charged");
  });
});

describe("what a move needs", () => {
  it.each([
    ["H.2+3", "", ["heat"]],
    ["f,F+2,H.1+2", "", ["heat"]],
    ["R.df+1+2", "Consumes Rage", ["rage"]],
    ["d+1,STB.2", "Consumes STB", ["STB"]],
    ["WAR.1+2", "", ["WAR"]],
    ["f+2+3", "Only once per match", ["once per match"]],
  ])("%s %j", (id, notes, requires) => {
    expect(move(notes, id)?.requires).toEqual(requires);
  });

  it("is nothing for Heat that only runs out", () => {
    expect(move("Partially uses remaining Heat time during Heat")?.requires).toBeUndefined();
  });
});

describe("notes about the fighters afterwards", () => {
  it.each([
    ["Recovers in FUFT on hit or block", { attackerAfter: [{ state: "FUFT", when: ["hit", "block"] }] }],
    ["King recovers in backturn stance", { attackerAfter: [{ state: "bt" }] }],
    ["Heihachi recovers BT on break", { attackerAfter: [{ state: "bt", when: ["throw break"] }] }],
    ["Recover in crouch", { attackerAfter: [{ state: "fc" }] }],
    [
      "Armor King recovers FUFL on hit, and FDFL on block",
      {
        attackerAfter: [
          { state: "FUFL", when: ["hit"] },
          { state: "FDFL", when: ["block"] },
        ],
      },
    ],
    [
      "Recovers 2f faster on hit or block (t27 r17)",
      { contactRecovery: { frames: 17, when: ["hit", "block"] } },
    ],
    ["Unpunishable on block due to pushback", { pushbackOnBlock: "out of reach" }],
    ["Only hits airborne opponents", { onlyAgainst: "airborne" }],
  ])("%j", (notes, facts) => {
    expect(move(notes)).toMatchObject(facts);
  });

  it("does not take the opponent for the attacker", () => {
    expect(move("Opponent recovers crouching on hit")?.attackerAfter).toBeUndefined();
  });
});
