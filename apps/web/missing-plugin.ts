import type { Plugin } from "vite";

/**
 * Stops the build at a word that its module does not have: `words.heading` would be nothing on the page, and the bundler only warns.
 * The message names the file that says it, and the word.
 */
export function noMissingWords(): Plugin {
  return {
    name: "tactician-no-missing-words",
    onLog(_level, log) {
      if (log.code === "IMPORT_IS_UNDEFINED") this.error(log.message);
    },
  };
}
