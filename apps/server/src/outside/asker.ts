import type { FastifyRequest } from "fastify";
import type { App } from "../app-type.ts";
import { visitorOf } from "../http/visitor.ts";

/** For whom an outside server is to be asked: a visitor, who has a share of the turns and of the questions. */
export interface Asker {
  readonly visitor: string;
  /** Counts a question that needs an outside server; rejects with a `TooManyQuestionsError` when there were too many. */
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
 * Of what is not kept. The news have ten pictures and a video two questions, title and picture, so this is for a sheet of
 * twenty-five videos that nobody has opened lately; a flood is one question a second.
 */
const QUESTIONS_A_MINUTE = 60;

/** Makes the function that says for whom a request asks. */
export function makeAskers(app: App): (request: FastifyRequest) => Asker {
  const count = app.createRateLimit({ max: QUESTIONS_A_MINUTE, timeWindow: 60_000 });
  return (request) => ({
    visitor: visitorOf(request),
    countQuestion: async () => {
      const limit = await count(request);
      if (!limit.isAllowed && limit.isExceeded) throw new TooManyQuestionsError(limit.ttlInSeconds);
    },
  });
}
