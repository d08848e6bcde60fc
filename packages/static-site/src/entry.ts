import { hash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gunzipSync, gzip } from "node:zlib";
import { dataHeaders, type HeaderFields } from "./security-headers.ts";

/** An answer in one coding, ready to be sent as it is, or as a 304; headers are names and values in turn, as `writeHead` takes them. */
export interface Variant {
  readBody: () => Buffer;
  /** Strong: of this coding's bytes. */
  etag: string;
  headers: string[];
  unchangedHeaders: string[];
}

/** An answer kept in memory, in every coding that is kept of it. */
export interface Entry {
  identity: Variant;
  br?: Variant;
  gzip?: Variant;
}

/** An answer's body as it is kept: packed (everybody takes gzip), or plain when it is not worth packing. */
export interface Content {
  /** Of the plain bytes: 22 characters of their SHA-256 in base64url. */
  hash: string;
  bytes: number;
  bodies: { br?: Buffer; gzip: Buffer; identity?: never } | { identity: Buffer; br?: never; gzip?: never };
}

/** A function of its own, so that it holds on to this body alone. */
const kept = (body: Buffer) => () => body;

/** Makes an answer with all headers but those of its coding and length, which are computed once, here, and never again for a request. */
export function createEntry({ hash, bytes, bodies }: Content, headers: HeaderFields): Entry {
  const { "content-type": contentType = "", ...common } = headers;
  const vary = [common.vary ?? [], bodies.gzip ? "Accept-Encoding" : []].flat().join(", ");
  const variant = (length: number, readBody: () => Buffer, coding?: "br" | "gzip"): Variant => {
    const etag = coding ? `"${hash}-${coding}"` : `"${hash}"`;
    const unchangedHeaders = Object.entries({ ...common, ...(vary && { vary }), etag }).flat();
    const ofBody = ["content-type", contentType, "content-length", String(length)];
    const encoding = coding ? ["content-encoding", coding] : [];
    return { readBody, etag, unchangedHeaders, headers: [...unchangedHeaders, ...ofBody, ...encoding] };
  };
  const { br, gzip, identity } = bodies;
  if (identity) return { identity: variant(bytes, kept(identity)) };
  return {
    identity: variant(bytes, unpacked(gzip, bytes)),
    ...(br && { br: variant(br.length, kept(br), "br") }),
    gzip: variant(gzip.length, kept(gzip), "gzip"),
  };
}

/** An answer of the API: JSON that anyone may read and that browsers ask for again each time. */
export function createDataEntry(content: Content, security: HeaderFields): Entry {
  const ofData = { "content-type": "application/json; charset=utf-8", "cache-control": "no-cache" };
  return createEntry(content, { ...security, ...dataHeaders, ...ofData });
}

/**
 * Hardly anyone asks for plain texts, and they would take most room: unpacked when they are asked for, shared by all
 * answers that are under way (or until the memory is needed), then let go.
 */
function unpacked(gzip: Buffer, bytes: number): () => Buffer {
  let shared: WeakRef<Buffer> | undefined;
  return () => {
    const known = shared?.deref();
    if (known) return known;
    // One piece of just this size (Node takes none below 64), instead of many that are put together.
    const body = gunzipSync(gzip, { chunkSize: Math.max(bytes, 64) });
    shared = new WeakRef(body);
    return body;
  };
}

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** How hard a body is packed. */
const EFFORTS = {
  /** As hard as can be, which is Brotli's own choice: a tenth of a second for 100 KB. */
  most: { brotli: {}, level: 9 },
  /**
   * A millisecond or two for 100 KB, and a tenth larger: for what somebody waits for. A window of 128 KB packs such a
   * body as well as the usual one of 4 MB, and takes less memory while it does.
   */
  quick: { brotli: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 17 }, level: 6 },
};

export type Effort = keyof typeof EFFORTS;

/** A body that is sent as it is: a picture, or one that hardly anybody asks for. */
export function plainContent(identity: Buffer): Content {
  return contentOf(identity, { identity });
}

/** A body that many visitors will get, in every coding. */
export async function compressedContent(identity: Buffer, effort: Effort = "most"): Promise<Content> {
  const { brotli, level } = EFFORTS[effort];
  const params = { ...brotli, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length };
  const [br, gzip] = await Promise.all([brotliAsync(identity, { params }), gzipAsync(identity, { level })]);
  return contentOf(identity, { br: ofItsOwn(br), gzip: ofItsOwn(gzip) });
}

/** A body that one visitor waits for and few others will get: a second coding would be as much work again. */
export async function gzipContent(identity: Buffer): Promise<Content> {
  return contentOf(identity, { gzip: ofItsOwn(await gzipAsync(identity)) });
}

function contentOf(identity: Buffer, bodies: Content["bodies"]): Content {
  return { hash: hash("sha256", identity, "base64url").slice(0, 22), bytes: identity.length, bodies };
}

/** What zlib gives is a piece of at least 16 KB, which would be kept with it. */
function ofItsOwn(piece: Buffer): Buffer {
  return Buffer.from(new Uint8Array(piece).buffer);
}
