export * from "./entry.ts";
export { findAnswer, loadSite, type Site } from "./load-site.ts";
export { MovePages, type MovePlace, packMoves } from "./move-pages.ts";
export { type MemoryLimits, packSite, readPackedSite, SiteError } from "./pack-site.ts";
export { isOpenData, LONGEST_URL, splitUrl } from "./request-path.ts";
export * from "./security-headers.ts";
export * from "./send-entry.ts";
