import type { NewsArticle } from "@tactician/contract";
import { type ReactNode, useState } from "react";
import { besideApi } from "../../base/api.ts";
import styles from "./ArticleCard.module.css";
import { siteOf } from "./core/news-words.ts";

interface ArticleCardProps {
  readonly article: NewsArticle;
  /** It may be on the first screen of a phone; pictures of others load when they come near. */
  readonly isEarly: boolean;
}

/** One article. The whole card leads to it, in a new tab; its text stays selectable for screen readers in parts. */
export function ArticleCard({ article, isEarly }: ArticleCardProps): ReactNode {
  const { title, description, image, url } = article;
  return (
    <article className={styles.card}>
      <Picture image={image} isEarly={isEarly} />
      <div className={styles.words}>
        <h2 className={styles.title}>
          <a className={styles.link} href={url} target="_blank" rel="noopener noreferrer">
            {title}
            <span className="visually-hidden"> (opens in a new tab)</span>
          </a>
        </h2>
        {description === "" ? undefined : <p className={styles.description}>{description}</p>}
        <p className={styles.site}>
          {siteOf(url)}
          <svg className={styles.leave} viewBox="0 0 12 12" aria-hidden="true">
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
