import { counted } from "@tactician/contract";
import type { Break, DeedOption, Landed, Turn, Verdict } from "@tactician/drills";
import type { HitLevel } from "@tactician/game";
import type { DrillMode } from "./core/drills-address.ts";

// The page itself.
export const pageTitle = "Tekken 8 matchup drills";
export const description = (patch: string) =>
  `Learn a matchup of Tekken 8 by cards, patch ${patch}: what to press after a block, where to duck a string, how to break a throw, whose turn it is. It repeats what you forget.`;
export const keywords = [
  "Tekken 8 punish training",
  "Tekken 8 flash cards",
  "Tekken 8 matchup drills",
  "Tekken 8 throw break practice",
];

export const heading = "Drills";
export const iPlay = "I play";
export const against = "against";
export const choose = "choose";
export const pageCards = "the cards";
export const versus = (mine: string, theirs: string) => `${mine} against ${theirs}`;

export const modes = "Ways to drill";
export const MODES = {
  learn: "Ten now",
  hit: "What hit me",
  endless: "Endless",
  daily: "Daily",
  challenge: "Friend",
} as const satisfies Record<DrillMode, string>;
export const mine = "Mine";
export const mineSpoken = "Mine: only my favourite moves";

export const unknownCharacter =
  "Unknown character in this link. Pick both characters; your progress is safe.";
export const chooseBoth = "Choose both characters.";
export const chooseOpponent = "Choose the opponent.";

export const intro =
  "Two minutes between rounds. One matchup, one card at a time: what you miss comes back tomorrow, what you know in weeks. Everything stays in your browser.";
export const KIND_EXAMPLES = [
  ["Punish", "You block this: what do you press?"],
  ["Strings", "Where do you duck, press, step, or wait?"],
  ["Throw breaks", "1, 2 or 1+2, against the game's clock"],
  ["Whose turn", "After a block, a hit, a counter hit"],
  ["Your own sheet", "Routes, punishers, Heat Engagers"],
] as const;

export const loadingCards = "Shuffling the cards...";
export const loadingSlowly = "Still fetching frame data: the connection is slow.";
export const cards = "the cards";
export const progressIsSafe = "Your progress is safe.";

export const noFavourites =
  "No favourite moves in this matchup yet. Star one beside an answer or in frame data. Stars on your own moves count where they are the best answer.";
export const readingMatches = "Reading your matches...";
export const noHits = (theirs: string) =>
  `Nothing of ${theirs} has hit you yet. After a match, tap what hit you: it is drilled here.`;
export const noHitCards = (theirs: string) =>
  `What hit you of ${theirs} has no card: nothing to punish, duck or break. Their page says what helps.`;
export const tapWhatHit = "Tap what hit you";
export const noCards = "Your settings leave no cards for this matchup.";
export const learnEverything = "Learn everything";

export const aboutMatchup = "About this matchup";
export const practiceRecipe = "Practice recipe";
export const sheetOf = (mine: string) => `Sheet of ${mine}`;

// What a card asks.
export const youBlock = "You block this. What do you press?";
export const youBlockString = "You are blocking this string. What works?";
export const youBlockPart = "You block this. They stop here, or go on. What is safe?";
export const youAreThrown = "They throw you. What breaks it?";
export const WHOSE_TURN = {
  block: "You block this. Whose turn is it?",
  hit: "This hits you. Whose turn is it?",
  "counter hit": "This counter-hits you. Whose turn is it?",
} as const satisfies Record<Landed, string>;
export const whichRoute = "Your launcher hits. Which follow-up is on your sheet?";
export const whatPunishes = (frames: number, from: string) =>
  `You have ${frames} frames, ${from}. What punishes?`;
export const whichEngager = "Which one is a Heat Engager?";

// What else it shows.
export const ownSheet = (mine: string) => `${mine}, from your own sheet.`;
export const throwExpected = (theirs: string, frames: number) =>
  `${theirs} is about to throw you. ${frames} frames to break.`;
export const throwFrames = (seen: number, toBreak: number) =>
  `${seen} frames to the grab, ${toBreak} to break it`;
export const mayGoOnWith = "They may go on with ";
export const or = " or ";
export const ready = "Ready";
export const passing = "I do not know";

// Options that are no moves.
export const TURNS = {
  punish: "Punish it",
  yours: "Your turn",
  even: "Even",
  theirs: "Their turn",
} as const satisfies Record<Turn, string>;
export const noButton = "No button";
export const DEEDS = {
  guard: (hit) => `Block hit ${hit} standing`,
  duck: (hit) => `Duck hit ${hit}`,
  "low parry": (hit) => `Low parry hit ${hit}`,
  press: (hit) => `Press before hit ${hit}`,
  block: (hit) => `Hit ${hit} jails: nothing gets in`,
} as const satisfies Record<Exclude<DeedOption["deed"], "step">, (hit: number) => string>;
export const step = "step";
export const stepBefore = (side: string, hit: number) => `${side} before hit ${hit}`;
export const BREAKS_SPOKEN = {
  "1": "1",
  "2": "2",
  "1+2": "1+2",
  none: "no button",
} as const satisfies Record<Break, string>;
export const routeSpoken = (steps: readonly string[]) => steps.join(", then ");

