export * from "./own-version.ts";
export * from "./read-settings.ts";
export * from "./replay-settings.ts";
export * from "./values.ts";
