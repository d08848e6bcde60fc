import { describe, expect, it } from "vitest";
import { buildMovelist } from "./build-movelist.ts";
import { noteLines, readNotes } from "./read-notes.ts";
import { ImportTally } from "./tally.ts";

const facts = (text: string) => readNotes(text).facts;

describe("properties in notes", () => {
  it("reads a list of them, whatever the bullets", () => {
    expect([...facts("* Balcony Break\n*Heat Engager\n** Tornado ").properties]).toEqual([
      "balcony break",
      "heat engager",
      "tornado",
    ]);
  });

  it("keeps what only a counter hit does apart", () => {
    expect([...facts("Balcony Break on CH").counterHitProperties]).toEqual(["balcony break"]);
    expect([...facts("Tornado (CH Only)").counterHitProperties]).toEqual(["tornado"]);
  });

  it.each([
    ["Balcony Break (airborne)", [{ property: "balcony break", when: ["airborne hit"] }]],
    ["Homing during Heat", [{ property: "homing", when: ["heat"] }]],
    ["Weapon 2nd hit", [{ property: "weapon", onHits: [2] }]],
    ["Balcony Break on 2nd CH", [{ property: "balcony break", when: ["counter hit"], onHits: [2] }]],
    ["Side switch on throw break", [{ property: "side switch", when: ["throw break"] }]],
    ["Transition to attack throw on front hit only", [{ property: "attack throw", when: ["front hit"] }]],
    ["Reversal Break after absorbing an attack", [{ property: "reversal break", when: ["absorb"] }]],
  ])("%s", (text, expected) => {
    expect(facts(text).conditionalProperties).toEqual(expected);
  });

  it("reads a wall crush with its advantage", () => {
    expect(facts("Wall Crush +25g on hit").single.wallCrush).toEqual({
      hit: { min: 25, effects: ["guard"] },
    });
  });

  it.each(["Pseudo-homing?", "+15a on successful parry", "Can side switch on hit"])(
    "%s is no property",
    (text) => {
      expect(readNotes(text).lines).toEqual([expect.objectContaining({ isRead: false, near: "properties" })]);
    },
  );
});

it.each([
  ["Throw break 1 or 2", ["1", "2"]],
  ["Throw break: 1+2", ["1+2"]],
  ["1 or 2 throw break, depending on King's input.", ["1", "2"]],
  ["Cannot throw break.", ["none"]],
  ["Break: none", ["none"]],
  ["Throw escape: 1+2", ["1+2"]],
  ["Throw escape: 1 or 2", ["1", "2"]],
  ["Throw escape: none", ["none"]],
])("throw breaks in notes: %s", (text, expected) => {
  expect([...facts(text).throwBreak]).toEqual(expected);
});
describe("string links in notes", () => {
  it.each([
    ["Combo from 1st hit", { kind: "combo", fromHit: 1 }],
    ["Combo from 2nd CH with 7f delay", { kind: "counter-hit combo", fromHit: 2, delayFrames: 7 }],
    ["Combos from 1st hit CH", { kind: "counter-hit combo", fromHit: 1 }],
    [
      "Aerial combo from 1st hit (+26a (-9)) with 5F delay",
      { kind: "combo", fromHit: 1, delayFrames: 5, airborne: true },
    ],
    ["Combo from 1st hit with no delay", { kind: "combo", fromHit: 1, delayFrames: 0 }],
    ["Jail from 1st attack with 4f delay", { kind: "jails", fromHit: 1, delayFrames: 4 }],
    ["Jails from 2nd hit", { kind: "jails", fromHit: 2, on: "hit" }],
    ["Jails from 1st hit without delay", { kind: "jails", fromHit: 1, delayFrames: 0, on: "hit" }],
    ["Jails for 3?F from 2nd hit", { kind: "jails", fromHit: 2, delayFrames: 3, on: "hit" }],
    ["Jails if any hit is blocked", { kind: "jails", fromHit: 1 }],
    ["Jails from 1st to 4st attack", { kind: "jails", fromHit: 1 }],
    ["String jails vs hits (string duckable)", { kind: "jails", duckable: true }],
    ["Jails attack inputs with 2F delay", { kind: "jails", delayFrames: 2, duckable: true }],
    [
      "Jails attack inputs with ?F from 1st block (movement bufferable)",
      { kind: "jails", fromHit: 1, delayable: true, duckable: true },
    ],
    ["Does not jail from 2nd hit", { kind: "does not jail", fromHit: 2, on: "hit" }],
    ["Does not jail on block", { kind: "does not jail" }],
    ["Interrupt with i6 from 1st block", { kind: "interruptible", fromHit: 1, startupFrames: 6 }],
    ["Float interrupt with i14~30", { kind: "interruptible", startupFrames: 30 }],
    ["Interrupt with i5 from 3rd hit", { kind: "interruptible", fromHit: 3, startupFrames: 5, on: "hit" }],
  ])("%s", (text, link) => {
    expect(facts(text).links).toEqual([link]);
  });

  it("reads two links from one line", () => {
    expect(facts("Interrupt with i23 from 1st block (i7 from 1st hit)").links).toHaveLength(2);
    expect(facts("Combo from 1st CH or 2nd hit with 9F delay").links).toEqual([
      { kind: "counter-hit combo", fromHit: 1, delayFrames: 9 },
      { kind: "combo", fromHit: 2, delayFrames: 9 },
    ]);
  });

  it("marks an unknown delay as unsure", () => {
    const { links, unsure } = facts("Jail from 1st block with ?F delay");
    expect(links).toEqual([{ kind: "jails", fromHit: 1, delayable: true }]);
    expect([...unsure]).toEqual(["links"]);
  });
});

