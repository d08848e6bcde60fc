import { counted } from "@tactician/contract";
import type { FileProblem } from "@tactician/drills";
import { formatCount } from "@tactician/game";

// Progress.
export const today = "Today";
export const todayOf = (right: number, answered: number) => `${right} of ${answered}`;
export const dueToday = "Due today";
export const daysInARow = "Days in a row";
export const ratingLabel = "Rating";
export const ratingValue = (rating: number, within: number) => `${rating} ± ${within}`;
export const decksHere = "Decks you open appear here, with how much of each you know.";
export const due = (cards: number) => `${cards} due`;
export const learntOf = (learnt: number, all: number) => `${learnt} of ${all} learnt`;
export const recallToday = (percent: number) => `you'd get about ${percent} % right today`;
export const leeches = (cards: number) => `${cards} forgotten again and again`;
export const drilledOn = (days: number, all: number, answers: number) =>
  `Drilled on ${days} of the last ${all} days. Answers: ${answers}`;

// Backup.
export const aboutBackup =
  "Your progress and favourite moves stay in this browser. A file takes them to another device, or brings them back after you have deleted them.";
export const saveAsFile = "Save as a file";
export const importFile = "Import file";
export const FILE_PROBLEMS = {
  "too large": "This file is too large to be a backup of drills. Nothing was changed.",
  "no file of drills": "This is no backup of drills. Nothing was changed.",
  "of a later version":
    "This file was saved by a newer version of the site: reload this page, then try again. Nothing was changed.",
} as const satisfies Record<FileProblem, string>;
export const importing = (written: number, all: number) =>
  `Importing: ${formatCount(written)} of ${counted(all, "card", "cards")} ...`;
export const importedForVisit =
  "Imported for this visit only: your browser saves nothing. Keep the file, and import it again later.";
export const imported = (cards: number, days: number, favourites: number) =>
  `Imported: ${counted(cards, "card", "cards")}, ${counted(days, "day", "days")}, ${counted(favourites, "favourite", "favourites")}. Each card keeps its newest answer.`;
export const skipped = (entries: number) =>
  ` ${counted(entries, "broken entry", "broken entries")} left out.`;
