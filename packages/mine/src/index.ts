export * from "./log/read-log.ts";
export * from "./met-match.ts";
export * from "./note.ts";
