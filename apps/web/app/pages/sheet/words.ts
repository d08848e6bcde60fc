import type { Character } from "@tactician/contract";
import { formatDecimal } from "@tactician/game";
import { listWords } from "../../base/core/list-words.ts";

export const pageTitle = (name: string) => `${name} combos, punishers and frame data`;
export const pageDescription = (fullName: string, patch: string) =>
  `${fullName} in Tekken 8 on one page, patch ${patch}: main combos, punishers by frames, heat engagers, grabs, wall combos and combo enders, every move with its frame data.`;
export const pendingDescription = (name: string, patch: string) =>
  `${name} in Tekken 8: combos, punishers and frame data, patch ${patch}.`;
export const keywords = (name: string) => [
  `${name} Tekken 8`,
  `${name} combos`,
  `${name} punishers`,
  `${name} wall combos`,
  `${name} frame data`,
  `${name} guide`,
  `${name} cheat sheet`,
];

export const onThisSheet = "On this sheet";
export const jumpTo = "Jump to";
export const moreAbout = (name: string) => `More about ${name}`;
export const antiGuide = "Anti Guide";
export const frames = "Frames";
export const drills = "Drills";
export const matchups = "Matchups";
export const stances = "Stances";
/** `Player's sheet of Season 1; frame data of August 2026, after patch 3.00` */
export const playersSheet = (seasons: readonly string[], data: string) =>
  `Player's sheet of Season ${listWords(seasons)}; frame data of ${data}`;
export const noPlayersSheet = (data: string) =>
  `No player's sheet yet: everything comes from the frame data of ${data}`;
export const fromFrames = "From frame data, untested.";
export const nothingYet = "Nothing here yet.";

export const safeMid = "Safe mid";
export const low = "Low";
export const throwTitle = "Throw";
export const bestPunish = "Best punish and its damage";
export const afterLow = "After blocking a low";
export const launch = "launch";
export const launchFor = (total: number) => `launch ≈${total}`;
export const launchForAtLeast = (total: number) => `launch ${total}+`;
export const costsYou = (points: string, selfDamage: number) => `${points}, costs you ${selfDamage}`;
export const staple = "Staple combo";

export const launchers = "Launchers";
export const easier = "Easier";
export const none = "N/A";
export const brackets = "Hits in (brackets) do not connect, but press the whole move.";
export const damageAtLeast = (damage: number) => `${damage} damage or more`;
export const damageAbout = (min: number, max: number) =>
  min === max ? `About ${min} damage` : `About ${min} to ${max} damage, by launcher`;
export const notPlayed = "From frame data, untested";
export const playedInParts = "Parts tested, full route not";
export const endedEarly = "Main route, ended early";
export const watchVideo = "Watch video";
export const watchVideoSpoken = (subject: string) => ` of ${subject}`;
export const moreAboutHeat = "More about Heat";
export const after = "After";
export const guaranteed = "Guaranteed";
export const inAll = (damage: string) => `${damage} in all`;
export const general = "General";
export const withTornado = "With Tornado";
/** What combos end with, by what sheets call it. */
export const ENDERS: ReadonlyMap<string, string> = new Map([
  ["Damage", "Damage"],
  ["Wall carry", "Wall carry"],
  ["Wall break", "Wall break"],
  ["Floor break", "Floor break"],
  ["Spike", "Spike"],
  ["Heat burst", "Heat burst"],
]);

export const punisherNote = "The number after a move is its damage without a combo.";
export const whiffPunishers = "Suggested whiff punishers";
export const startup = "Startup";
export const standing = "Standing";
export const crouching = "While standing / crouch";
export const framesUnit = " frames";
export const damageUnit = " damage";

export const move = "Move";
export const escapeTitle = "Escape";
export const breakTitle = "Break";
export const unbreakable = "Unbreakable";
export const followUp = "Follow-up";
export const simple = "Simple";

export const ROLES = {
  Poke: "Poke",
  Low: "Low",
  Homing: "Homing",
  "Counter hit": "Counter hit",
  "Keep out": "Keep out",
  "Power crush": "Power crush",
  Approach: "Approach",
  Throw: "Throw",
  Stance: "Stance",
  "Whiff punish": "Whiff punish",
} as const satisfies Record<Character["gamePlan"][number]["role"], string>;
export const RANGES = { close: "Close", mid: "Mid range", far: "Far" } as const satisfies Record<
  Character["gamePlan"][number]["range"],
  string
>;
export const why = "Why";
export const ON = {
  block: "on block ",
  hit: "on hit ",
  "counter hit": "on counter hit ",
} as const satisfies Record<Character["pressure"][number]["on"], string>;
export const whatThen = "What to do then";
const REPLIES = {
  jab: "jabs",
  press: "slower buttons",
  block: "blocking",
  duck: "ducking",
  "step left": "a step to their left",
  "step right": "a step to their right",
  "any step": "any sidestep",
  backdash: "a backdash",
  "power crush": "armour",
  throw: "throws",
} as const satisfies Record<
  Character["pressure"][number]["follow"][number]["beats"][number] | "any step",
  string
>;
export const beats = (replies: readonly (keyof typeof REPLIES)[]) =>
  `Beats ${listWords(replies.map((reply) => REPLIES[reply]))}`;
export const traps = "Traps";
export const catchesAll = (hit: number) => `Hit ${hit} catches every button`;
export const catches = (hit: number, frames: number) =>
  `Hit ${hit} catches buttons of ${frames} frames or more`;
export const enter = "Enter";
export const bestOutOfIt = "Best out of it";
export const allFrom = (attacks: number, stance: string) => `All ${attacks} moves from ${stance}`;

export const notesBy = "Notes by ";

export const facts = {
  before: "Facts from ",
  after: (data: string) => `, checked against the movelist of ${data}.`,
};
/** Behind who a fact is from. */
export const sourceOf = (what: string, season: number | undefined) =>
  season === undefined ? ` (${what})` : ` (${what}, Season ${season})`;

/** How often everybody picks the character: of the last days, or of all matches so far; `most` are ranks. */
export const picked = (
  percent: number,
  days: number | undefined,
  place: number,
  of: number,
  most: string | undefined,
) =>
  `Pick rate ${percent < 0.05 ? "less than 0.1" : formatDecimal(percent)} % in ${days === undefined ? "all ranked matches so far" : `ranked matches of the last ${days} days`}: ${ordinal(place)} of ${of}${most === undefined ? "" : `, highest at ${most}`}.`;
export const worldMatchups = "The world's matchups";

/** `1st`, `12th`, `42nd` */
function ordinal(place: number): string {
  const isTeen = Math.floor(place / 10) % 10 === 1;
  return `${place}${(isTeen ? undefined : ["th", "st", "nd", "rd"][place % 10]) ?? "th"}`;
}
