export * from "./addresses.ts";
export * from "./character.ts";
export * from "./failure.ts";
export * from "./mappings.ts";
export * from "./matchup.ts";
export * from "./moves.ts";
export * from "./roulette.ts";
export * from "./replay-records.ts";
