import { gunzipSync } from "node:zlib";
import type { Coding, Content, GzipContent } from "./compress.ts";
import { dataHeaders, type HeaderList } from "./security-headers.ts";

/** An answer in one coding, ready to be sent as it is. */
export interface Variant {
  readBody: () => Buffer;
  /** Strong: of this coding's bytes. */
  etag: string;
  /** All headers of an answer with this body. */
  headers: HeaderList;
  /** All headers of the 304 answer. */
  unchangedHeaders: HeaderList;
}

/** An answer kept in memory, in every coding that is kept of it. */
export type Entry = { identity: Variant } & Partial<Record<Coding, Variant>>;

/** What `createEntry` needs beside the body. */
export interface EntryHeaders {
  contentType: string;
  cacheControl: string;
  /** Security headers of this answer. */
  headers: HeaderList;
  /** Further request headers that the answer depends on. */
  vary?: string;
}

/** Makes an answer whose headers are computed once, here, and never again for a request. */
export function createEntry({ hash, bytes, bodies }: Content | GzipContent, about: EntryHeaders): Entry {
  const varying = [about.vary ?? [], "gzip" in bodies ? "Accept-Encoding" : []].flat();
  const common = [...about.headers, "cache-control", about.cacheControl];
  if (varying.length > 0) common.push("vary", varying.join(", "));
  const variant = (length: number, readBody: () => Buffer, coding?: Coding): Variant => {
    const etag = coding ? `"${hash}-${coding}"` : `"${hash}"`;
    const unchangedHeaders = [...common, "etag", etag];
    const ofBody = ["content-type", about.contentType, "content-length", String(length)];
    const encoding = coding ? ["content-encoding", coding] : [];
    return { readBody, etag, unchangedHeaders, headers: [...unchangedHeaders, ...ofBody, ...encoding] };
  };
  if ("identity" in bodies) return { identity: variant(bytes, kept(bodies.identity)) };
  const { gzip } = bodies;
  return {
    identity: variant(bytes, unpacked(gzip, bytes)),
    ...("br" in bodies && { br: variant(bodies.br.length, kept(bodies.br), "br") }),
    gzip: variant(gzip.length, kept(gzip), "gzip"),
  };
}

/** An answer of the API: JSON that anyone may read and that browsers ask for again each time. */
export function createDataEntry(content: Content, security: HeaderList): Entry {
  return createEntry(content, {
    contentType: "application/json; charset=utf-8",
    cacheControl: "no-cache",
    headers: [...security, ...dataHeaders],
  });
}

/** A function of its own, so that it holds on to this body alone. */
const kept = (body: Buffer) => () => body;

/**
 * Hardly anyone asks for plain texts, and they would take most room: unpacked when they are asked for, shared by all
 * answers that are under way (or until the memory is needed), then let go.
 */
function unpacked(gzip: Buffer, bytes: number): () => Buffer {
  let shared: WeakRef<Buffer> | undefined;
  return () => {
    const known = shared?.deref();
    if (known) return known;
    // One piece of just this size, instead of many that are put together.
    const body = gunzipSync(gzip, { chunkSize: Math.max(bytes, SMALLEST_CHUNK) });
    shared = new WeakRef(body);
    return body;
  };
}

/** Node takes no smaller one. */
const SMALLEST_CHUNK = 64;
