export const title = "Tekken 8 anti-guide: how to beat every character";
export const description = (patch: string) =>
  `How to beat every character of Tekken 8, patch ${patch}: what to punish, what to duck, which way to step, and your own character's answers.`;
export const keywords = [
  "Tekken 8 anti-guide",
  "Tekken 8 counter guide",
  "Tekken 8 punish finder",
  "how to beat",
];
export const name = "Tekken 8 anti-guide";
export const heading = "Choose Your Nemises";
export const intro = {
  before:
    "Who beats you? What to punish, what to duck and which way to step, with your own character's answers beside it. Not sure? Check ",
  link: "your player stats",
  after: ".",
} as const;
