import { counted } from "@tactician/contract";
import type { MineTrouble } from "../../kept/mine-store.ts";

export const pageTitle = "What hit me: after a Tekken 8 match";
export const description =
  "After a match, tap what hit you. It adds up by move and opponent, and fills your drills. Saved in your browser alone.";
export const keywords = ["Tekken 8 match notes", "Tekken 8 weak spots"];

export const heading = "What hit me";
export const intro = "After a match: tap what hit you. It adds up, and your drills start there.";
export const iPlay = "I play";
export const choose = "choose";
export const chooseMe = "Pick your character first.";
export const unknownCharacter = "Unknown character in this link. Pick one below.";

// Whom one met.
export const whom = "Who did you play?";
export const lastMet = "Last opponents";
export const everybody = "Everybody";
export const versus = (name: string) => `vs ${name}`;
export const otherOpponent = "Other opponent";

// The match.
export const match = "This match";
export const RESULTS = { won: "Won", lost: "Lost" } as const;
export const whatHit = "What hit you?";
export const nothingYet = "Nothing tapped yet.";
export const saved = (hits: number, result: "won" | "lost" | undefined) =>
  `Saved: ${result === undefined ? "" : `${result}, `}${counted(hits, "hit", "hits")}.`;
export const saving = "Saving...";
export const notSaved = "Not saved.";
export const nextMatch = "Next match";
export const undo = "Undo";
export const hitMe = "hit me";
export const times = (times: number) => counted(times, "time", "times");
export const DEEDS = { blocked: "Blocked", punished: "Punished" } as const;
export const moreMoves = "More moves";
export const search = (name: string) => `Any move of ${name}: df2, uf+4, a name`;
export const searchSpoken = (name: string) => `Search all moves of ${name}`;
export const noMove = "No move like that. Try its first buttons, or its name.";
export const moves = "the moves";
export const loadingMoves = "Loading their moves...";

// What it adds up to.
export const against = (name: string) => `What hits you: ${name}`;
export const overall = "What hits you most";
export const stopped = (blocked: number, punished: number) =>
  [
    ...(blocked === 0 ? [] : [`blocked ${counted(blocked, "time", "times")}`]),
    ...(punished === 0 ? [] : [`punished ${counted(punished, "time", "times")}`]),
  ].join(", ");
export const weakSpot = "Weak spot";
export const weakSpotMeans = "Weak spot: this hits you more than chance explains.";
export const moreMatches = (name: string, matches: number) =>
  `Not sure yet. If it goes on like this: ${about(matches)} vs ${name} to know.`;
export const noWeakSpot = (matches: number) =>
  `No clear weak spot yet (${counted(matches, "match", "matches")}). The list shows what stands out, popular moves too.`;
export const bestAnswer = "Best answer: ";
export const gone = "not in the movelist any more";
export const drillThese = "Drill these";
export const howToBeat = (name: string) => `How to beat ${name}`;

// Past matches.
export const past = "Matches";
export const pair = (mine: string, theirs: string) => `${mine} vs ${theirs}`;
export const WON_LOST = { won: "won", lost: "lost" } as const;
export const fromLog = "from a log";
export const remove = "Delete";
export const removeSpoken = (them: string, day: string) => `Delete the match vs ${them}, ${day}`;
export const removed = "Match deleted.";
export const showAll = (matches: number) => `Show all ${matches}`;
export const noHits = "no hits tapped";

export const TROUBLES = {
  blocked:
    "Your browser saves nothing for this site. What you tap stays while this page is open, then it is lost.",
  "later version": "A newer version of this site has saved your matches. Reload this page to go on.",
  full: "There is no room left on this device. What you tapped stays while this page is open: free some space, then tap again.",
} as const satisfies Record<MineTrouble["trouble"], string>;

/** 7 -> `7 more matches`, 43 -> `about 45 more matches`: nobody knows it better. */
function about(matches: number): string {
  if (matches <= 10) return counted(matches, "more match", "more matches");
  return `about ${Math.ceil(matches / 5) * 5} more matches`;
}
