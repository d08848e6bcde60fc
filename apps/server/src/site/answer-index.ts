import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod";
import { parseJson } from "./build-info.ts";
import type { Content } from "./entry.ts";
import { SiteError } from "./site-error.ts";

/** Bodies of all answers that are kept in memory, one behind the other. */
export const ANSWER_BODIES = "answers.bin";
/** What they are, in the same order. */
export const ANSWER_INDEX = "answers.json";

const length = z.int().nonnegative();

const indexedFileSchema = z.object({
  /** Below the built site, with slashes: `web/about/index.html`, `data/characters/jin.json`. */
  path: z.string(),
  /** Nothing for a file that is streamed. */
  kept: z
    .object({
      /** As in `Content`. */
      hash: z.string().regex(/^[\w-]{22}$/),
      /** Of the plain body. */
      bytes: length,
      /** Of each coding's body; in the order of the bodies. */
      bodies: z.array(z.tuple([z.enum(["identity", "br", "gzip"]), length])),
    })
    .optional(),
});

const answerIndexSchema = z.object({
  /** SHA-256 of all bodies, in hexadecimal digits. */
  digest: z.string(),
  files: z.array(indexedFileSchema),
});

export type AnswerIndex = z.infer<typeof answerIndexSchema>;
export type IndexedFile = z.infer<typeof indexedFileSchema>;

/** Each file that may be answered, by its path below the built site; `streamed` is one that is not kept in memory. */
export type Answers = ReadonlyMap<string, Content | "streamed">;

/** A file's content; throws a `SiteError` that names it when there is none. */
export function findContent(answers: Answers, path: string): Content {
  const content = answers.get(path);
  if (content === undefined || content === "streamed") return missing(path);
  return content;
}

/**
 * Reads what `packSite` wrote. The build has checked every document against the contract; here the digest tells that they
 * are still the same bytes. Throws a `SiteError`.
 */
export async function readAnswers(distDir: string): Promise<Answers> {
  const text = await readFile(join(distDir, ANSWER_INDEX), "utf8").catch(() => missing(ANSWER_INDEX));
  const { digest, files } = parseJson(text, answerIndexSchema, ANSWER_INDEX);
  const bodies = await readFile(join(distDir, ANSWER_BODIES)).catch(() => missing(ANSWER_BODIES));
  if (createHash("sha256").update(bodies).digest("hex") !== digest)
    throw new SiteError(`The built site is broken (${ANSWER_BODIES} is not what the build wrote)`);
  return new Map(cut(files, bodies));
}

function missing(file: string): never {
  throw new SiteError(`The built site is broken (${file} is missing)`);
}

/** Pieces of the one buffer, not copies. */
function* cut(files: readonly IndexedFile[], all: Buffer): Generator<[string, Content | "streamed"]> {
  let start = 0;
  for (const { path, kept } of files) {
    if (!kept) {
      yield [path, "streamed"];
      continue;
    }
    const { hash, bytes } = kept;
    const bodies: Content["bodies"] = {};
    for (const [coding, length] of kept.bodies) {
      bodies[coding] = all.subarray(start, start + length);
      start += length;
    }
    yield [path, { hash, bytes, bodies }];
  }
  if (start !== all.length)
    throw new SiteError(`The built site is broken (${ANSWER_INDEX} does not fit ${ANSWER_BODIES})`);
}
