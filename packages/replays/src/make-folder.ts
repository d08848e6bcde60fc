import { existsSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";

/**
 * Makes a folder and those above it that are missing; throws the system's error. Not Node's own recursive way: where the
 * system says of a new folder that there is no such file, as below /proc, that one tries again for ever.
 */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process made it in the same moment.
    if (!existsSync(folder)) throw error;
  }
}