describe("crouching opponents in notes", () => {
  const four = { min: 4, effects: ["stagger"] };
  const launched = { min: 30, effects: ["airborne"], recovered: { min: 20 } };
  it.each([
    ["+4s on crouching normal hit", { hit: four }],
    ["+4s on crouch hit", { hit: four }],
    ["+4s against crouching", { hit: four }],
    ["+4s on hit against crouching opponents", { hit: four }],
    ["+4s vs crouching opponents", { hit: four }],
    ["+4s on hit on crouching opp.", { hit: four }],
    ["+30a (+20) on CH on crouching opp.", { counterHit: launched }],
    ["Launches crouching opponent", { launches: "always" }],
    ["Can launch crouching opponent", { launches: "always" }],
    ["Launches crouching on CH", { launches: "on counter hit" }],
    ["Does not launch crouching opponent except on CH", { launches: "on counter hit" }],
    ["Does not launch crouching opponent", { launches: "never" }],
    [
      "Only launches standing opponents\n+4s on hit against crouching opponents\nLaunches crouching on CH",
      { launches: "on counter hit", hit: four },
    ],
    ["Launches crouching on CH\nOnly launches standing opponents", { launches: "on counter hit" }],
  ])("%s", (text, expected) => {
    expect(facts(text).single.crouchingHit).toEqual(expected);
  });

  it("leaves what happens to the owner, and afterwards", () => {
    const { facts: found, lines } = readNotes(
      "18 damage to Azucena when hitting crouching opponent (block)\nOpponent recovers crouching on hit",
    );
    expect(found.single).toEqual({});
    expect(lines.every(({ topic }) => topic !== "crouching hit")).toBe(true);
  });
});

