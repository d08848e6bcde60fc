export * from "./entry.ts";
export * from "./find-answer.ts";
export { loadSite, type Resource, type Site, type SiteData } from "./load-site.ts";
export { MovePages, type MovePlace } from "./move-pages.ts";
export { type MemoryLimits, packMoves, packSite, SiteError } from "./pack-site.ts";
export { isOpenData, LONGEST_URL, splitUrl } from "./request-path.ts";
export * from "./security-headers.ts";
export * from "./send-entry.ts";
