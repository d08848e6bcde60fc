export type * from "./match.ts";
export * from "./open-store.ts";
export type * from "./store.ts";
export * from "./store-error.ts";
