import type { Character, CharacterMoves, CharacterSummary, Mappings, Matchup } from "@tactician/contract";

/* Answers about Jin, cut down to one of everything: real facts, for the description in openapi.json. */

export const exampleSummary: CharacterSummary = {
  _id: "jin",
  name: "Jin",
  image: "/mains/Jin.png",
  counterSchema: [
    { effectiveRange: "Close to mid", weakSide: "Right. Three of his strings miss a step that way." },
  ],
};

export const exampleCharacter: Character = {
  _id: "jin",
  name: "Jin",
  fullName: "Jin Kazama",
  style: "Mishima power on Kazama footwork. Strong at every range, at his best when they miss.",
  image: "/mains/Jin.png",
  stances: [{ token: "ZEN", name: "Zanshin", entry: ["b 3+4", "f 3+4"] }],
  vocabulary: ["CDS", "ZEN"],
  heatNotes: ["Wind Hook Fist and Thrusting Uppercut come out electric without the just-frame input."],
  heatSystem: [{ _id: "jin-heatSystem-0", engager: "1+2", ender: "f f 4" }],
  mostImportantGrabs: [{ _id: "jin-mostImportantGrabs-0", move: "qcb 1+3", escape: "1" }],
  guaranteedFollowUps: [{ _id: "jin-guaranteedFollowUps-0", move: "ch 4", followUp: "1+2 - df 1 4" }],
  heatEngagers: [{ _id: "jin-heatEngagers-0", move: "f f 2", description: "Your approach from mid range." }],
  punishers: { startup: [{ _id: "jin-punishers-startup-0", move: "2 4", frames: 10 }] },
  whiffPunishers: ["b 2 1"],
  importantCombos: [
    {
      _id: "jin-importantCombos-0",
      launchers: ["uf 4", "ws 2"],
      followUps: ["df 2 4", "b f 2 3 holdf", "ZEN u 1 t", "(2) 4 holdf", "ZEN 1 3"],
      followUpSimple: ["df 2 4", "b f 2 1 df 2 t", "b 2 1"],
      simpleUnplayed: true,
      simpleDamage: { min: 52, max: 59 },
    },
  ],
  wallCombos: {
    general: [{ _id: "jin-wallCombos-general-0", move: "1", followUp: "db 2 2 3" }],
    withTornado: [{ _id: "jin-wallCombos-withTornado-0", move: "f n d df 1 t", followUp: "1 into db 2 2 3" }],
  },
  comboEnders: [{ _id: "jin-comboEnders-0", category: "Damage", move: "(2) 4 holdf into ZEN 1 3" }],
  chainThrows: [],
  creatorNotes: [
    {
      author: "Tactician",
      stapleCombo: ["df 2 4", "ZEN 1 3"],
      notes: [{ title: "Take your turn", content: "After a guarded jab nobody is far ahead.", move: "df 1" }],
    },
  ],
  counterSchema: [
    {
      effectiveRange: "Close to mid",
      weakSide: "Right. Three of his strings miss a step that way.",
      overview: "Jin waits for you to miss and then launches you.",
      counterStrategy:
        "Let his strings finish before you act, because the last hit is the one that pays you.",
      keyMovesToPunish: [
        {
          _id: "jin-counterSchema-0-keyMovesToPunish-0",
          move: "d 3+4",
          punish: "Launch (15 frames)",
          purpose: "Keep standing, block both and give him the combo he wanted.",
        },
      ],
      detailedCounterStrategies: [
        {
          _id: "jin-counterSchema-0-detailedCounterStrategies-0",
          title: "Behind his one-two",
          description: "Three endings share the same two punches.",
          other: [
            {
              _id: "jin-counterSchema-0-detailedCounterStrategies-0-other-0",
              move: "1 2 1",
              counter: "Block and launch",
              details: "It beats the jab you want to press after the one-two.",
            },
          ],
        },
      ],
    },
  ],
  sources: [{ who: "Applay", what: "which combos, punishers and follow-ups matter" }],
  checkedAgainst: "2026-08",
  frameData: {
    "2 4": [
      {
        command: "2 4",
        name: "Switchblade",
        parent: "2",
        startup: { min: 10 },
        ownStartup: [{ min: 24, max: 27 }],
        hits: [
          { level: "high", damage: 9 },
          { level: "high", damage: 20 },
        ],
        damage: 29,
        block: { min: -13 },
        hit: { min: 7 },
        properties: ["balcony break"],
      },
    ],
  },
};

export const exampleMatchup: Matchup = {
  _id: "jin",
  name: "Jin",
  vocabulary: ["CDS", "ZEN"],
  weakMoves: [
    {
      command: "b f 2 1 df 2",
      hits: [{ level: "mid" }, { level: "high" }, { level: "mid", grounded: true }],
      lastLevel: "mid",
      isString: true,
      block: { min: -14 },
      situation: { frames: 14, posture: "standing", isLow: false },
      isUnsafe: true,
      waysOut: [
        { kind: "interrupt", hit: 3, startupFrames: 13 },
        { kind: "step", sides: ["ssr", "swl"] },
      ],
    },
  ],
  punishers: [
    {
      command: "2 4",
      frames: 10,
      posture: "standing",
      isHigh: true,
      damage: 29,
      launches: false,
      isRecommended: true,
    },
  ],
  whiffs: [{ command: "1 2 3", sides: ["ssr"] }],
  keyMoves: { "d 3+4": { frames: 19, posture: "standing", isLow: false } },
};

export const exampleMoves: CharacterMoves = {
  _id: "jin",
  name: "Jin",
  vocabulary: ["CDS", "ZEN"],
  character: "jin",
  checkedAt: "2026-08",
  stances: [{ token: "ZEN", aliases: ["CDS"] }],
  moves: [
    {
      id: "1,2",
      command: "1 2",
      name: "Left Right Combo",
      parent: "1",
      hits: [
        { level: "high", damage: 5 },
        { level: "high", damage: 12 },
      ],
      ownHits: 1,
      damage: 17,
      startup: { min: 10 },
      ownStartup: [{ min: 10 }],
      block: { min: -3 },
      hit: { min: 6 },
      recovery: { frames: 21 },
      totalFrames: 41,
      properties: [],
      links: [{ kind: "jails", fromHit: 1, delayFrames: 4 }],
    },
  ],
};

export const exampleMappings: Mappings = {
  characters: { 0: "Paul", 6: "Jin" },
  ranks: { 21: "Fujin", 24: "Bushin" },
};

/** A match of the sample player, who is always there. */
export const exampleReplay = {
  battle_id: "0f2c6f0d2c1b4a5e8d7c6b5a49382716",
  battle_at: 1_788_112_800,
  battle_type: 2,
  game_version: 30_101,
  stage_id: 700,
  p1_polaris_id: "sample-player",
  p2_polaris_id: "sample-opponent-1",
  p1_name: "Sample Player",
  p2_name: "Sample Opponent 1",
  p1_chara_id: 6,
  p2_chara_id: 8,
  p1_rank: 21,
  p2_rank: 22,
  p1_power: 198_000,
  p2_power: 201_500,
  p1_rating_before: 1500,
  p2_rating_before: 1520,
  p1_rating_change: 9,
  p2_rating_change: -9,
  p1_rounds: 3,
  p2_rounds: 1,
  winner: 1,
};
