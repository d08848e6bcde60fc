import type { IncomingMessage, ServerResponse } from "node:http";
import type { Entry } from "./entry.ts";

const GZIP = ["gzip"] as const;
const BOTH = ["br", ...GZIP] as const;

/**
 * Answers from memory: the best coding that the visitor accepts, 304 for a visitor who has it already, no body for HEAD. With
 * status 404 the body says that something is not there.
 *
 * Every header is known since the start, so an answer costs about as much as with bare `node:http`; `npm run bench -- server`
 * measures it. There are no ranges (nothing here is larger than 512 KB), no 406 and no 412: see decision 027.
 */
export function sendEntry(
  request: IncomingMessage,
  response: ServerResponse,
  entry: Entry,
  status: 200 | 404 | 414 = 200,
): void {
  const { headers } = request;
  const coding = bestCoding(headers["accept-encoding"]?.toString(), entry.br ? BOTH : GZIP);
  const variant = entry[coding] ?? entry.identity;
  const known = headers["if-none-match"];
  const isUnchanged = status === 200 && known !== undefined && namesTag(known, variant.etag);
  if (isUnchanged) response.writeHead(304, variant.unchangedHeaders).end();
  else if (request.method === "HEAD") response.writeHead(status, variant.headers).end();
  else response.writeHead(status, variant.headers).end(variant.readBody());
}

/**
 * The first of the codings that an `Accept-Encoding` header names, else `identity`: `bestCoding("gzip, br", ["br", "gzip"])` ->
 * `br`. A coding with weight 0 is refused; other weights are wishes, and what packs best is what everybody wishes for.
 */
export function bestCoding<Coding extends string>(
  header: string | undefined,
  offered: readonly Coding[],
): Coding | "identity" {
  const items = (header ?? "").toLowerCase().split(",");
  const accepted = items.filter((item) => !/;\s*q=0(\.0*)?\s*$/.test(item));
  const names = accepted.map((item) => item.split(";", 1)[0]?.trim());
  return offered.find((coding) => names.includes(coding)) ?? "identity";
}

/** Whether an `If-None-Match` header names the tag: the visitor has that answer already. Weak comparison, `*` names every tag. */
export function namesTag(header: string, tag: string): boolean {
  // What a browser sends: the one tag that it has.
  if (header === tag || header.trim() === "*") return true;
  return [...header.matchAll(/(?:W\/)?("[^"]*")/g)].some(([, opaque]) => opaque === tag);
}
