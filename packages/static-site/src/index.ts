export { SiteError } from "./answer-index.ts";
export * from "./entry.ts";
export * from "./find-answer.ts";
export { loadSite, type Resource, type Site, type SiteData } from "./load-site.ts";
export type { MovePages, MovePlace } from "./move-pages.ts";
export * from "./pack-move-pages.ts";
export { type MemoryLimits, packSite } from "./pack-site.ts";
export type { MovePictures } from "./pictures/move-pictures.ts";
export {
  type DrawnParts,
  GROUND_COLOURS,
  INK_STEPS,
  INKS,
  LETTER_SIZES,
  type Letter,
  PANEL,
  PICTURE_HEIGHT,
  PICTURE_WIDTH,
  packMovePictures,
} from "./pictures/picture-format.ts";
export { isOpenData, LONGEST_URL, splitUrl } from "./request-path.ts";
export * from "./security-headers.ts";
export * from "./send-entry.ts";
