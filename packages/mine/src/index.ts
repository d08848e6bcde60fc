export * from "./met-match.ts";
export * from "./note.ts";
