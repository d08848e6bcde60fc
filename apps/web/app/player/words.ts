export const youAreOffline = "You are offline.";
export const notMatches = "The answer is not a list of matches";
export const serverAnswered = (status: number) => `The server answered ${status}`;
