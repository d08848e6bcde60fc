import { CONTRACT_HEADER, CONTRACT_VERSION } from "@tactician/contract";
import { isOlder, meetOtherContract } from "./other-contract.ts";
import * as words from "./words.ts";

export interface Asking {
  /** What a refusal is called; without, it names its HTTP status. */
  readonly refusal?: string | ((response: Response) => Promise<string>) | undefined;
  readonly timeoutMs?: number;
}

export interface FetchedAnswer {
  readonly body: unknown;
  readonly headers: Headers;
  /** The contract that the site says it is made by; none of another host, whose answers are checked in any case. */
  readonly version: string | undefined;
  /** Made by this page's own contract: there is nothing to check. */
  readonly isTrusted: boolean;
}

const TIMEOUT_MS = 20_000;

/**
 * Asks, from the page or from a worker. Failures are errors with words that can be shown; the cause of a refusal is its HTTP status.
 * An answer of a newer contract is met at once; offline it may be the only one, and is to be checked like an older one.
 */
export async function fetchAnswer(
  address: string,
  { refusal, timeoutMs = TIMEOUT_MS }: Asking = {},
): Promise<FetchedAnswer> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
    const { headers, ok, status } = response;
    const version = isOwnSite(address) ? (headers.get(CONTRACT_HEADER) ?? undefined) : undefined;
    const isTrusted = version === String(CONTRACT_VERSION);
    if (version !== undefined && !isTrusted && !isOlder(version) && navigator.onLine !== false)
      return await meetOtherContract(version);
    if (!ok) throw new Error(await wordsOf(response, refusal), { cause: status });
    return { body: await response.json(), headers, version, isTrusted };
  } catch (thrown) {
    if (thrown instanceof DOMException && thrown.name === "TimeoutError") {
      throw new Error(words.tooLate, { cause: thrown });
    }
    if (thrown instanceof SyntaxError) throw new Error(words.unknownError, { cause: thrown });
    throw thrown;
  }
}

function isOwnSite(address: string): boolean {
  return /^\/(?!\/)/.test(address) || address.startsWith(`${location.origin}/`);
}

async function wordsOf(response: Response, refusal: Asking["refusal"]): Promise<string> {
  if (typeof refusal === "function") return refusal(response);
  return refusal ?? words.httpError(response.status);
}
