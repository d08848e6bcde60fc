import { Component, type ReactNode } from "react";
import { failureMessage } from "../../base/ask.ts";
import * as words from "../../frame/words.ts";
import styles from "./ErrorPage.module.css";

interface ErrorBoundaryState {
  readonly failed?: { readonly thrown: unknown };
}

/** Around a page: what shows in its place when it breaks. React asks for a class here. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, ErrorBoundaryState> {
  override state: ErrorBoundaryState = {};

  static getDerivedStateFromError(thrown: unknown): ErrorBoundaryState {
    return { failed: { thrown } };
  }

  override render(): ReactNode {
    const { failed } = this.state;
    return failed === undefined ? this.props.children : <ErrorPage error={failed.thrown} />;
  }
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
