// For search engines and link previews.
export const pendingTitle = (name: string) => `A move of ${name}`;
export const pendingDescription = "Frame data of a move in Tekken 8.";
export const frameDataOf = (name: string) => `${name} frame data`;
export const dataset = (called: string) => `Frame data of ${called}`;
export const description = (called: string, name: string, patch: string, figures: readonly string[]) =>
  `${called} of ${name} in Tekken 8, patch ${patch}${figures.length === 0 ? "" : `: ${figures.join(", ")}`}. What it leads to, and what to press after blocking it.`;
export const onBlock = (advantage: string) => `${advantage} on block`;
/** What a throw leaves on block is what it leaves when it was broken. */
export const onBreak = (advantage: string) => `${advantage} on break`;
export const onHit = (advantage: string) => `${advantage} on hit`;
export const onCounterHit = (advantage: string) => `${advantage} on counter hit`;
export const damage = (points: string) => `damage ${points}`;
/** What is a plain number, and its units. */
export const MEASURED = {
  startup: "startup",
  block: "advantage on block",
  break: "advantage on break",
  hit: "advantage on hit",
  damage: "damage",
  frames: "frames",
  points: "points",
} as const;

// The head of the page.
export const video = "Video on the wiki";
export const sheetOf = (name: string) => `${name}'s sheet`;
export const allMoves = "All moves";
export const checked = (data: string) => `Checked against the movelist of ${data}`;
export const compare = "Compare";
export const comparison = "the comparison";

// Its panels.
export const frameData = "Frame data";
export const noFigures = "The movelist has no numbers for this move.";
export const properties = "Properties";
export const string = "String and stances";
export const stringSteps = "The string, input by input";
export const goesOn = "Goes on with";
/** `Goes into` a stance ` with ` an input ` or ` another. */
export const goesInto = { before: "Goes into ", inputs: " with ", or: " or " } as const;
export const onTheSheet = "On the sheet";
export const times = (count: number) => ` (${count} times)`;
export const aboutDamage = (points: number) => ` about ${points} damage`;
export const untested = " (untested)";
export const whatChanged = "What changed";
export const nothingChanged = "Nothing since our data begins.";
export const dayOfPatch = (day: string, patch: string) => `${day}, patch ${patch}`;
export const allChanges = (name: string) => `All changes of ${name}`;
export const neighbours = "Moves beside this one";
export const previous = "Previous";
export const next = "Next";

// What to press.
export const whatToPress = "What do I press?";
export const iPlay = "I play";
export const chooseCharacter = "choose your character";
export const answersFailed = (why: string) =>
  `Couldn't load your answers: ${why}. Pick your character again.`;
export const pickCharacter = "Pick your character: best punish here.";
export const isThrow = (breaks: string) => `A throw: ${breaks}.`;
export const blocked = (situation: string) => `Blocked: ${situation}.`;
export const unblockable = "It cannot be blocked.";
export const blockUnknown = "Frames on block not known.";
export const theyActFirst = "Blocked, they act first.";
export const evenOnBlock = "Blocked, you're even.";
export const youActFirst = (ahead: number, jab: number) =>
  `Blocked, you act ${frames(ahead)} before them: not enough for a button of ${jab} frames.`;
export const breakThrow = "Nothing to punish: break it, or duck it if it is high.";
export const nothingByFrames = "Nothing to punish by frames.";
export const theyArePlus = (ahead: number) => `They're plus ${ahead}: keep blocking.`;
export const evenTurn = "You're even: the faster move wins.";
export const yourTurn = (ahead: number) => `Safe, but your turn: you act ${frames(ahead)} before them.`;
export const onlyHighs =
  "Only highs are fast enough, and they may whiff: we don't know if this ends crouching.";

const frames = (count: number) => (count === 1 ? "1 frame" : `${count} frames`);

// Offline.
export const loading = "Loading...";
export const notSaved = "This move is not saved";
export const saveGuide = {
  before: "Save the guide ",
  link: "for offline",
  after: " while you have a connection: then the frame data of every move is here.",
} as const;
export const savedOnly = "You're offline: this is the saved frame data. The rest of the page isn't saved.";
export const allMovesOf = (name: string) => `All moves of ${name}`;

// There is no such move.
export const unknownTitle = "No such move";
export const unknownDescription = "No character of Tekken 8 has this move. The nearest ones are here.";
export const whiffed = "Whiffed! No such move";
export const closest = "No move with that input. Closest:";
export const othersHaveIt = "Others have it";
export const allMovesOfAll = "All moves of all characters";
