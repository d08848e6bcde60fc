import { startTransition, useEffect, useEffectEvent, useState } from "react";
import { logFailure } from "../base/log.ts";

/** What became of something that takes time. */
export type Async<Value> =
  | { readonly state: "idle"; readonly value?: undefined }
  | { readonly state: "loading"; readonly value?: undefined }
  | { readonly state: "failed"; readonly value?: undefined; readonly thrown: unknown }
  | { readonly state: "ready"; readonly value: Value };

const IDLE = { state: "idle" } as const;
const LOADING = { state: "loading" } as const;

/** The same, and how to ask again. */
export type Asked<Value> = Async<Value> & { readonly retry: () => void };

/**
 * Loads something once the page lives: `useAsync(id, fetchMatchupSide)`. `key` says what: another key loads anew, none
 * (`undefined`) loads nothing. Only the answer to the latest question counts, however late an older one comes. A failure is logged
 * under `failureWords`, where there are any; `retry` asks again.
 */
export function useAsync<Value, Key extends string = string>(
  key: Key | undefined,
  load: (key: Key) => Promise<Value>,
  failureWords?: string,
): Asked<Value> {
  const [attempt, setAttempt] = useState(0);
  const [settled, setSettled] = useState<{ question: string; outcome: Async<Value> }>();
  const question = key === undefined ? undefined : `${attempt} ${key}`;
  // There is a question only where there is a key.
  const start = useEffectEvent(() => load(key as Key));
  const fail = useEffectEvent((thrown: unknown): Async<Value> => {
    if (failureWords !== undefined) logFailure(failureWords, thrown);
    return { state: "failed", thrown };
  });

  useEffect(() => {
    if (question === undefined) return undefined;
    let isWanted = true;
    // In slices, between which a press is answered.
    const settle = (outcome: Async<Value>) => startTransition(() => setSettled({ question, outcome }));
    start().then(
      (value) => isWanted && settle({ state: "ready", value }),
      (thrown: unknown) => isWanted && settle(fail(thrown)),
    );
    return () => {
      isWanted = false;
    };
  }, [question]);

  const retry = () => setAttempt((now) => now + 1);
  if (question === undefined) return { ...IDLE, retry };
  return { ...(settled?.question === question ? settled.outcome : LOADING), retry };
}
