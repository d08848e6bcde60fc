import { useCallback, useEffect, useState } from "react";
import { logFailure } from "../../lib/log.ts";

/** Something a page asks for when it comes to life. */
export type Fetched<Value> =
  | { readonly state: "loading" }
  | { readonly state: "failed" }
  | { readonly state: "ready"; readonly value: Value };

const LOADING = { state: "loading" } as const;

/**
 * Asks once the page lives, and again on `retry`. A failure is logged under `what`: "Failed to fetch strategies".
 * `fetchValue` must be a constant.
 */
export function useFetched<Value>(
  fetchValue: () => Promise<Value>,
  what: string,
): { readonly fetched: Fetched<Value>; readonly retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<{ attempt: number; fetched: Fetched<Value> }>();

  useEffect(() => {
    let isWanted = true;
    fetchValue().then(
      (value) => {
        if (isWanted) setAnswer({ attempt, fetched: { state: "ready", value } });
      },
      (thrown: unknown) => {
        if (!isWanted) return;
        logFailure(what, thrown);
        setAnswer({ attempt, fetched: { state: "failed" } });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [fetchValue, what, attempt]);

  const retry = useCallback(() => setAttempt((now) => now + 1), []);
  return { fetched: answer?.attempt === attempt ? answer.fetched : LOADING, retry };
}
