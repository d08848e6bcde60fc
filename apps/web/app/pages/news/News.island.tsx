import { MOST_ARTICLES } from "@tactician/contract";
import { type ReactNode, useRef } from "react";
import { fetchNews } from "../../base/api.ts";
import { island } from "../../live/island.tsx";
import { useAsync } from "../../live/use-async.ts";
import { ItemBoundary } from "../../ui/ItemBoundary.tsx";
import { LoadingText } from "../../ui/LoadingText.tsx";
import { ArticleCard } from "./ArticleCard.tsx";
import { countWords, noNewsWords } from "./core/news-words.ts";
import styles from "./Page.module.css";

/** Places that are kept while the articles are on the way. */
const EXPECTED = Array.from({ length: MOST_ARTICLES }, (_, place) => place);

/** The newest articles about the game, on other people's sites. */
function NewsPage(): ReactNode {
  const news = useAsync("news", fetchNews, "Failed to fetch news");
  const report = useRef<HTMLDivElement>(null);

  const retryFromHere = () => {
    // The button goes away; the keyboard stays where the answer will appear.
    report.current?.focus({ preventScroll: true });
    news.retry();
  };

  return (
    <>
      <h1 className={styles.heading}>TEKKEN NEWS</h1>
      <p className={styles.intro}>
        The newest articles about Tekken 8, on other people's sites. Our server asks for them and keeps them
        for a while: nobody else learns that you were here until you open one.
      </p>
      <div ref={report} tabIndex={-1} className={styles.report}>
        {news.state === "loading" ? <LoadingText>Loading the news...</LoadingText> : undefined}
        {news.state === "ready" ? <ShownReport count={news.value.length} /> : undefined}
        {news.state === "failed" ? <FailureReport onRetry={retryFromHere} /> : undefined}
        <noscript>
          <p>
            News are fetched by a script, and scripts do not run here. The rest of the guide does without.
          </p>
        </noscript>
      </div>
      {news.state === "failed" ? undefined : (
        <ul className={styles.grid} aria-label="Articles" aria-busy={news.value === undefined}>
          {news.value === undefined
            ? EXPECTED.map((place) => <li key={place} className={styles.kept} aria-hidden="true" />)
            : news.value.map((article, place) => (
                <li key={article.url} className={styles.cell}>
                  <ItemBoundary item={article} fallback={() => article.title}>
                    <ArticleCard article={article} isEarly={place < 2} />
                  </ItemBoundary>
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

function FailureReport({ onRetry }: { onRetry: () => void }): ReactNode {
  return (
    <div role="alert" className={styles.note}>
      <p className={styles.noteTitle}>The news did not arrive</p>
      <p>{noNewsWords(navigator.onLine)}</p>
      <button type="button" className={styles.retry} onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}

export default island("pages/news/News", "start", NewsPage);
