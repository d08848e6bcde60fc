import { join } from "node:path";

export const root = join(import.meta.dirname, "../..");
export const contentDir = join(root, "content");
export const changelogFile = join(root, "CHANGELOG.md");
export const webDir = join(root, "apps/web");
/** What the web build renders of moves, for packing. */
export const piecesDir = join(webDir, "build/moves");
export const distDir = join(root, "dist");
/** The build works here and renames the folder at the end, so that `dist` is always whole. */
export const stagingDir = join(root, ".cache/dist-next");
