import { createHash } from "node:crypto";
import type { Coding } from "../http/accept-encoding.ts";
import type { HeaderList } from "../http/security-headers.ts";

/** One representation of an answer, ready to be sent as it is. */
export interface Variant {
  body: Buffer;
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
  const variant = (coding: Coding, body: Buffer): Variant => {
    const etag = coding === "identity" ? `"${hash}"` : `"${hash}-${coding}"`;
    const unchangedHeaders = [...headers, "cache-control", cacheControl, "etag", etag];
    if (varying.length > 0) unchangedHeaders.push("vary", varying.join(", "));
    const encoding = coding === "identity" ? [] : ["content-encoding", coding];
    return {
      body,
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
