import type { FastifyReply, FastifyRequest } from "fastify";
import type { Entry, Variant } from "../site/entry.ts";
import { acceptedCodings } from "./accept-encoding.ts";
import { type ByteRange, readByteRange } from "./byte-range.ts";
import { sendFailure } from "./failures.ts";
import { namesStrongTag, namesTag } from "./preconditions.ts";
import type { HeaderList } from "./security-headers.ts";

/**
 * Answers from memory: the best coding that the visitor accepts, 304 for a visitor who has it already, 206 for a range.
 *
 * Writes to the socket's own response instead of through `reply.send` or @fastify/static: every header is known since
 * the start, and this way an answer costs about as much as with bare `node:http`. `npm run bench:server` measures it.
 */
export function sendEntry(request: FastifyRequest, reply: FastifyReply, entry: Entry): FastifyReply {
  const { headers } = request;
  const variant = chooseVariant(entry, headers["accept-encoding"]);
  if (!variant) return sendFailure(reply, 406);
  const ifMatch = headers["if-match"];
  if (ifMatch !== undefined && !namesStrongTag(ifMatch, variant.etag)) return sendFailure(reply, 412);
  const ifNoneMatch = headers["if-none-match"];
  if (ifNoneMatch !== undefined && namesTag(ifNoneMatch, variant.etag))
    return write(reply, 304, variant.unchangedHeaders);
  if (headers.range !== undefined && request.method === "GET") {
    const range = requestedRange(request, entry.variants.identity);
    if (range) return sendRange(reply, entry.variants.identity, range);
  }
  return write(reply, 200, variant.headers, bodyFor(request, variant));
}

/** Answers with a page that says that something is not there, or not yet: nothing to revalidate, nothing to cut. */
export function sendPageWithStatus(
  request: FastifyRequest,
  reply: FastifyReply,
  entry: Entry,
  status: 200 | 404,
): FastifyReply {
  if (status === 200) return sendEntry(request, reply, entry);
  const variant = chooseVariant(entry, request.headers["accept-encoding"]) ?? entry.variants.identity;
  return write(reply, status, variant.headers, bodyFor(request, variant));
}

function chooseVariant(
  { variants }: Entry,
  acceptEncoding: string | string[] | undefined,
): Variant | undefined {
  for (const coding of acceptedCodings(acceptEncoding?.toString())) {
    const variant = variants[coding];
    if (variant) return variant;
  }
  return undefined;
}

/** Ranges are cut out of the plain bytes alone: a piece of a compressed body is of no use to a player. */
function requestedRange(
  { headers }: FastifyRequest,
  variant: Variant,
): ByteRange | "unsatisfiable" | undefined {
  const ifRange = headers["if-range"];
  if (ifRange !== undefined && !namesStrongTag(ifRange.toString(), variant.etag)) return undefined;
  return readByteRange(headers.range ?? "", variant.bytes);
}

function sendRange(reply: FastifyReply, variant: Variant, range: ByteRange | "unsatisfiable"): FastifyReply {
  const size = variant.bytes;
  if (range === "unsatisfiable") return sendFailure(reply, 416, { "content-range": `bytes */${size}` });
  const body = variant.readBody().subarray(range.start, range.end + 1);
  const headers = variant.headers.map((value, index) =>
    variant.headers[index - 1] === "content-length" ? String(body.length) : value,
  );
  return write(reply, 206, [...headers, "content-range", `bytes ${range.start}-${range.end}/${size}`], body);
}

function bodyFor({ method }: FastifyRequest, variant: Variant): Buffer | undefined {
  return method === "HEAD" ? undefined : variant.readBody();
}

function write(reply: FastifyReply, status: number, headers: HeaderList, body?: Buffer): FastifyReply {
  reply.hijack();
  // Node only reads the list, but its types do not say so.
  reply.raw.writeHead(status, headers as string[]);
  reply.raw.end(body);
  return reply;
}
