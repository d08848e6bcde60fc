import { MOST_ARTICLES } from "@tactician/contract";
import { type ReactNode, useRef } from "react";
import { LoadingText } from "../../ui/LoadingText.tsx";
import { ArticleCard } from "./ArticleCard.tsx";
import { countWords, failureWords } from "./core/news-words.ts";
import styles from "./NewsPage.module.css";
import { useNews } from "./use-news.ts";

/** Places that are kept while the articles are on the way. */
const EXPECTED = Array.from({ length: MOST_ARTICLES }, (_, place) => place);

/** The newest articles about the game, on other people's sites. */
export function NewsPage(): ReactNode {
  const { state, retry } = useNews();
  const report = useRef<HTMLDivElement>(null);

  const retryFromHere = () => {
    // The button goes away; the keyboard stays where the answer will appear.
    report.current?.focus({ preventScroll: true });
    retry();
  };

  return (
    <>
      <h1 className={styles.heading}>TEKKEN NEWS</h1>
      <div ref={report} tabIndex={-1} className={styles.report}>
        {state.kind === "loading" ? <LoadingText>Loading the news...</LoadingText> : undefined}
        {state.kind === "shown" ? <ShownReport count={state.articles.length} /> : undefined}
        {state.kind === "failed" ? (
          <FailureReport isOnline={state.isOnline} onRetry={retryFromHere} />
        ) : undefined}
        <noscript>
          <p>
            News are fetched by a script, and scripts do not run here. The rest of the guide does without.
          </p>
        </noscript>
      </div>
      {state.kind === "failed" ? undefined : (
        <ul className={styles.grid} aria-label="Articles" aria-busy={state.kind === "loading"}>
          {state.kind === "loading"
            ? EXPECTED.map((place) => <li key={place} className={styles.kept} aria-hidden="true" />)
            : state.articles.map((article, place) => (
                <li key={article.url} className={styles.cell}>
                  <ArticleCard article={article} isEarly={place < 2} />
                </li>
              ))}
        </ul>
      )}
    </>
  );
}

function ShownReport({ count }: { count: number }): ReactNode {
  if (count > 0) {
    return (
      <p role="status" className={styles.count}>
        {countWords(count)}
      </p>
    );
  }
  return (
    <div role="status" className={styles.note}>
      <p className={styles.noteTitle}>No news</p>
      <p>Nobody wrote about Tekken lately. A quiet day: the practice room is free.</p>
    </div>
  );
}

function FailureReport({ isOnline, onRetry }: { isOnline: boolean; onRetry: () => void }): ReactNode {
  return (
    <div role="alert" className={styles.note}>
      <p className={styles.noteTitle}>The news did not arrive</p>
      <p>{failureWords(isOnline)}</p>
      <button type="button" className={styles.retry} onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}
