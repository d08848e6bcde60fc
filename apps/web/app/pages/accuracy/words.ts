import type { WantedFact } from "@tactician/contract";

export const title = "How accurate is this guide?";
export const description =
  "What checks the guide's figures, how many a second program found wrong, what nobody knows, and how to report a wrong value.";
export const lead = (checked: number, wrong: number) =>
  `A second program, which shares no rule with the guide, judged ${checked.toLocaleString("en")} of its figures from the wiki's raw lists. ${WRONG(wrong)}`;
const WRONG = (wrong: number) => {
  if (wrong === 0) return "None was wrong.";
  return wrong === 1 ? "One was wrong: it is below." : `${wrong} were wrong: they are below, row by row.`;
};
export const wrongHere = "See a wrong value? Press it, then “Wrong?”.";

// The audit.
export const auditTitle = "The last audit";
export const auditLine = (day: string, month: string, seed: number) =>
  `${day}, against the lists of ${month}, sample drawn with seed ${seed}.`;
export const pairsLine = (read: number, of: number) =>
  `Answers and launches: from ${read} of ${of.toLocaleString("en")} matchups.`;
export const chart = "Share of wrong figures by kind, with the 95 % interval, in %; the table says the same.";
export const table = "Figures by kind: how many there are, judged, wrong, not to be judged";
export const HEADS = ["Kind", "In the guide", "Judged", "Wrong", "Likely wrong", "No second source"];
export const likely = (from: number, to: number) => `${from}–${to} %`;
export const plantedLine = (planted: number, found: number) =>
  `Does the audit itself work? ${planted} wrong values were planted in a copy: it found ${found}.`;
export const wrongRows = (count: number) =>
  count === 1 ? "The one that is wrong" : `The ${count} that are wrong`;
export const wrongHeads = ["Move", "What", "Shown", "Raw list", "Why"];
export const repeat =
  "Repeat it with another seed: npm run audit -- --seed 7 --from DIR. Your share should lie within the interval in 19 of 20 runs.";
export const whatChecks = "What checks what";
export const CHECKS: readonly (readonly [kind: string, how: string])[] = [
  ["Frame data", "importer tests on every row of the wiki's lists, and the audit"],
  [
    "Punishers and answers",
    "a property over all 1,764 matchups, 120 known answers with sources, and the audit",
  ],
  ["Strings", "gaps against the wiki's own notes “Jail” and “Interrupt”, and the audit"],
  [
    "Routes on sheets",
    "every step must be a move that connects, at each build; the audit matches them again",
  ],
  ["Combo damage", "an estimate by one rule, held against players' totals; the audit adds it up again"],
  ["Changes by patch", "undoing all of them must give the oldest list; the audit compares the newest values"],
];

// What is promised of statistics.
export const promisesTitle = "Statistics";
export const coachTitle = "Your weaknesses (player stats)";
export const worldTitle = "Matchup chart";
export const promisesLine = (day: string) => `Checked on generated players on ${day}, with planted truths:`;
export const promiseHeads = ["Promise", "Found", "Kept"];
export const kept = "yes";
export const missed = "no";

// What is not known.
export const missingTitle = "What is not known";
export const missingLine = (moves: number) =>
  `Of ${moves.toLocaleString("en")} moves, so many have no value:`;
export const missingHeads = ["Value", "Moves without"];
export const FIELDS: ReadonlyMap<string, string> = new Map([
  ["startup", "Startup"],
  ["block", "On block"],
  ["hit", "On hit"],
  ["damage", "Damage"],
  ["reach", "Reach in metres"],
  ["tracking", "How far it follows a sidestep"],
  ["crouchingHit", "On crouching opponents"],
]);
export const unreadTitle = (count: number) => `${count} strikes without a block value we can read`;

// Wanted.
export const wantedTitle = "Wanted: two minutes in practice mode";
export const wantedLine =
  "Nobody has written these down. The first ones decide most answers. Three equal readings of different players become a proposal.";
export const measured = "I measured this";
export const measuredSpoken = (what: string) => ` (${what})`;
export const wantedBy = (answers: number) =>
  answers === 1 ? "1 answer" : `${answers.toLocaleString("en")} answers`;
export const WANTED: Readonly<Record<WantedFact["field"], string>> = {
  posture: "Crouching or standing after it was blocked?",
  reach: "How far does it reach?",
  step: "Which sidestep avoids it?",
  crouching: "Advantage on crouching opponents?",
  total: "Damage of its combo in all?",
};
export const wantedMore = (count: number) => `${count} more`;
export const recipesTitle = "How to measure";
export const RECIPES: readonly (readonly [field: WantedFact["field"], steps: readonly string[]])[] = [
  [
    "reach",
    [
      "Record the opponent: a long poke that you block at its very tip.",
      "Block it and press the move at once, five times.",
      "Write “reaches” or “whiffs”, and the poke: “whiffs after Jin df+2”.",
    ],
  ],
  [
    "posture",
    [
      "Record the opponent doing the move. Block it.",
      "Press your jab (1) at once. It goes over their head: they crouch.",
      "Write “crouching” or “standing”.",
    ],
  ],
  [
    "step",
    [
      "Record the opponent doing the move at round-start distance.",
      "Sidestep left ten times, then right ten times.",
      "Write how many missed you: “left 9, right 2”.",
    ],
  ],
  [
    "crouching",
    [
      "Set the opponent to crouch, frame display on.",
      "Hit with the move and read the advantage.",
      "Write it as shown: “+7”.",
    ],
  ],
  [
    "total",
    [
      "Set the opponent to stand, counter hit as the sheet says.",
      "Do the sheet's route and read the total.",
      "Write the total: “66”.",
    ],
  ],
];

// Reports.
export const reportsTitle = "Reports";
export const reportsLoading = "Counting reports ...";
export const reportsNone = "No report yet.";
export const reportsCame = (came: number, accepted: number, days: number | undefined) =>
  `${came.toLocaleString("en")} came, ${accepted.toLocaleString("en")} were right${days === undefined ? "" : `; mended after ${days} days (median)`}.`;
export const reportsFailed = "Couldn't count the reports: check the connection.";
export const ownReport = (place: string, shown: string, value: string) =>
  `${place}: ${shown === "" ? "not known" : shown} → ${value}`;
export const ownTitle = "Yours, from this browser";
export const STATES = {
  open: "not read yet",
  accepted: "right, thank you",
  refused: "refused",
  waiting: "waits for a connection",
};
export const unknownState = "couldn't look it up";
export const goneState = "deleted";
