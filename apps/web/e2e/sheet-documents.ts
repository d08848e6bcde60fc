import type { Locator, Page } from "@playwright/test";
import type { Character } from "@tactician/contract";
import { key } from "@tactician/game/testing/move-keys";
import { openByShell } from "./open-live.ts";

/**
 * A small sheet that has every section and every special case. The tests put it in the place of the API's answer; what the guide says today must not decide whether a test passes.
 */
export const JIN: Character = {
  _id: "jin",
  name: "Jin",
  fullName: "Jin Kazama",
  style: "Karate with a devil inside",
  image: "/mains/Jin.png",
  stances: [
    {
      token: "ZEN",
      name: "Zanshin",
      entry: ["b 3+4"],
      from: ["f 4 holdf"],
      best: ["ZEN 1 3", "ZEN 4"],
      exit: "Block.",
      attacks: 9,
      state: "ZEN",
    },
  ],
  vocabulary: ["ZEN"],
  startHere: {
    launcher: { move: "uf 4", combo: 0, total: 58 },
    punishers: [
      { behind: 10, from: "standing", move: "2 4", damage: 29, launches: false },
      { behind: 12, from: "standing", move: "b 1 2", damage: 31, launches: false, selfDamage: 5 },
      { behind: 15, from: "crouching", move: "ws 2", damage: 14, launches: true, atLeast: 54 },
    ],
    mid: "df 1 4",
    low: "db 4",
  },
  heatNotes: ["The electric needs no timing."],
  heatSystem: [{ _id: "heat-1", engager: "f 3 1", ender: "ZEN 1 3", restsOn: "Worked out from frames." }],
  mostImportantGrabs: [
    { _id: "grab-1", move: key("df 2+4"), escape: "2" },
    { _id: "grab-2", move: key("uf 1+2"), escape: "none" },
  ],
  guaranteedFollowUps: [
    { _id: "mini-1", move: key("ch 4"), followUp: "1+2 - df 1 4" },
    { _id: "mini-2", move: key("ZEN 4"), followUp: "d 2" },
    { _id: "mini-3", move: key("db 4"), followUp: "1+2 - df 1 4" },
  ],
  heatEngagers: [{ _id: "engager-1", move: key("f f 2"), description: "Long and safe." }],
  punishers: {
    startup: [
      { _id: "punish-1", move: key("b 1 2"), frames: 12 },
      { _id: "punish-2", move: key("2 4"), frames: 10 },
      { _id: "punish-3", move: key("fc d 1"), frames: 10 },
    ],
  },
  whiffPunishers: ["b 2 1"],
  gamePlan: [
    {
      _id: "plan-1",
      role: "Poke",
      range: "close",
      move: key("2 4"),
      why: "Ten frames and a kick behind it.",
    },
    { _id: "plan-2", role: "Keep out", range: "mid", move: key("b 2 1"), why: "Meets who walks in." },
  ],
  pressure: [
    {
      _id: "pressure-1",
      move: key("ZEN 4"),
      on: "block",
      follow: [
        { _id: "follow-1", move: key("2 4"), beats: ["jab", "throw"], why: "Quicker than their jab." },
      ],
    },
  ],
  traps: [{ _id: "trap-1", move: key("b 1 2"), hit: 2, catches: 10, why: "Nobody gets in between." }],
  defence: [
    {
      _id: "defence-1",
      kind: "Parry",
      move: key("b 1+3"),
      why: "Takes what comes high or mid.",
      against: "Throw, or go low.",
      catches: ["high", "mid"],
    },
  ],
  importantCombos: [
    {
      _id: "combo-1",
      launchers: ["uf 4", "ws 2"],
      followUps: ["df 2 4", "(dash) b 3 holdf", "ZEN u 1 t", "ZEN 1 3"],
      followUpSimple: ["df 1 4"],
      vidUrl: "/combo.webm",
      endTime: 0.6,
      simpleUnplayed: true,
      damage: { min: 58, max: 64 },
      simpleDamage: { min: 41, max: 41 },
    },
    {
      _id: "combo-2",
      launchers: ["qcf 1+2"],
      followUps: ["f n d df just 2"],
      followUpSimple: [],
      unplayed: true,
    },
    {
      _id: "combo-3",
      launchers: ["f 3 1"],
      followUps: ["ZEN 1 3"],
      followUpSimple: [],
      unplayed: true,
      playedSteps: 1,
    },
  ],
  wallCombos: {
    general: [{ _id: "wall-1", move: key("1"), followUp: "db 2 2 3" }],
    withTornado: [{ _id: "wall-2", move: key("b 1 2 t"), followUp: "1 into db 2 2 3" }],
  },
  comboEnders: [
    { _id: "ender-1", category: "Damage", move: key("ZEN 1 3") },
    { _id: "ender-2", category: "Wall break", move: key("f f 2") },
    { _id: "ender-3", category: "Damage", move: key("df 1 4") },
  ],
  chainThrows: [
    {
      _id: "chain-1",
      name: "Long Way Down",
      throw: ["qcb 1+3"],
      throwBreak: ["1"],
      followUp: ["2+4 1", "3+4"],
      followUpBreak: ["none", "1+2"],
      simpleInput: "1+2",
    },
  ],
  creatorNotes: [
    {
      author: "First Author",
      socialMediaLink: "https://www.youtube.com/@first",
      socialMediaIcon: "youtube",
      stapleCombo: ["df 2 4", "ZEN 1 3"],
      notes: [
        { title: "Approach", content: "Let them come.", move: key("b 2 1") },
        { title: "Pressure", content: "Check the step with df+1,4." },
        { title: "Approach", content: "Then dash in." },
      ],
    },
    { author: "Second Author", stapleCombo: [], notes: [{ title: "Unseen", content: "Not shown." }] },
  ],
  counterSchema: [],
  sources: [{ who: "Applay", what: "which combos matter", url: "https://example.com/applay", season: 2 }],
  checkedAgainst: "2026-08",
  frameData: {
    "f 3 1": [
      {
        id: key("f+3,1"),
        command: "f 3 1",
        name: "Tanden Nidan-uchi",
        startup: { min: 14 },
        hits: [
          { level: "mid", damage: 12 },
          { level: "mid", damage: 17 },
        ],
        damage: 29,
        block: { min: -12 },
        hit: { min: 4 },
        counterHit: { min: 27, effects: ["airborne"], recovered: { min: 17 } },
        properties: ["heat engager"],
      },
    ],
    "uf 4": [
      {
        command: "uf 4",
        startup: { min: 15 },
        hits: [],
        block: { min: -13 },
        hit: { min: 32, effects: ["airborne"], recovered: { min: 22 } },
        properties: [],
      },
    ],
    "(dash) b 3 holdf": [
      { command: "b 3", name: "First Part", startup: { min: 16 }, hits: [], properties: [] },
      { command: "ZEN", name: "Second Part", hits: [], block: { min: 3 }, properties: [] },
    ],
    "df 2 4": [{ command: "df 2 4", startup: { min: 14 }, hits: [], properties: [] }],
    "f f 2": [{ command: "f f 2", startup: { min: 18 }, hits: [], block: { min: -9 }, properties: [] }],
    "2 4": [{ command: "2 4", startup: { min: 10 }, hits: [], properties: [] }],
    "1": [{ command: "1", startup: { min: 10 }, hits: [], block: { min: 1 }, properties: [] }],
    "df 1 4": [{ command: "df 1 4", startup: { min: 13 }, hits: [], properties: [] }],
  },
};

