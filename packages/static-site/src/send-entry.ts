import type { IncomingMessage, ServerResponse } from "node:http";
import { bestCoding } from "./accept-encoding.ts";
import { CODINGS } from "./compress.ts";
import type { Entry } from "./entry.ts";
import { namesTag } from "./preconditions.ts";

const GZIP_ALONE = ["gzip"] as const;

/**
 * Answers from memory: the best coding that the visitor accepts, 304 for a visitor who has it already, no body for HEAD. With
 * status 404 the body says that something is not there.
 *
 * Every header is known since the start, so an answer costs about as much as with bare `node:http`; `npm run bench:server`
 * measures it. There are no ranges (nothing here is larger than 512 KB), no 406 and no 412: see decision 027.
 */
export function sendEntry(
  request: IncomingMessage,
  response: ServerResponse,
  entry: Entry,
  status: 200 | 404 = 200,
): void {
  const { headers } = request;
  const coding = bestCoding(headers["accept-encoding"]?.toString(), entry.br ? CODINGS : GZIP_ALONE);
  const variant = entry[coding] ?? entry.identity;
  const known = headers["if-none-match"];
  const isUnchanged = status === 200 && known !== undefined && namesTag(known, variant.etag);
  // Node only reads the lists, but its types do not say so.
  if (isUnchanged) response.writeHead(304, variant.unchangedHeaders as string[]).end();
  else if (request.method === "HEAD") response.writeHead(status, variant.headers as string[]).end();
  else response.writeHead(status, variant.headers as string[]).end(variant.readBody());
}
