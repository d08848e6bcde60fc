import { counted } from "@tactician/contract";
import { formatCount } from "@tactician/game";
import type { LogProblem } from "@tactician/mine";
import type { DataProblem } from "./core/data-file.ts";
import type { LinkProblem } from "./core/data-link.ts";
import type { DataKind, Difference } from "./core/my-data.ts";

export const pageTitle = "My data";
export const description =
  "Everything this browser keeps for you: combos, favourites, drills, notes, matches and settings. Save it as one file, take it to another device, or delete it.";
export const keywords = ["backup", "export", "import", "my data", "delete"];
export const heading = "My data";
export const intro = "Everything this browser keeps for you. None of it is on a server.";

export const KINDS = {
  combos: "Combos",
  favourites: "Favourite moves",
  drills: "Drills and dojo",
  notes: "Notes",
  matches: "What hit me",
  choices: "Settings and results",
} as const satisfies Record<DataKind, string>;

const ONES = {
  combos: ["combo", "combos"],
  favourites: ["move", "moves"],
  drills: ["card", "cards"],
  notes: ["note", "notes"],
  matches: ["match", "matches"],
  choices: ["setting", "settings"],
} as const satisfies Record<DataKind, readonly [string, string]>;

export const countWords = (kind: DataKind, count: number) => {
  const [one, many] = ONES[kind];
  return count === 0 ? "none" : counted(count, one, many);
};
export const deleteKind = (kind: DataKind) => `Delete: ${KINDS[kind]}`;
export const del = "Delete";
export const deleted = (kind: DataKind) => `${KINDS[kind]}: deleted.`;
export const undo = "Undo";
export const undone = (kind: DataKind) => `${KINDS[kind]}: back.`;
export const more = (days: number, decks: number) =>
  `${counted(days, "day", "days")}, ${counted(decks, "deck", "decks")}`;

export const takeTitle = "One file for all of it";
export const aboutFile =
  "Save a file now and then: browsers delete what they keep when you clear them. Opening one adds to what is here. The newest note, match and card wins.";
export const saveFile = "Save as a file";
export const openFile = "Open a file";
export const reading = "Reading ...";
export const FILES =
  "Opens files of this page, of combos and of drills, and match logs. You see what changes before it does.";
export const aboutLogs = "What is a match log?";

const NOT_OURS = "This is no file of this site and no match log. Nothing was changed.";
export const PROBLEMS = {
  "too large": "This file is too large. Nothing was changed.",
  "no data": NOT_OURS,
  "no log": NOT_OURS,
  "of a later version":
    "A newer version of this site wrote this: reload this page, then try again. Nothing was changed.",
  "damaged link": "This link is damaged: part of it is missing. Nothing was changed.",
  unreadable: "This file could not be read. Nothing was changed.",
} as const satisfies Record<DataProblem | LogProblem | LinkProblem | "unreadable", string>;

export const previewTitle = "Add this to your data?";
export const change = ({ fresh, newer, same }: Difference) =>
  [
    fresh > 0 && `${formatCount(fresh)} new`,
    newer > 0 && `${formatCount(newer)} newer`,
    same > 0 && `${formatCount(same)} already here`,
  ]
    .filter(Boolean)
    .join(", ");
export const choicesChange = ({ fresh, newer, same }: Difference) =>
  [
    fresh > 0 && `${formatCount(fresh)} new`,
    newer > 0 && `${formatCount(newer)} set differently here`,
    same > 0 && `${formatCount(same)} already here`,
  ]
    .filter(Boolean)
    .join(", ");
export const useChoices = "Use its settings instead of mine";
export const nothingNew = "Everything in it is here already.";
export const skipped = (entries: number) =>
  `${counted(entries, "broken entry is", "broken entries are")} left out.`;
export const take = "Add";
export const cancel = "Cancel";
export const taken = "Added.";
export const takenFailed =
  "Your browser did not save all of it: it keeps nothing for this site, or has no room. Keep the file.";

// Match logs.
export const logOf = (matches: number, exchanges: number) =>
  `Match log: ${counted(matches, "match", "matches")}, ${counted(exchanges, "exchange", "exchanges")}.`;
export const skippedLines = (lines: number, first: number) =>
  `${counted(lines, "line", "lines")} can't be read, the first one is line ${formatCount(first)}.`;
export const cutOff = "The last line is cut off.";
export const early = (matches: number) =>
  `${counted(matches, "match has", "matches have")} a time in the future and count as today's.`;
export const unknownCharacters = (names: readonly string[]) =>
  `Not in this version, left out: ${names.join(", ")}.`;
export const unknownMoves = (moves: readonly string[], all: number) =>
  `${counted(all, "move isn't", "moves aren't")} in our movelists and stay as written: ${moves.join(" · ")}${all > moves.length ? " ..." : ""}`;
export const namesUnchecked = "The movelists didn't load: moves stay as written.";
export const logFull = "The log has more than 20,000 matches or 300 moves in one: the rest is left out.";

// To another device.
export const deviceTitle = "To another device";
export const aboutLink =
  "The link carries the data itself, after the #. It is sent to no server. Open it on the other device.";
export const makeLink = "Make a link";
export const linkField = "Link with your data";
export const copyLink = "Copy link";
export const copied = "Copied.";
export const notCopied = "The browser did not let us copy. The link is selected: copy it by hand.";
export const tooLong = (most: number) =>
  `Too much for a link of ${formatCount(most)} characters: choose less, or use the file.`;
export const noQr = "Too long for a QR code: copy the link.";
export const qr = "QR code of the link";
export const nothingChosen = "Choose something to take along.";

// The rest.
export const restTitle = "Everything at once";
export const aboutRest = "Saved pages too. What each thing is for: ";
export const privacy = "privacy policy";
export const TROUBLES = {
  blocked: "Your browser keeps no notes and matches for this site.",
  "later version": "A newer version of this site keeps your notes and matches: reload this page to see them.",
  full: "There is no room left on this device.",
} as const;

/** Where the format of match logs is explained. */
export const LOGS_ADDRESS = "/developers#match-logs";