/** Titles of panels that every sheet has. */
export const PANELS = [
  "Start here",
  "Important Grabs",
  "Mini Combos",
  "Heat Engagers",
  "Punishers",
  "Important Combos",
  "Wall Combos",
  "Combo Enders",
];
export const HEAT_PANEL = "Max Damage combo enders with Heat";

export const JIN_PATH = "/character/combos/jin-combos/jin";

/** Opens Jin's sheet, which the API answers with `document`, otherwise than JIN where it says so. */
export async function openSheet(
  page: Page,
  document: Readonly<Partial<Record<keyof Character, unknown>>> = {},
): Promise<void> {
  await page.route("**/api/characters/jin", (route) => route.fulfill({ json: { ...JIN, ...document } }));
  await openByShell(page, JIN_PATH);
  await page.getByRole("heading", { level: 1, name: "Jin" }).waitFor();
}

export function panel(page: Page, title: string): Locator {
  return page
    .locator("section")
    .filter({ has: page.getByRole("heading", { level: 2, name: title, exact: true }) });
}

/** What is copied of the first route of a sheet with a dash. */
export function copiedRoute(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const route = Array.from(document.querySelectorAll(".sequence")).find((sequence) =>
      sequence.textContent?.includes("(dash)"),
    );
    const selection = getSelection();
    if (route === undefined || selection === null) return undefined;
    selection.selectAllChildren(route);
    return selection.toString().replace(/\s+/g, " ").trim();
  });
}
