import type { ReactNode } from "react";
import { failureMessage } from "../../base/ask.ts";
import * as words from "../../frame/words.ts";
import { ItemBoundary } from "../ItemBoundary.tsx";
import styles from "./ErrorPage.module.css";

/** Around a page: what shows in its place when it breaks. */
export function ErrorBoundary({ children }: { children: ReactNode }): ReactNode {
  return <ItemBoundary fallback={(thrown) => <ErrorPage error={thrown} />}>{children}</ItemBoundary>;
}

/** What is in a page's place when the page itself broke. */
export function ErrorPage({ error }: { error: unknown }): ReactNode {
  return (
    <section className={styles.page}>
      <title>{words.brokenTitle}</title>
      <h1>{words.broken}</h1>
      <p className={styles.what}>{messageOf(error)}</p>
      <p>{words.brokenWhy}</p>
      <p className={styles.ways}>
        <button type="button" onClick={() => window.location.reload()}>
          {words.reloadPage}
        </button>
        <a href="/">{words.pickCharacter}</a>
      </p>
      {import.meta.env.DEV && error instanceof Error && <pre className={styles.stack}>{error.stack}</pre>}
    </section>
  );
}

function messageOf(error: unknown): string {
  if (error instanceof Response) return `${error.status} ${error.statusText}`.trim();
  return typeof error === "string" && error !== "" ? error : failureMessage(error);
}
