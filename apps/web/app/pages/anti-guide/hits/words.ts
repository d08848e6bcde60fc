export const whatHitYou = "What hit you";
export const whatHitMe = "What hit me";
export const hitTimes = (hits: number) => `hit you ${hits}×`;
