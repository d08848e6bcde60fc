import type { Strategy } from "@tactician/contract";

export const pageTitle = "Tekken 8 Strategy Roulette";
export const description = (patch: string) =>
  `Spin the wheel and win your next match of Tekken 8, patch ${patch}, in a way you never would: challenges for every character, points, a verdict and a leaderboard.`;
export const keywords = ["Tekken 8 challenges", "Tekken 8 strategy roulette", "Tekken 8 stream challenge"];

export const heading = "Strategy Roulette";
export const intro = "Spin, play what it says, be honest about it. Every challenge comes up once.";
export const onStream = "On a stream? ";
export const onStreamLink = "Pick one challenge as a card for your viewers";

// Points and progress.
export const roulette = "The roulette";
export const currentPoints = "Current Points";
export const highestStreak = (points: string) => `Highest Streak: ${points}`;
export const strategyOf = (drawn: number, all: number) => `Strategy ${drawn} of ${all}`;
export const strategies = (all: number) => `${all} strategies`;
export const drawn = "Strategies drawn";

// Before a run.
export const whoDoYouPlay = "Who do you play?";
export const allCharacters = "All Characters";
export const randomStrategy = "Random Strategy";
export const shuffling = "Shuffling the strategies...";
export const noStrategies = "No strategies available.";
export const allDrawn = "No more new strategies. Resetting...";
export const worth = "What a strategy is worth";

// A strategy.
export const strategyCard = (title: string) => `Strategy: ${title}`;
export const duration = "Duration";
export const oneRound = "One Round";
export const wholeMatch = "Whole Match";
export const onlyOnce = "Only Once";
export const difficulty = "Difficulty";
export const DIFFICULTIES = {
  easy: "Easy",
  medium: "Medium",
  hard: "Hard",
} as const satisfies Record<Strategy["difficulty"], string>;

export const succeeded = "Succeeded";
export const failed = "Failed";
export const keys = "Keys S and F";
export const keysHint = "Answer from the keyboard";

// After a run.
export const verdict = "The verdict";
export const newHighest = "New highest streak";
export const points = (points: string) => `${points} points`;
export const retry = "Retry";

// What a screen reader says when a run has changed.
export const scored = (change: string, points: string) => `${change}, ${points} points. `;
export const runOver = "The run is over.";
export const strategySpoken = (title: string, difficulty: string, duration: string, description: string) =>
  `${title}. ${difficulty}, ${duration}. ${description}`;

// The leaderboard.
export const leaderboard = "Player Leaderboards";
export const ranking = "Ranking";
export const name = "Name";
export const video = "Video";
export const pointsColumn = "Points";
export const loadingLeaderboard = "Loading the leaderboard...";
export const emptyLeaderboard =
  "Nobody here yet, so first place is free. Record a whole run, put the video online, and publish it with your points below.";
export const watch = "Watch";
export const watchSpoken = (name: string) => `Watch ${name}'s run`;
export const publish = "Publish your VOD and points";

export const strategiesFailed =
  "Couldn't load the strategies. Check your connection, or try again in a minute.";
export const leaderboardFailed =
  "Couldn't load the leaderboard. Check your connection, or try again in a minute.";
