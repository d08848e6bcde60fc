import { isIPv4 } from "node:net";
import type { FastifyReply, FastifyRequest } from "fastify";
import { sendFailure } from "./failures.ts";

const WINDOW_MS = 60_000;

/** More visitors than this in a minute make the server forget the minute, instead of filling its memory. */
const MOST_VISITORS = 50_000;

/**
 * A hook that refuses a visitor's requests with 429 after so many in a minute. Routes that share the hook share the
 * budget. It counts in this process alone.
 *
 * Ours instead of @fastify/rate-limit, whose asynchronous hook made a character's JSON a tenth to a fifth slower
 * (`npm run bench:server`), for headers and stores that nothing here uses.
 */
export function limitRequests(requestsPerMinute: number) {
  const counts = new Map<string, number>();
  let windowEndsAt = 0;

  return (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    const now = performance.now();
    if (now >= windowEndsAt || counts.size >= MOST_VISITORS) {
      counts.clear();
      windowEndsAt = now + WINDOW_MS;
    }
    const visitor = visitorKey(request.ip);
    const count = (counts.get(visitor) ?? 0) + 1;
    counts.set(visitor, count);
    if (count <= requestsPerMinute) {
      done();
      return;
    }
    sendFailure(reply, 429, { "retry-after": String(Math.ceil((windowEndsAt - now) / 1000)) });
  };
}

/**
 * Whom an address stands for: itself, or its first 64 bits when it is IPv6, because one household or rented machine has
 * all the addresses behind them. `192.0.2.1` -> itself; `::ffff:192.0.2.1` -> `192.0.2.1`; `2001:db8::7` -> `2001:db8:0:0`.
 */
export function visitorKey(address: string): string {
  if (!address.includes(":")) return address;
  const mapped = address.slice(address.lastIndexOf(":") + 1);
  if (/^::ffff:/i.test(address) && isIPv4(mapped)) return mapped;
  const [head = "", tail] = address.toLowerCase().split("::");
  const first = head === "" ? [] : head.split(":");
  if (tail === undefined) return first.slice(0, 4).join(":");
  const last = tail === "" ? [] : tail.split(":");
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => "0");
  return [...first, ...zeros, ...last].slice(0, 4).join(":");
}
