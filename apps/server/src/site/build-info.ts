import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod";
import { SiteError } from "./site-error.ts";

/** These strings end up in a header, so their shape matters. */
const hash = z.string().regex(/^sha256-[A-Za-z0-9+/]{43}=$/);
const hashesByPage = z.record(z.string(), z.array(hash));
const origin = z.string().regex(/^https?:\/\/[\w.:[\]-]+$/);
const scriptAddress = z.string().regex(/^https:\/\/[\w.:-]+\/[\w./~%@+-]+$/);

const buildInfoSchema = z.object({
  version: z.string(),
  /** Inline scripts and styles of each page, by its path below `web/`: `about/index.html`. */
  scriptHashes: hashesByPage,
  styleHashes: hashesByPage.default({}),
  /** Other origins that the pages' scripts were built to ask, such as an API on another host. */
  connectSources: z.array(origin).default([]),
  /** Scripts of the hosting provider that pages load. */
  scriptSources: z.array(scriptAddress).default([]),
});

export type BuildInfo = z.infer<typeof buildInfoSchema>;

/** Reads `build-info.json` of a built site; throws a `SiteError` when it is missing or wrong. */
export async function readBuildInfo(distDir: string): Promise<BuildInfo> {
  const text = await readFile(join(distDir, "build-info.json"), "utf8").catch(() => undefined);
  if (text === undefined) throw new SiteError("There is no built site yet");
  return parseJson(text, buildInfoSchema, "build-info.json");
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
