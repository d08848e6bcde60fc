export type * from "./match.ts";
export * from "./open-store.ts";
export * from "./sample-player.ts";
export * from "./service/player-history.ts";
export * from "./service/read-replay-rows.ts";
export * from "./service/replay-service.ts";
export * from "./service/service-error.ts";
export type * from "./store.ts";
export * from "./store-error.ts";
