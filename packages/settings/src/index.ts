export * from "./command-line.ts";
export * from "./read-settings.ts";
export * from "./values.ts";
