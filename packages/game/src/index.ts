export * from "./character.ts";
export * from "./combo-damage.ts";
export * from "./damage-rule.ts";
export * from "./frame-facts.ts";
export * from "./move.ts";
export * from "./ranks.ts";
export * from "./resolve.ts";
export { stanceWords } from "./resolve-stances.ts";