describe("timing, contact and Heat in notes", () => {
  it.each([
    ["Input can be delayed 9f", { inputDelayFrames: 9 }],
    ["Move can be delayed by 4F", { moveDelayFrames: 4 }],
    ["Move cannot be delayed", { moveDelayFrames: 0 }],
    ["Delay-able", { delayable: true }],
    ["Duckable on 1st block", { duckable: true }],
    ["Jails attack inputs from 1st block (movement bufferable)", { duckable: true }],
    ["Move cannot be interrupted (crouch assist bufferable)", { uninterruptible: true, duckable: true }],
    ["Move cannot be interrupted", { uninterruptible: true }],
    ["Sidestep adds 9f, effective startup i26~27", { effectiveStartup: { min: 26, max: 27 } }],
    ["Available on hit or block only", { availableOn: ["hit", "block"] }],
    ["8 chip damage on block", { chip: 8 }],
    ["Chip damage on block", { chip: true }],
    ["10 chip damage on block in heat", { heatChip: 10 }],
    ["Chip on block [9]", { chip: 9 }],
    [
      "-9 frame advantage and 14 chip damage on block after absorbing an attack in power crush state",
      { afterAbsorb: { block: { min: -9 }, chip: 14 } },
    ],
    [
      "Heat Dash +5, +43d (+35)",
      { heatDash: { block: { min: 5 }, hit: { min: 43, effects: ["down"], recovered: { min: 35 } } } },
    ],
    ["Heat Dash +43d (+35)", { heatDash: { hit: { min: 43, effects: ["down"], recovered: { min: 35 } } } }],
  ])("%s", (text, expected) => {
    expect(facts(text).single).toEqual(expected);
  });

  it("does not read a Heat Dash whose values are swapped", () => {
    expect(facts("Heat Dash +67a (+50), +5").single).toEqual({});
  });

  it("reads the sides that a string whiffs to", () => {
    expect([...facts("Whiffs vs SSR and SWR from 1st block").whiffsTo]).toEqual(["ssr", "swr"]);
    expect([...facts("Whiffs vs SS, SW from 1st block").whiffsTo]).toEqual(["ssl", "ssr", "swl", "swr"]);
  });

  it.each([
    ["Whiffs vs SSR, SWR from 1st block (inconsistent)", ["ssr", "swr"], true],
    ["May whiff vs SSR from 1st block", ["ssr"], true],
    ["Whiffs vs SS from 1st block (SSL less consistent w/ big bodies)", ["ssl", "ssr"], true],
    ["Whiffs vs SSL, SWL (SSR and SWR may be inconsistent)", ["ssl", "swl"], false],
    ["Whiffs vs SWL from 3rd hit (inconsistent)", ["swl"], false],
  ])("calls the sides of “%s” unsure where the remark is about them", (note, sides, isUnsure) => {
    const { whiffsTo, unsure } = facts(note);
    expect([...whiffsTo]).toEqual(sides);
    expect([...unsure]).toEqual(isUnsure ? ["whiffsTo"] : []);
  });

  it("reads how the opponent lies", () => {
    expect(facts("Opponent recovers in FUFA.").posture).toBe("FUFA");
  });

  it("reads other commands", () => {
    expect(facts("Alternate input: ub+1 or u+1").otherCommands).toEqual(["ub+1", "u+1"]);
    expect(facts("Also possible during RFF").otherCommands).toEqual(["RFF.*"]);
  });
});

