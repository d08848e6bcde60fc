/**
 * Pictures already rendered, named by what they were made from: the same input is never rendered twice, whichever
 * folder it goes to and whatever was deleted from there.
 */
import { createHash, randomUUID } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Raise it when a change of the rendering itself (size, format, quality) must make all pictures anew. */
const RENDERER_VERSION = "2";

type Inputs = readonly (string | Uint8Array)[];
type Render = () => Promise<Uint8Array>;

export type ArtCache = ReturnType<typeof openArtCache>;

/** A cache in a folder that is made when missing and may be deleted at any time. */
export function openArtCache(directory: string) {
  let rendered = 0;
  /** The picture for these inputs, rendered only when it is not there yet. A failure of `render` is passed on. */
  const get = async (inputs: Inputs, render: Render): Promise<Uint8Array> => {
    const file = join(directory, keyOf(inputs));
    const known = await readIfThere(file);
    if (known !== undefined) return known;
    const picture = await render();
    rendered += 1;
    await writeWhole(file, picture);
    return picture;
  };
  return {
    get,
    /** Writes that picture to `file`. */
    write: async (file: string, inputs: Inputs, render: Render) =>
      writeIfChanged(file, await get(inputs, render)),
    countRendered: () => rendered,
  };
}

/** Writes a file unless it already holds exactly these bytes, so that an unchanged picture keeps its time. */
export async function writeIfChanged(file: string, bytes: string | Uint8Array): Promise<void> {
  const wanted = Buffer.from(bytes);
  const present = await readIfThere(file);
  if (!present?.equals(wanted)) await writeWhole(file, wanted);
}

function keyOf(inputs: Inputs): string {
  const hash = createHash("sha256").update(RENDERER_VERSION);
  // Lengths keep ["ab", "c"] and ["a", "bc"] apart.
  for (const input of inputs) hash.update(`\0${input.length}\0`).update(input);
  return hash.digest("hex").slice(0, 40);
}

async function readIfThere(file: string): Promise<Buffer | undefined> {
  return readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
}

/** Through a second name, so that a stopped build leaves no half picture behind. */
async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  await mkdir(join(file, ".."), { recursive: true });
  const unfinished = `${file}.${randomUUID()}.part`;
  await writeFile(unfinished, bytes);
  await rename(unfinished, file);
}
