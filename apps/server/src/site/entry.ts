import { createHash } from "node:crypto";
import { gunzipSync } from "node:zlib";
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

/** What `createEntry` needs. */
export interface EntrySource {
  address: string;
  contentType: string;
  cacheControl: string;
  /** Security headers of this answer. */
  headers: HeaderList;
  bodies: { identity: Buffer } & Partial<Record<Coding, Buffer>>;
  /** Further request headers that the answer depends on. */
  vary?: string;
}

/** Makes an answer whose headers are computed once, here, and never again for a request. */
export function createEntry({
  address,
  contentType,
  cacheControl,
  headers,
  bodies,
  vary,
}: EntrySource): Entry {
  const hash = createHash("sha256").update(bodies.identity).digest("base64url").slice(0, 22);
  const varying = [...(vary ? [vary] : []), ...(bodies.br || bodies.gzip ? ["Accept-Encoding"] : [])];
  const packed = bodies.gzip;
  const variant = (coding: Coding, body: Buffer): Variant => {
    const etag = coding === "identity" ? `"${hash}"` : `"${hash}-${coding}"`;
    const unchangedHeaders = [...headers, "cache-control", cacheControl, "etag", etag];
    if (varying.length > 0) unchangedHeaders.push("vary", varying.join(", "));
    const encoding = coding === "identity" ? [] : ["content-encoding", coding];
    return {
      readBody: coding === "identity" && packed ? unpacked(packed) : kept(body),
      bytes: body.length,
      etag,
      unchangedHeaders,
      headers: [
        ...unchangedHeaders,
        "content-type",
        contentType,
        "content-length",
        String(body.length),
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
      identity: variant("identity", bodies.identity),
      ...(bodies.br && { br: variant("br", bodies.br) }),
      ...(bodies.gzip && { gzip: variant("gzip", bodies.gzip) }),
    },
  };
}

/** Functions of their own: one beside the other would hold on to both bodies. */
const kept = (body: Buffer) => () => body;
const unpacked = (packed: Buffer) => () => gunzipSync(packed);

/** How many bytes an answer keeps in memory. */
export function keptBytes({ variants }: Entry): number {
  const { identity, br, gzip } = variants;
  return gzip ? gzip.bytes + (br?.bytes ?? 0) : identity.bytes + (br?.bytes ?? 0);
}
