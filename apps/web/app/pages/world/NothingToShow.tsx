import type { PopulationMatchups } from "@tactician/contract";
import type { ReactNode } from "react";
import { failureMessage } from "../../base/ask.ts";
import { externalLinks } from "../../base/config.ts";
import type { Async } from "../../live/use-async.ts";
import buttons from "../../ui/buttons.module.css";
import { type WorldAddress, worldPath } from "./core/world-address.ts";
import styles from "./NothingToShow.module.css";

interface NothingToShowProps {
  readonly asked: Async<PopulationMatchups> & { readonly retry: () => void };
  readonly answer: PopulationMatchups | undefined;
  readonly address: WorldAddress;
}

/** Lies over the empty chart where no match was counted, or where the answer did not arrive. */
export function NothingToShow({ asked, answer, address }: NothingToShowProps): ReactNode {
  if (asked.state === "failed") {
    return (
      <div className={styles.box} role="alert">
        <p className={styles.title}>No data available</p>
        <p>
          {navigator.onLine
            ? `The matchups did not arrive: ${failureMessage(asked.thrown)}.`
            : "You are offline, and this page keeps no matchups."}
        </p>
        <button type="button" className={buttons.outlined} onClick={asked.retry}>
          Try again
        </button>
      </div>
    );
  }
  if (answer === undefined || answer.matches > 0) return undefined;
  return (
    <div className={styles.box}>
      <p className={styles.title}>No match counted yet</p>
      <p>
        To fill the chart, run the feed: <FeedGuide />.
      </p>
      <a className={buttons.outlined} href={worldPath({ ...address, isSample: true })}>
        Look at a sample
      </a>
    </div>
  );
}

/** Where this build names its source, the guide is there. */
function FeedGuide(): ReactNode {
  const { source } = externalLinks;
  if (source === undefined) return <code>docs/how-to/run-the-feed.md</code>;
  return <a href={`${source}/blob/main/docs/how-to/run-the-feed.md`}>the guide</a>;
}
