export const title = "Tekken 8 frame data of every character";
export const description = (patch: string) =>
  `Frame data of every character of Tekken 8, patch ${patch}: startup, advantage on block, hit and counter hit, damage, range.`;
export const keywords = ["Tekken 8 frame data", "Tekken 8 movelist", "Tekken 8 punishable moves"];
export const name = "Tekken 8 frame data";
export const heading = "Frame Data";
export const intro = "Startup, block, hit and properties of every move. Pick a character.";
