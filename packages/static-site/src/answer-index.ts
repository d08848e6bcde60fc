import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod";
import type { Content } from "./entry.ts";

/** Bodies of all answers that are kept in memory, one behind the other. */
export const ANSWER_BODIES = "answers.bin";
/** What they are, in the same order. */
export const ANSWER_INDEX = "answers.json";

/* These strings end up in a header, so their shape matters. */
const inlineHashes = z.array(z.string().regex(/^sha256-[A-Za-z0-9+/]{43}=$/));
const origin = z.string().regex(/^https?:\/\/[\w.:[\]-]+$/);
const scriptAddress = z.string().regex(/^https:\/\/[\w.:-]+\/[\w./~%@+-]+$/);
const length = z.int().nonnegative();

const buildSchema = z.object({
  version: z.string(),
  /** Other origins that the pages' scripts were built to ask, such as an API on another host. */
  connectSources: z.array(origin),
  /** Scripts of the hosting provider that pages load. */
  scriptSources: z.array(scriptAddress),
});

const indexedFileSchema = z.object({
  /** Below the built site, with slashes: `web/about/index.html`, `data/characters/jin.json`. */
  path: z.string(),
  /** Inline scripts and styles of a page. */
  inline: z.object({ scripts: inlineHashes, styles: inlineHashes }).optional(),
  /** Nothing for a file that is streamed. */
  kept: z
    .object({
      /** As in `Content`. */
      hash: z.string().regex(/^[\w-]{22}$/),
      bytes: length,
      /** Of the plain body as it lies in the one file, or of its Brotli and its gzip copy instead. */
      lengths: z.tuple([length, length.optional()]),
    })
    .optional(),
});

const answerIndexSchema = z.object({
  /** SHA-256 of all bodies, in hexadecimal digits. */
  digest: z.string(),
  build: buildSchema,
  files: z.array(indexedFileSchema),
});

export type Build = z.infer<typeof buildSchema>;
export type IndexedFile = z.infer<typeof indexedFileSchema>;
export type AnswerIndex = z.infer<typeof answerIndexSchema>;

/** A file that may be answered; without content it is streamed. */
export type PackedFile = Omit<IndexedFile, "kept"> & { content?: Content };

/** A built site as it was packed: its files by path. */
export interface PackedSite {
  build: Build;
  files: ReadonlyMap<string, PackedFile>;
}

/**
 * Reads what `packSite` wrote. The build has checked every document against the contract; here the digest tells that they
 * are still the same bytes. Throws a `SiteError`.
 */
export async function readPackedSite(distDir: string): Promise<PackedSite> {
  const text = await readFile(join(distDir, ANSWER_INDEX), "utf8").catch(() => undefined);
  if (text === undefined) throw new SiteError("There is no built site yet");
  const { digest, build, files } = parseJson(text, answerIndexSchema, ANSWER_INDEX);
  const bodies = await readFile(join(distDir, ANSWER_BODIES)).catch(() => missing(ANSWER_BODIES));
  if (createHash("sha256").update(bodies).digest("hex") !== digest)
    throw new SiteError(`The built site is broken (${ANSWER_BODIES} is not what the build wrote)`);
  return { build, files: new Map(cut(files, bodies)) };
}

/** A file that must be kept in memory; throws a `SiteError` that names it when it is not. */
export function findKept({ files }: PackedSite, path: string): PackedFile & { content: Content } {
  const file = files.get(path);
  return file?.content ? { ...file, content: file.content } : missing(path);
}

/** Parses a file of the built site; throws a `SiteError` that names it. */
export function parseJson<T>(
  text: string,
  schema: { safeParse(data: unknown): { success: boolean; data?: T } },
  file: string,
): T {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new SiteError(`The built site is broken (${file} is no JSON)`);
  }
  const { data } = schema.safeParse(json);
  if (data === undefined)
    throw new SiteError(`The built site is broken (${file} does not have the expected shape)`);
  return data;
}

/** Throws the `SiteError` of a file that is not there. */
export function missing(file: string): never {
  throw new SiteError(`The built site is broken (${file} is missing)`);
}

/** Pieces of the one buffer, not copies. */
function* cut(files: readonly IndexedFile[], all: Buffer): Generator<[string, PackedFile]> {
  let start = 0;
  const next = (length: number) => {
    start += length;
    return all.subarray(start - length, start);
  };
  for (const { kept, ...file } of files) {
    if (!kept) {
      yield [file.path, file];
      continue;
    }
    const { hash, bytes, lengths } = kept;
    const [first, second] = [next(lengths[0]), lengths[1]];
    const bodies = second === undefined ? { identity: first } : { br: first, gzip: next(second) };
    yield [file.path, { ...file, content: { hash, bytes, bodies } }];
  }
  if (start !== all.length)
    throw new SiteError(`The built site is broken (${ANSWER_INDEX} does not fit ${ANSWER_BODIES})`);
}

/** The built site is missing or broken; the message says what is wrong and what to do, in one line. */
export class SiteError extends Error {
  constructor(problem: string) {
    super(`${problem}: run "npm run build".`);
  }
}
