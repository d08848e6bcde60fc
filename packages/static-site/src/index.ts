export * from "./accept-encoding.ts";
export * from "./compress.ts";
export * from "./entry.ts";
export * from "./find-answer.ts";
export * from "./load-site.ts";
export type { MovePages, MovePlace } from "./move-pages.ts";
export * from "./open-data.ts";
export * from "./pack-move-pages.ts";
export * from "./pack-site.ts";
export type { MovePictures } from "./pictures/move-pictures.ts";
export * from "./pictures/pack-move-pictures.ts";
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
} from "./pictures/picture-format.ts";
export * from "./preconditions.ts";
export { LONGEST_URL } from "./request-path.ts";
export * from "./security-headers.ts";
export * from "./send-entry.ts";
export * from "./site-error.ts";
