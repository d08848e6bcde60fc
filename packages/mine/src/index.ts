export * from "./log/read-log.ts";
export * from "./met/pair-by-time.ts";
export * from "./met/sum-met.ts";
export * from "./met/weak-spots.ts";
export * from "./met-match.ts";
export * from "./note.ts";
