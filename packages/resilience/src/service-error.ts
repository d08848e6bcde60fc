/** Why the replay service could not be used. */
export type ServiceProblem =
  /** No answer in time. */
  | "timeout"
  /** No connection, or it broke. */
  | "network"
  /** An answer with an error's status. */
  | "refused"
  /** An answer that is no list of matches. */
  | "unreadable"
  /** A list of matches without an end. */
  | "cut-off"
  /** An answer beyond the size limit. */
  | "too-large"
  /** Too many requests are waiting here already; the service was not asked. */
  | "busy"
  /** It failed lately and is left alone; it was not asked. */
  | "resting";

/** The replay service failed, was slow or told nonsense; the message is one line for the log. */
export class ServiceError extends Error {
  override readonly name = "ServiceError";
  readonly problem: ServiceProblem;
  /** How long the service asked to be left alone, when it said so, or is left alone by us. */
  readonly retryAfterMs: number | undefined;

  constructor(
    problem: ServiceProblem,
    message: string,
    { retryAfterMs, cause }: { retryAfterMs?: number | undefined; cause?: unknown } = {},
  ) {
    super(message, { cause });
    this.problem = problem;
    this.retryAfterMs = retryAfterMs;
  }
}

/** Whether nobody was asked, because too much is waiting already. */
export function isBusy(error: unknown): boolean {
  return error instanceof ServiceError && error.problem === "busy";
}

/** Whether the service as such failed, and would fail others too. */
export function isServiceFailure(error: unknown): boolean {
  return error instanceof ServiceError && ["timeout", "network", "refused"].includes(error.problem);
}

/** Whether the service answered, but with nothing that can be used: others may fare better. */
export function isAnswerFailure(error: unknown): boolean {
  return error instanceof ServiceError && ["unreadable", "cut-off", "too-large"].includes(error.problem);
}