describe("transitions in notes", () => {
  it.each([
    ["Transition to RFF", [{ into: "RFF" }]],
    ["Enter DES with 1+2", [{ into: "DES", input: "1+2" }]],
    ["Transition to LIB on hit only", [{ into: "LIB", when: ["hit"] }]],
    [
      "Enter SLS +1 +12g +12 r18 with f",
      [
        {
          into: "SLS",
          input: "f",
          block: { min: 1 },
          hit: { min: 12, effects: ["guard"] },
          counterHit: { min: 12 },
          recoveryFrames: 18,
        },
      ],
    ],
    [
      "Transition to WRA r20 with D (-9/+9)",
      [{ into: "WRA", input: "D", block: { min: -9 }, hit: { min: 9 }, recoveryFrames: 20 }],
    ],
    [
      "Cancel to r45 with b,b on frame 42",
      [{ into: "standing", input: "b,b", recoveryFrames: 45, frames: { min: 42 } }],
    ],
    [
      "Transition to SWY with b+3_4 (-6/+0)",
      [
        { into: "SWY", input: "b+3", block: { min: -6 }, hit: { min: 0 } },
        { into: "SWY", input: "b+4", block: { min: -6 }, hit: { min: 0 } },
      ],
    ],
    [
      "Transition to HBS with input D or 3+4",
      [
        { into: "HBS", input: "D" },
        { into: "HBS", input: "3+4" },
      ],
    ],
    ["Transition to DES with SBT.3+4", [{ into: "DES", input: "3+4" }]],
    [
      "Transition to MCR with F on hit or CH (+14/+17)",
      [{ into: "MCR", input: "F", when: ["hit", "counter hit"], hit: { min: 14 }, counterHit: { min: 17 } }],
    ],
    [
      "Transition to BAD r29 on hit with F (+8/+13)",
      [
        {
          into: "BAD",
          input: "F",
          when: ["hit"],
          hit: { min: 8 },
          counterHit: { min: 13 },
          recoveryFrames: 29,
        },
      ],
    ],
    [
      "Transition to DSS with F\n** (-4 oB, +9g oH, +14d CH)",
      [
        {
          into: "DSS",
          input: "F",
          block: { min: -4 },
          hit: { min: 9, effects: ["guard"] },
          counterHit: { min: 14, effects: ["down"] },
        },
      ],
    ],
    [
      "Transition to FC with D\n** (+7 oH, +2 oB)",
      [{ into: "FC", input: "D", block: { min: 2 }, hit: { min: 7 } }],
    ],
    ["Transition to +13g RAM", [{ into: "RAM", advantage: { min: 13, effects: ["guard"] } }]],
  ])("%s", (text, transitions) => {
    expect(facts(text).transitions).toEqual(transitions);
  });

  it.each([
    ["Frame data for 1st, 2nd and 3rd hits:\n** (-9 oB, -3 oH)", []],
    ["Transition to DSS with F\n** (+3 oB, +13g)", [{ into: "DSS", input: "F" }]],
    ["Transition to GMH with D\nGain GMC on hit\n** (+70a (+54) oH)", [{ into: "GMH", input: "D" }]],
    [
      "Transition to DSS with F (-4/+9)\n** (-3 oB, +8 oH)",
      [{ into: "DSS", input: "F", block: { min: -4 }, hit: { min: 9 } }],
    ],
  ])("does not guess what the numbers of a line belong to: %j", (text, transitions) => {
    expect(facts(text).transitions).toEqual(transitions);
  });

  it("keeps the input that stays out of the stance apart", () => {
    const { transitions, transitionCancels } = facts("Cancel BAO transition -13 -6 +23a (+13) r36 with B");
    expect(transitions).toEqual([]);
    expect([...transitionCancels]).toEqual(["B"]);
  });

  it("reads a cancel that is itself a transition", () => {
    expect(facts("Cancel and transition to -12, -22 HSP with F").transitions).toEqual([
      { into: "HSP", input: "F", block: { min: -12 }, hit: { min: -22 } },
    ]);
  });
});

describe("every line is accounted for", () => {
  it("counts a line of a known topic that nothing reads as unread", () => {
    expect(readNotes("Combo from 1st hit when the moon is full").lines).toEqual([
      { text: "Combo from 1st hit when the moon is full", topic: "links", isRead: false },
    ]);
  });

  it("counts prose as not modelled", () => {
    expect(readNotes("Steel pedal").lines).toEqual([{ text: "Steel pedal", isRead: false }]);
  });

  it("parts sentences, bullets and markup", () => {
    expect(
      noteLines("* 2 throw break. Side Switch.\n\n* [[Paul_movelist#Paul-1|+35]] on ''hit''<br>Spike"),
    ).toEqual(["2 throw break", "Side Switch", "+35 on hit", "Spike"]);
  });
});

it.each([
  ["Deals 12 damage to self (8 recoverable)", 12],
  ["3rd hit deals 12 damage to self (8 recoverable)", 12],
  ["Deal 5 (8) recoverable damage to self without Heat", 5],
  ["60 self-damage during 1st recovery frame", 60],
  ["6 self damage", 6],
  // Of the whole string, on a whiff, or without a number.
  ["18 self-damage in total", undefined],
  ["5 recoverable self-damage on whiff without tech roll", undefined],
  ["Deals recoverable damage to self", undefined],
])("%s costs its owner %s", (text, points) => {
  expect(facts(text).single.selfDamage).toBe(points);
});

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
