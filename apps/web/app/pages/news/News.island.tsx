import { MOST_ARTICLES, type NewsArticle } from "@tactician/contract";
import { type ReactNode, useRef, useState } from "react";
import { besideApi, fetchNews } from "../../base/api.ts";
import { island } from "../../live/island.tsx";
import { useAsync } from "../../live/use-async.ts";
import { ItemBoundary } from "../../ui/ItemBoundary.tsx";
import { LoadingText } from "../../ui/state/LoadingText.tsx";
import { tryAgain } from "../../ui/words.ts";
import styles from "./Page.module.css";
import * as words from "./words.ts";

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
      <h1 className={styles.heading}>{words.heading}</h1>
      <p className={styles.intro}>{words.intro}</p>
      <div ref={report} tabIndex={-1} className={styles.report}>
        {news.state === "loading" ? <LoadingText>{words.loading}</LoadingText> : undefined}
        {news.state === "ready" ? <ShownReport count={news.value.length} /> : undefined}
        {news.state === "failed" ? <FailureReport onRetry={retryFromHere} /> : undefined}
        <noscript>
          <p>{words.needsScripts}</p>
        </noscript>
      </div>
      {news.state === "failed" ? undefined : (
        <ul className={styles.grid} aria-label={words.articles} aria-busy={news.value === undefined}>
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
        {words.count(count)}
      </p>
    );
  }
  return (
    <div role="status" className={styles.note}>
      <p className={styles.noteTitle}>{words.empty}</p>
      <p>{words.emptyWhy}</p>
    </div>
  );
}

function FailureReport({ onRetry }: { onRetry: () => void }): ReactNode {
  return (
    <div role="alert" className={styles.note}>
      <p className={styles.noteTitle}>{words.failed}</p>
      <p>{navigator.onLine ? words.failedWhy : words.offlineWhy}</p>
      <button type="button" className={styles.retry} onClick={onRetry}>
        {tryAgain}
      </button>
    </div>
  );
}

interface ArticleCardProps {
  readonly article: NewsArticle;
  /** It may be on the first screen of a phone; pictures of others load when they come near. */
  readonly isEarly: boolean;
}

/** One article. The whole card leads to it, in a new tab; its text stays selectable for screen readers in parts. */
function ArticleCard({ article, isEarly }: ArticleCardProps): ReactNode {
  const { title, description, image, url } = article;
  return (
    <article className={styles.card}>
      <Picture image={image} isEarly={isEarly} />
      <div className={styles.words}>
        <h2 className={styles.title}>
          <a className={styles.link} href={url} target="_blank" rel="noopener noreferrer">
            {title}
            <span className="visually-hidden">{words.newTab}</span>
          </a>
        </h2>
        {description === "" ? undefined : <p className={`${styles.description} quiet`}>{description}</p>}
        <p className={styles.site}>
          {URL.parse(url)?.hostname.replace(/^www\./, "")}
          <svg viewBox="0 0 12 12" aria-hidden="true">
            <path d="M4 1h7v7M11 1 2 10" />
          </svg>
        </p>
      </div>
    </article>
  );
}

function Picture({ image, isEarly }: { image: string | undefined; isEarly: boolean }): ReactNode {
  const [isMissing, setMissing] = useState(false);
  if (image === undefined || isMissing) return <div className={styles.noPicture} aria-hidden="true" />;
  return (
    <img
      className={styles.picture}
      src={besideApi(image)}
      alt=""
      width={640}
      height={360}
      loading={isEarly ? "eager" : "lazy"}
      decoding="async"
      onError={() => setMissing(true)}
    />
  );
}

export default island("pages/news/News", "start", NewsPage);
