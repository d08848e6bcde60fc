import { ServiceError } from "@tactician/replays";
import type { FastifyReply } from "fastify";
import { TooManyQuestionsError } from "./asker.ts";
import { sendLater } from "./failures.ts";

/** When the line of those who wait is full: it moves on in seconds. */
const BUSY_SECONDS = 10;

/** Answers a request for which nothing was done, with when to come again; throws any other error on. */
export function sendRefusal(reply: FastifyReply, error: unknown): FastifyReply {
  if (error instanceof TooManyQuestionsError) {
    const seconds = error.retryAfterSeconds;
    return sendLater(reply, 429, seconds, `Too many questions from your address: try again in ${seconds} s.`);
  }
  if (error instanceof ServiceError && error.problem === "busy")
    return sendLater(reply, 503, BUSY_SECONDS, "Many are asking just now: try again soon.");
  if (error instanceof ServiceError && error.problem === "resting")
    return sendLater(
      reply,
      503,
      Math.ceil((error.retryAfterMs ?? 0) / 1000),
      "The service failed a moment ago: try again soon.",
    );
  throw error;
}
