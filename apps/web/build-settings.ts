import { resolve } from "node:path";

/** The environment of a build, read here and nowhere else. */
export const buildSettings = {
  /** Canonical address of the site. */
  siteUrl: process.env.SITE_URL ?? "http://localhost:3000",
  /** Folder with characters.json and characters/<id>.json, made by the build step before this one. */
  dataFolder: resolve(process.env.TACTICIAN_DATA ?? resolve(import.meta.dirname, "../../dist/data")),
  /** Where the built browser files stand while pages are rendered, and where those are put with files of their own. */
  clientFolder: resolve(import.meta.dirname, "build/client"),
  pagesFolder: resolve(import.meta.dirname, "build/pages"),
  /** Where the pieces of moves stand, of which the server makes their pages. */
  movesFolder: resolve(import.meta.dirname, "build/moves"),
  /** Where the module stands that renders them. */
  serverFolder: resolve(import.meta.dirname, "build/server"),
  /** The script that stands in the head of each page. */
  headScriptFile: resolve(import.meta.dirname, "build/server/head.js"),
  /** The service worker, without the list of files that it keeps from the start. */
  serviceWorkerFile: resolve(import.meta.dirname, "build/service-worker.js"),
};
