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
  /** An answer beyond the size limit. */
  | "too-large"
  /** Too many requests are waiting here already; the service was not asked. */
  | "busy";

/** The replay service failed, was slow or told nonsense; the message is one line for the log. */
export class ServiceError extends Error {
  override readonly name = "ServiceError";
  readonly problem: ServiceProblem;
  /** How long the service asked to be left alone, when it said so. */
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
