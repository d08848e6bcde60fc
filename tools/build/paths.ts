import { join } from "node:path";

export const root = join(import.meta.dirname, "../..");
export const contentDir = join(root, "content");
export const changelogFile = join(root, "CHANGELOG.md");
export const webDir = join(root, "apps/web");
/** Where the web build puts the rendered move pages, for packing. */
export const piecesDir = join(webDir, "build/moves");
export const distDir = join(root, "dist");
/** The build works here and renames the folder at the end, so that `dist` is always complete. */
export const stagingDir = join(root, ".cache/dist-next");
