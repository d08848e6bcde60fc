export * from "./breaker.ts";
export * from "./fair-queue.ts";
export * from "./service-error.ts";
