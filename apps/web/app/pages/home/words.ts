import { counted } from "@tactician/contract";

export const pageTitle = "Tekken 8 combos and cheat sheets for every character";
export const description = (patch: string) =>
  `Pick a character and read combos, punishers, wall combos and frame data on one sheet: a fan-made guide for Tekken 8, patch ${patch}.`;
export const keywords = [
  "Tekken 8 combos",
  "Tekken 8 cheat sheet",
  "Tekken 8 punishers",
  "Tekken 8 frame data",
];

// Of who comes back.
export const yourMain = "Your main";
export const myMain = "My main";
export const sheet = "Sheet";
export const punishers = "Punishers";
export const combos = "Combos";
export const whatHitMe = "What hit me";
export const drills = "Drills";
export const drillsDue = (cards: number) => (cards === 0 ? "Drills: nothing due" : `Drills: ${cards} due`);
export const patchChanges = "What the patch changed";
export const newPunishes = (patch: string, punishes: number) =>
  `Since patch ${patch}: ${counted(punishes, "new punish", "new punishes")}`;
export const changedPunishes = (patch: string, punishes: number) =>
  `Since patch ${patch}: ${counted(punishes, "punish", "punishes")} changed`;
export const samePunishes = (patch: string) => `Since patch ${patch}: same punishes`;

export const heading = "Pick your Character";
export const intro =
  "Combos, punishers and frame data for Tekken 8 on one sheet each. Short enough to read between rounds.";

export const whichButtons = "Which buttons?";
export const BUTTON_SETS = { numbers: "1 2 3 4", playstation: "PlayStation", xbox: "Xbox" } as const;

// The picker.
export const letters = "Letters";
export const find = "Find a character";
export const findHint = "Find a character: type a few letters";
export const foundNobody = "Nobody by that name yet.";
export const foundOne = "One found. Enter opens it.";
export const found = (characters: number, first: string) => `${characters} found. Enter opens ${first}.`;
export const loading = "Loading...";
export const loadFailed = "Couldn't load the characters. Check your connection, or try again in a minute.";

export const alsoHere = "Also here";
export const tips = "Tips and Tricks";
export const backToTop = "Back to top";

// The privacy notice.
export const privacy = "Your privacy";
export const noCookies = "No accounts, no ads, no cookies.";
export const anonymous =
  "Visits are counted anonymously, if at all. What you set up here stays in this browser.";
export const understand = "I Understand";
export const privacyPolicy = "Full privacy policy";
