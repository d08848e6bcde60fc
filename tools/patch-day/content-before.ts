import { cp, mkdir, readdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";

/** What the imports write. A history leads back from the movelist beside it, so that the two only change together. */
const IMPORTED = ["movelists", "history"];

/** The imported part of the content as it was before an export. */
export interface ContentBefore {
  /** Holds `movelists` and `history`. */
  readonly folder: string;
  /** Removes the copy, once the export is wholly in the content. */
  forget(): Promise<void>;
}

/**
 * Copies what the imports write to a folder named after the export's day; where the copy is there, a run was stopped, and the content is put
 * back to it. So an import that was killed between two files, or whose source was mended since, begins once more.
 */
export async function openContentBefore(content: string, folder: string): Promise<ContentBefore> {
  if (await isThere(folder)) {
    for (const name of IMPORTED) await copyFolder(join(folder, name), join(content, name));
  } else {
    // What an earlier patch day left is of no use any more.
    await mkdir(dirname(folder), { recursive: true });
    for (const name of await readdir(dirname(folder)))
      await rm(join(dirname(folder), name), { recursive: true });
    const half = `${folder}.half`;
    for (const name of IMPORTED) await copyFolder(join(content, name), join(half, name));
    await rename(half, folder);
  }
  return { folder, forget: () => rm(folder, { recursive: true }) };
}

/** Makes `to` the same as `from`; a folder that is not there counts as empty. */
async function copyFolder(from: string, to: string): Promise<void> {
  await rm(to, { recursive: true, force: true });
  await mkdir(to, { recursive: true });
  if (await isThere(from)) await cp(from, to, { recursive: true });
}

async function isThere(folder: string): Promise<boolean> {
  return readdir(folder).then(
    () => true,
    () => false,
  );
}
