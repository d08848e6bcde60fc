// The daily ten.
export const thinking = {
  before: (seconds: number) => `${seconds} seconds of thinking, on `,
  after: ". Tomorrow has another pair.",
};
export const thoughtFor = (seconds: number) => `${seconds} seconds of thinking.`;
export const challengeTitle = (mine: string, theirs: string) => `${mine} against ${theirs}, ten cards`;
export const sendChallenge =
  "Send the link: your friend gets the same ten cards and sees your result beside theirs.";
export const beatThis = (right: number, all: number, seconds: number) =>
  `To beat: ${right} of ${all} in ${seconds} s`;
export const friendHas = (right: number, all: number, seconds: number) =>
  `Your friend: ${rightInSeconds(right, all, seconds)}`;
export const OUTCOMES = { won: "You win.", lost: "Your friend wins.", even: "Even." } as const;
export const otherCards =
  "The guide has changed since this link was made: its ten cards were others, so the results cannot be compared.";
export const anotherTen = "Another ten";
export const onceMore = "Once more";
export const resultTitle = (mine: string, theirs: string, day: string) => `${mine} against ${theirs}, ${day}`;
export const shareResult = "Share result";
export const copyResult = "Copy result";
export const saveAsPicture = "Save as picture";
export const copied = "Copied. Paste it wherever you like.";
export const copyByHand = "Your browser did not let us copy: the text is marked, copy it by hand.";
export const resultAsText = "Your result as text";
export const dailyDrill = "Daily drill";
export const tenCards = "Ten cards";
export const rightInSeconds = (right: number, all: number, seconds: number) =>
  `${right} of ${all} in ${seconds} s`;
