export const pageTitle = "Tekken 8 practice recipe";
export const description = (patch: string) =>
  `What to record in the practice mode of Tekken 8 for any matchup, patch ${patch}: which moves, in which order, what punishes them, and when to stop. On one page, to print.`;
export const keywords = ["Tekken 8 practice mode", "Tekken 8 punish training", "Tekken 8 matchup practice"];

export const heading = "Practice recipe";
export const intro =
  "What to record in practice mode, what to press after each move, and when to stop. Prints on one page.";

export const unknownCharacter = "Unknown character in this link. Pick both characters above.";
export const chooseBoth = "Choose both characters to get the recipe.";
export const moves = "the moves";
export const writing = "Writing the recipe...";

export const versus = (mine: string, theirs: string) => `${mine} against ${theirs}`;
export const nothingToRecord = {
  before: (mine: string, theirs: string) =>
    `${mine} has no sure punish for any of ${theirs}'s moves, so there is nothing to record. `,
  link: (theirs: string) => `How to beat ${theirs}`,
  after: " has what else helps.",
};
export const print = "Print";

export const howTo = "How to drill a set";
export const steps = (theirs: string) => [
  `In practice mode, pick ${theirs} as the opponent and record a set's moves in this order, one per recording. Not enough slots? Leave out the last ones.`,
  "Play back one alone: block it, then press the answer. Three times right: next one.",
  "Then play back the whole set at random. Watch how the move ends, not how long you have blocked.",
  "Set done? Go on to the next. Stop after a quarter of an hour, and next time begin with what went wrong.",
];
export const SETS = {
  standing: (set: number) => `Set ${set}: block these standing`,
  crouching: (set: number) => `Set ${set}: block these crouching`,
};
export const doneAfter = (answers: number) => `Done after ${answers} right answers in a row.`;
export const source = (month: string) =>
  `From the movelists of ${month}. “About” marks the damage of a whole combo.`;
