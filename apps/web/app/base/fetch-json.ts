/** What is said of a failure that has no words of its own. */
export const UNKNOWN_ERROR = "An unknown error occurred";

const TIMEOUT_MS = 20_000;

/**
 * An answer as it comes, unchecked; `ask` is for whoever has no reason to do without a schema. Failures are errors with words that
 * can be shown: a refusal is `refusal`, or else names its HTTP status, which is its cause.
 */
export async function fetchJson(address: string, refusal?: string): Promise<unknown> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok) {
      throw new Error(refusal ?? `HTTP error! status: ${response.status}`, { cause: response.status });
    }
    return await response.json();
  } catch (thrown) {
    if (thrown instanceof DOMException && thrown.name === "TimeoutError") {
      throw new Error("The server took too long to answer", { cause: thrown });
    }
    if (thrown instanceof SyntaxError) throw new Error(UNKNOWN_ERROR, { cause: thrown });
    throw thrown;
  }
}
