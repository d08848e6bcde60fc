import type { FastifyRequest } from "fastify";
import ipaddr from "ipaddr.js";
import type { App } from "../app-type.ts";

/** For whom something is done that takes time or asks others: a visitor, who has a share of the turns and of the questions. */
export interface Asker {
  readonly visitor: string;
  /** Counts a question whose answer is not kept; rejects with a `TooManyQuestionsError` when there were too many. */
  readonly countQuestion: () => Promise<void>;
}

/** A visitor has used up the questions of a minute. */
export class TooManyQuestionsError extends Error {
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super("Too many questions from one address");
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/**
 * Makes the function that says for whom a request asks; all of one address may ask so much that is not kept in a minute, and in a day
 * where that has an end too.
 */
export function makeAskers(
  app: App,
  questionsAMinute: number,
  questionsADay?: number,
): (request: FastifyRequest) => Asker {
  const counts = [app.createRateLimit({ max: questionsAMinute, timeWindow: 60_000 })];
  if (questionsADay !== undefined)
    counts.push(app.createRateLimit({ max: questionsADay, timeWindow: 86_400_000 }));
  return (request) => ({
    visitor: visitorOf(request),
    countQuestion: async () => {
      for (const count of counts) {
        const limit = await count(request);
        if (!limit.isAllowed && limit.isExceeded) throw new TooManyQuestionsError(limit.ttlInSeconds);
      }
    },
  });
}

/**
 * Whom a request comes from, for sharing what is scarce between visitors: an IPv4 address, or the first half of an IPv6 one
 * (`2001:db8:1:2`), because every home has all addresses behind that. Never written anywhere.
 */
export function visitorOf({ ip }: Pick<FastifyRequest, "ip">): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (address.kind() === "ipv4") return address.toString();
  return address.toNormalizedString().split(":").slice(0, 4).join(":");
}
