import { failureMessage } from "./ask.ts";
import { meetOtherContract, OtherContractError } from "./other-contract.ts";
import * as words from "./words.ts";

/** How every page and its worker talk: the page calls a job by its name, and gets what the worker's function of that name returns. */

type Jobs = { readonly [Name in string]: (asked: never) => unknown };

interface Call {
  readonly number: number;
  readonly job: string;
  readonly asked: unknown;
}

/** `failure` are words that can be shown. */
type Reply = { readonly number: number } & (
  | { readonly made: unknown }
  | { readonly failure: string; readonly otherContract: string | undefined }
);

/** In the worker: does what it is asked for. */
export function doJobs(jobs: Jobs): void {
  const byName = new Map<string, (asked: never) => unknown>(Object.entries(jobs));
  addEventListener("message", async ({ data: { number, job, asked } }: MessageEvent<Call>) => {
    const reply = (answer: Reply) => postMessage(answer);
    try {
      reply({ number, made: await byName.get(job)?.(asked as never) });
    } catch (thrown) {
      const otherContract = thrown instanceof OtherContractError ? thrown.version : undefined;
      reply({ number, failure: failureMessage(thrown), otherContract });
    }
  });
}

/**
 * On the page: `const ask = workerOf<DeckJobs>(() => new Worker(...))`, then `await ask("deckOf", pair)`. The worker is started with
 * the first call, and anew after it broke. Rejects with words that can be shown; an answer of another contract is met here, because
 * a worker cannot load the page anew.
 */
export function workerOf<OfWorker extends Jobs>(start: () => Worker) {
  let worker: Worker | undefined;
  let lastNumber = 0;
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();

  function started(): Worker {
    const fresh = start();
    fresh.addEventListener("message", ({ data }: MessageEvent<Reply>) => {
      const asked = waiting.get(data.number);
      waiting.delete(data.number);
      if ("made" in data) asked?.resolve(data.made);
      else if (data.otherContract === undefined) asked?.reject(new Error(data.failure));
      else asked?.resolve(meetOtherContract(data.otherContract));
    });
    fresh.addEventListener("error", (event) => {
      event.preventDefault();
      worker = undefined;
      fresh.terminate();
      for (const asked of waiting.values()) asked.reject(new Error(words.partMissing));
      waiting.clear();
    });
    return fresh;
  }

  return <Name extends keyof OfWorker & string>(job: Name, asked: Parameters<OfWorker[Name]>[0]) => {
    const promised = Promise.withResolvers<unknown>();
    lastNumber += 1;
    waiting.set(lastNumber, promised);
    worker ??= started();
    worker.postMessage({ number: lastNumber, job, asked } satisfies Call);
    // The worker's function of that name has made it.
    return promised.promise as Promise<Awaited<ReturnType<OfWorker[Name]>>>;
  };
}
