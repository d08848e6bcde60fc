import { get, type IncomingMessage, type OutgoingHttpHeaders } from "node:http";
import { buffer } from "node:stream/consumers";

/** What browsers accept over plain HTTP: pages of moves come as gzip, everything else as Brotli. */
export const ACCEPTED = "gzip, br";

/**
 * Asks as browsers do; `ms` is the time until the last byte. The body stays packed: to unpack it is the browser's work, and here it
 * would share the server's cores. Throws for another status than 200.
 */
export async function ask(url: string, headers: OutgoingHttpHeaders = {}) {
  const startedAt = performance.now();
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  get(url, { headers: { "accept-encoding": ACCEPTED, ...headers } }, resolve).on("error", reject);
  const response = await promise;
  const body = await buffer(response);
  const ms = performance.now() - startedAt;
  if (response.statusCode !== 200) throw new Error(`${response.statusCode} for ${url}`);
  return { ms, body, headers: response.headers };
}
