import type { Character, ToldChange } from "@tactician/contract";
import { listWords } from "../base/core/list-words.ts";

// While something loads, and where it does not come.
export const loading = "Loading...";
export const loadingPage = "Loading please wait...";
export const sleeping = "Sorry, free tier servers are sleeping. Try to reload.";
export const joke =
  "Yoshimitsu is spinning towards you. He meant to stop two turns ago, but now he is too dizzy to find the page.";
export const error = (message: string) => `Error: ${message}`;
export const characterNotFound = "Character not found...";
export const nobodyHere = "No character at this address.";
export const tryLater = "Try again in a moment, or pick somebody else.";
export const allFilters = (on: number) => (on === 0 ? "All filters" : `All filters (${on} on)`);
/** At a fact: where it comes from, and the form that says it is wrong. */
export const wrong = "Wrong?";
/** To the dojo. */
export const trainThis = "Train this";
export const tryAgain = "Try again";
export const needsScripts = "This page needs JavaScript, which your browser does not run.";
export const allCharacters = "All characters";
export const listFailed = "Couldn't load the characters. ";
export const partFailed = (part: string) => `Couldn't load ${part}. Check the connection and press again.`;
export const foldFailed = "This did not load. Close it and open it again.";
export const chartFailed = "Couldn't load the chart. The table has the same numbers.";
export const offline = (what: string) => `You're offline, and ${what} aren't saved on this device.`;
export const couldNotLoad = (what: string, why: string) => `Couldn't load ${what}: ${why}.`;

// Saving pictures.
export const drawing = "Drawing...";
export const pictureFailed = "The picture could not be made";
export const retry = (failure: string) => `${failure}. Try again.`;
export const savedAs = (file: string) => `Saved as ${file}.`;

// Characters.
export const howToBeat = (name: string) => `How to beat ${name}`;
export const myMain = "My main";
export const lastOpponents = "Last opponents";
export const versus = "vs";
export const howToBeatThem = "How to beat them";
export const anotherOpponent = "Another opponent";

// Moves.
export const thenMove = "then";

/** What each kind of defence is called on pages; players call the crushes by what they go through. */
export const DEFENCE_TITLES = {
  "Power crush": "Power crush",
  Parry: "Parry",
  Reversal: "Reversal",
  "Low crush": "Under highs",
  "Jump crush": "Over lows",
  Panic: "Panic",
} as const satisfies Record<Defence["kind"], string>;

type Defence = Character["defence"][number];
type Catch = NonNullable<Defence["catches"]>[number];

const HEIGHTS: Readonly<Partial<Record<Catch, string>>> = {
  high: "highs",
  mid: "mids",
  low: "lows",
  throw: "throws",
};

/** What a parry takes: `["high", "mid", "punches"]` -> `Catches high and mid punches`, `["low", "throw"]` -> `Catches lows and throws`. */
export function takes(catches: readonly Catch[]): string {
  const heights = catches.filter((one) => HEIGHTS[one] !== undefined);
  const limbs = catches.filter((one) => HEIGHTS[one] === undefined);
  if (limbs.length === 0) return `Catches ${listWords(heights.map((height) => HEIGHTS[height] ?? height))}`;
  return ["Catches", heights.length === 0 ? undefined : listWords(heights), listWords(limbs)]
    .filter((word) => word !== undefined)
    .join(" ");
}

// Changes.
export const EFFECTS = { better: "better", worse: "worse" } as const satisfies Record<
  Exclude<ToldChange["effect"], "neither">,
  string
>;
export const KINDS = { corrected: "corrected", recorded: "first entry" } as const satisfies Record<
  Exclude<ToldChange["kind"], "changed">,
  string
>;
export const patch = (version: string, day: string) => `Patch ${version}, ${day}`;

// Two moves side by side.
export const sideBySide = "Side by side";
export const close = "Close";
export const sameMove = "That is the same move. Pick another one.";
export const fetchingFrames = "Fetching frame data...";
export const compareWith = "Compare it with";
export const compareWithAnother = "Compare with another move";
export const nobodyCalled = (written: string) =>
  `Nobody here is called “${written}”. Choose a character below.`;
export const movesFailed = (name: string, why: string) => `Couldn't load the moves of ${name}: ${why}.`;
export const noMoveNamed = (name: string) => `This link names no move of ${name}.`;
export const noSuchMove = (name: string, move: string) => `${name} has no move “${move}”.`;
export const noSuchMoveClosest = (name: string, move: string, closest: string) =>
  `${name} has no move “${move}”. Closest: ${closest}.`;
export const betterMark = " marks the better move of the two. Only clear differences are marked.";
export const notKnown = "not known";
export const better = "better";
export const typeMove = (name: string) => `Type a move of ${name}: df2, or its name.`;
export const character = "Character";
export const move = "Move";
export const compare = "Compare";

// Videos.
export const hideVideo = "Hide video";
export const watchVideo = "Watch video";
export const ofSubject = (subject: string) => ` of ${subject}`;
export const onHost = (host: string) => `On ${host}`;
export const videoTitle = (host: string, subject: string) => `${host} video of ${subject}`;
export const videoFailed = {
  before: "This video cannot be played here. ",
  link: "Open the video itself",
  after: ".",
} as const;
export const playerFailed = {
  before: "The video player did not load. Close and open it to try again, or ",
  link: "open the video itself",
  after: ".",
} as const;
export const loadingPlayer = "Loading the video player...";
