import { isRouteErrorResponse } from "react-router";
import { failureMessage } from "../../lib/ask.ts";
import styles from "./RouterErrorPage.module.css";

/** What is in a page's place when the page itself broke. */
export function RouterErrorPage({ error }: { error: unknown }) {
  return (
    <section className={styles.page}>
      <title>Unexpected Application Error! | Tactician</title>
      <h1>Unexpected Application Error!</h1>
      <p className={styles.what}>{describe(error)}</p>
      <p>
        This is our mistake, not yours. Reloading often helps; if it does not, the rest of the site still
        stands.
      </p>
      {/* Not the router's links: a fresh document also repairs a page whose code did not arrive. */}
      <p className={styles.ways}>
        <button type="button" onClick={() => window.location.reload()}>
          Reload this page
        </button>
        <a href="/">Pick a character</a>
      </p>
      {import.meta.env.DEV && error instanceof Error && <pre className={styles.stack}>{error.stack}</pre>}
    </section>
  );
}

function describe(error: unknown): string {
  if (isRouteErrorResponse(error))
    return `${error.status} ${error.statusText || messageOf(error.data)}`.trim();
  return messageOf(error);
}

function messageOf(error: unknown): string {
  return typeof error === "string" && error !== "" ? error : failureMessage(error);
}