// What is said of each once the card is answered.
export const VERDICTS_SPOKEN = {
  best: "right: ",
  works: "works: ",
  wrong: "wrong: ",
} as const satisfies Record<Verdict, string>;
export const heatEngager = "Heat Engager";
export const notHeatEngager = "not a Heat Engager";
export const nextHitFirst = (frames: number) => `i${frames} · the next hit comes first`;
export const tooSlow = (frames: number, late: number) => `i${frames} · ${late} too slow`;
export const highWhiffs = (frames: number) => `i${frames} · high, whiffs`;
export const launches = "launches";
export const damageOf = (damage: number) => `${damage} damage`;
export const orFaster = (frames: number) => `i${frames} or faster`;
export const framesForIt = (frames: number) => `${frames} frames for it`;
export const mayComeLow = "it may come low";
export const midOrJails = "it comes mid, or jails";
export const notLow = "it is not low";
export const noButtonFits = "no button is fast enough";
export const jails = "it jails";
export const doesNotJail = "it does not jail";
export const followsYou = "it follows you";
export const isLevel = (level: HitLevel) => `it is ${LEVELS[level]}`;
/** How high a hit comes, as short as a card has room for it. */
export const LEVELS = {
  high: "high",
  mid: "mid",
  low: "low",
  "special mid": "s. mid",
  "special low": "s. low",
  throw: "throw",
  "high throw": "high throw",
  "mid throw": "mid throw",
  "low throw": "low throw",
  "crouch throw": "crouch throw",
  "air throw": "air throw",
  "ground throw": "ground throw",
  "wall throw": "wall throw",
} as const satisfies Record<HitLevel, string>;

// The result.
export const nowYouKnow = "Now you know";
export const wrong = "Wrong";
export const rightButSlow = "Right, but slow";
export const works = "Works";
export const shareOf = (has: number, of: number) => `${has} of ${of}`;
export const mistap = "Mis-tap";
export const mistapSpoken = "Mis-tap: do not count it";
export const rating = (now: number, change: number) =>
  `rating ${now} (${change < 0 ? "−" : "+"}${Math.abs(change)})`;
export const right = "Right";
export const best = "Best";
export const bestSpoken = (answer: string) => `Best: ${answer}`;
export const thenRoute = "Then";
export const moreLink = "More";
export const moreLinkSpoken = " about this move";
export const onBlock = (situation: string) => `On block ${situation}`;
export const itGoesOn = (how: string) => `It ${how}`;
export const duckIt = (damage: number) => `${damage} damage: duck it`;
export const unlessBroken = (damage: number) => `${damage} damage if you don't`;
export const routeDamage = (min: number, max: number) =>
  `about ${min === max ? max : `${min} to ${max}`} damage`;
export const routeUntested = "route untested";
export const forThem = (advantage: string, on: Landed) => `${advantage} for them on ${on}`;
export const inTime = (frames: number) => `in ${frames} frames, in time`;
export const tooLate = (frames: number, late: number) => `in ${frames} frames, ${late} too late`;
export const again = (when: string) => `again ${when}`;
export const favouriteMove = "Favourite move";
export const next = "Next";
export const toResult = "Result";

// When a card comes back.
export const inMinutes = (minutes: number) => (minutes === 1 ? "in a minute" : `in ${minutes} minutes`);
export const inHours = (hours: number) => (hours === 1 ? "in an hour" : `in ${hours} hours`);
export const tomorrow = "tomorrow";
export const inDays = (days: number) => `in ${days} days`;
export const inMonths = (months: number) => `in ${months} months`;

// Notes of a card.
export const answerChanged = (was: string, now: string) =>
  `A patch has changed the answer: it was ${was}, now it is ${now}.`;
export const factsChanged = "Its frame data changed since you learnt it. The answer is the same.";
export const leech =
  "You keep forgetting this one. Cards alone will not fix it: record the move in practice mode and answer it ten times in a row.";
export const newCard = "New";

// Where a session is.
export const againLeft = (left: number) => `Again · ${left} left`;
export const cardOf = (card: number, all: number) => `Card ${card} of ${all}`;
export const endlessNotSaved = "Endless: for your streak and rating, not for memory";
export const rightOf = (right: number, all: number) => `${right} of ${all} right`;
export const dailyCard = (mine: string, theirs: string, card: number, all: number) =>
  `${mine} against ${theirs} · card ${card} of ${all}`;
export const inARow = (row: number) => `${row} in a row`;

export const countingResult = "Counting...";
export const doneForNow = "Done for now";
export const nothingDue = "Nothing is due";
export const startWithTen = (all: number) =>
  `${counted(all, "card", "cards")} in this matchup. Start with ten?`;
export const nextCard = (when: string) => `Next card ${when}. `;
export const streak = (days: number) => `You have drilled ${days} days in a row.`;
export const minutesADay = "A few minutes a day is enough.";
export const tenMore = "Ten more";
export const keepPlaying = "Endless";
export const challengeFriend = "Challenge a friend";

// What is folded below the card.
export const settings = "Settings";
export const progress = "Progress";
export const yourProgress = "your progress";
export const backup = "Backup";
