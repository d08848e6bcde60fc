export const whatHitYou = "What hit you";
export const whatHitMe = "What hit me";
export const hitTimes = (hits: number) => `hit you ${hits}×`;
export const yourNote = "✎ Note";
export const noteOn = (move: string) => ` on ${move}`;
