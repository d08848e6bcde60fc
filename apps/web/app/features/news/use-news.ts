import type { NewsArticle } from "@tactician/contract";
import { useCallback, useEffect, useState } from "react";
import { fetchNews } from "../../lib/api.ts";
import { logFailure } from "../../lib/log.ts";

/** What became of asking for the news. */
export type NewsState =
  | { readonly kind: "loading" }
  | { readonly kind: "failed"; readonly isOnline: boolean }
  | { readonly kind: "shown"; readonly articles: readonly NewsArticle[] };

/** Asks for the news when the page appears; `retry` asks once more. */
export function useNews(): { state: NewsState; retry: () => void } {
  const [state, setState] = useState<NewsState>({ kind: "loading" });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a further attempt is a reason to ask again
  useEffect(() => {
    let isGone = false;
    fetchNews().then(
      (articles) => {
        if (!isGone) setState({ kind: "shown", articles });
      },
      (thrown: unknown) => {
        if (isGone) return;
        logFailure("Failed to fetch news", thrown);
        setState({ kind: "failed", isOnline: navigator.onLine });
      },
    );
    return () => {
      isGone = true;
    };
  }, [attempt]);

  const retry = useCallback(() => {
    setState({ kind: "loading" });
    setAttempt((now) => now + 1);
  }, []);
  return { state, retry };
}
