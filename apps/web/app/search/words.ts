import { counted } from "@tactician/contract";

export const search = "Search";
export const searchPart = "the search";
export const close = "Close the search";
export const field = "Search characters, moves and pages";
export const fieldHint = "jin df2, giant swing, -13 launch";
export const mine = "Mine";
export const mineSpoken = "Mine: only my favourite moves";
export const help =
  "A command in any notation, a name, or what a move should do: i12, -15 or worse, homing mid, launch. “mine” finds your favourites.";

// What is found.
export const loading = "Loading every move...";
export const loadFailed = "The search did not load. ";
export const nothingFound = "Nothing found. Try fewer words.";
export const moves = (count: number) => counted(count, "move", "moves");
export const pages = (count: number) => counted(count, "page", "pages");
export const notes = (count: number) => counted(count, "note", "notes");
export const loadingFavourites = "Looking for your favourites...";
export const noFavourites = "No favourites yet: press the star beside a move.";
export const noneFits = "None of your favourites matches.";
export const favourites = (count: number) => counted(count, "favourite", "favourites");

export const GROUPS = {
  Characters: "Characters",
  Moves: "Moves",
  Pages: "Pages",
  News: "News",
  Notes: "Your notes",
} as const;
export const sheet = "Sheet";
export const frameData = "Frame data";
export const howToBeat = "How to beat them";
export const inFrameData = "In the frame data";
export const launches = "launches";
export const punishableIfEnds = "punishable if it ends here";
export const favourite = "favourite";

// What visitors type for a page of a character, and for their favourites.
export const SHEET_ASKED = /^(sheet|combos?|punishers?|guide|cheat sheet)$/;
export const FRAME_DATA_ASKED = /^(frames?|frame data|moves?|movelist|move list|data)$/;
export const HOW_TO_BEAT_ASKED = /^(anti|anti.?guide|counter|beat|how to beat|against)$/;
export const MINE_ASKED = /^(?:mine|favou?rites?|★)$/i;
