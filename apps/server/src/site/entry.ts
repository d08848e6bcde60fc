import { createHash } from "node:crypto";
import { brotliCompressSync, gunzipSync, gzipSync } from "node:zlib";
import type { Coding } from "../http/accept-encoding.ts";
import type { HeaderList } from "../http/security-headers.ts";

/** One representation of an answer, ready to be sent as it is. */
export interface Variant {
  /** The body's bytes. Plain ones are unpacked when somebody asks for them: hardly anyone does, and they take most room. */
  readBody(): Buffer;
  /** Of the body, in bytes. */
  bytes: number;
  /** Strong: of this coding's bytes. */
  etag: string;
  /** All headers of a 200 or 404 answer with this body. */
  headers: HeaderList;
  /** All headers of the 304 answer. */
  unchangedHeaders: HeaderList;
}

/** An answer kept in memory, in every coding that the build made of it. */
export interface Entry {
  kind: "entry";
  /** Its own address, `/mains/Devil%20Jin.png`: what the log names and redirects lead to. */
  address: string;
  variants: { identity: Variant } & Partial<Record<Coding, Variant>>;
}

/** An answer's body in every coding that is kept of it: plain or gzip at least. */
export interface Content {
  /** Of the plain bytes: 22 characters of their SHA-256 in base64url. */
  hash: string;
  /** Of the plain body. */
  bytes: number;
  bodies: Partial<Record<Coding, Buffer>>;
}

/** What `createEntry` needs. */
export interface EntrySource {
  address: string;
  contentType: string;
  cacheControl: string;
  /** Security headers of this answer. */
  headers: HeaderList;
  content: Content;
  /** Further request headers that the answer depends on. */
  vary?: string;
}

/** What is kept of a body: where there is a gzip copy, the plain bytes are not. */
export function contentOf({ identity, ...copies }: { identity: Buffer } & Content["bodies"]): Content {
  return {
    hash: createHash("sha256").update(identity).digest("base64url").slice(0, 22),
    bytes: identity.length,
    bodies: copies.gzip ? copies : { identity, ...copies },
  };
}

/** The same of a body that the server makes itself and keeps for many visitors: compressed here. */
export function compressedContent(identity: Buffer): Content {
  return contentOf({ identity, br: brotliCompressSync(identity), gzip: gzipSync(identity) });
}

/** Makes an answer whose headers are computed once, here, and never again for a request. */
export function createEntry({
  address,
  contentType,
  cacheControl,
  headers,
  content: { hash, bytes, bodies },
  vary,
}: EntrySource): Entry {
  const { identity, br, gzip } = bodies;
  const varying = [...(vary ? [vary] : []), ...(br || gzip ? ["Accept-Encoding"] : [])];
  const variant = (coding: Coding, bytes: number, readBody: () => Buffer): Variant => {
    const etag = coding === "identity" ? `"${hash}"` : `"${hash}-${coding}"`;
    const unchangedHeaders = [...headers, "cache-control", cacheControl, "etag", etag];
    if (varying.length > 0) unchangedHeaders.push("vary", varying.join(", "));
    const encoding = coding === "identity" ? [] : ["content-encoding", coding];
    return {
      readBody,
      bytes,
      etag,
      unchangedHeaders,
      headers: [
        ...unchangedHeaders,
        "content-type",
        contentType,
        "content-length",
        String(bytes),
        "accept-ranges",
        "bytes",
        ...encoding,
      ],
    };
  };
  return {
    kind: "entry",
    address,
    variants: {
      identity: variant("identity", bytes, plain(identity, gzip)),
      ...(br && { br: variant("br", br.length, kept(br)) }),
      ...(gzip && { gzip: variant("gzip", gzip.length, kept(gzip)) }),
    },
  };
}

/** Functions of their own: one beside the other would hold on to both bodies. */
const kept = (body: Buffer) => () => body;
const unpacked = (packed: Buffer) => () => gunzipSync(packed);

function plain(identity: Buffer | undefined, gzip: Buffer | undefined): () => Buffer {
  if (identity) return kept(identity);
  if (gzip) return unpacked(gzip);
  throw new Error("An answer needs its plain bytes or a gzip copy of them.");
}

/** How many bytes an answer keeps in memory. */
export function keptBytes({ variants }: Entry): number {
  const { identity, br, gzip } = variants;
  return gzip ? gzip.bytes + (br?.bytes ?? 0) : identity.bytes + (br?.bytes ?? 0);
}
