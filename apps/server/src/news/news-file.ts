import { readFile, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { makeFolder } from "@tactician/replays";
import * as z from "zod";
import type { Article } from "./article.ts";

/** The news as of one moment. */
export interface Edition {
  /** Milliseconds since 1970. */
  fetchedAt: number;
  articles: readonly Article[];
}

const articleSchema = z.object({
  title: z.string(),
  description: z.string(),
  url: z.string().regex(/^https?:\/\//),
  picture: z
    .string()
    .regex(/^https:\/\//)
    .exactOptional(),
});

const editionSchema = z.object({ fetchedAt: z.number(), articles: z.array(articleSchema) });

/** The last edition, from before a restart; `undefined` when there is none or the file is broken. */
export async function readEdition(file: string): Promise<Edition | undefined> {
  try {
    return editionSchema.parse(JSON.parse(await readFile(file, "utf8")));
  } catch {
    return undefined;
  }
}

/** Keeps an edition, whole or not at all. Rejects when the folder cannot be written. */
export async function writeEdition(file: string, edition: Edition): Promise<void> {
  makeFolder(dirname(file));
  const unfinished = `${file}.${process.pid}.tmp`;
  await writeFile(unfinished, JSON.stringify(edition));
  await rename(unfinished, file);
}
