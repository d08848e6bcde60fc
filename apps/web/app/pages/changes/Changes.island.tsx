import { type ChangesOverview, changesFeedPath } from "@tactician/contract";
import { type ReactNode, useDeferredValue, useState } from "react";
import { island } from "../../live/island.tsx";
import { useTypedAddress } from "../../typed/use-typed-address.ts";
import { asNumbers } from "../../typed/writing.ts";
import { LoadingText } from "../../ui/LoadingText.tsx";
import { ChangeFilters } from "./ChangeFilters.tsx";
import { ChangeGroups } from "./ChangeGroups.tsx";
import { type ChangesView, changesAddress } from "./core/changes-view.ts";
import { fittingChanges } from "./core/fitting-changes.ts";
import { MoreOnSight } from "./MoreOnSight.tsx";
import { WhatItMeans } from "./meaning/WhatItMeans.tsx";
import styles from "./Page.module.css";
import { useChanges } from "./use-changes.ts";

/** More rows at a time: the newest patch is about so long. */
const STEP = 250;

/** What patches changed in the frame data, newest first, of all characters or as one chooses. */
function ChangesPage({ overview }: { readonly overview?: ChangesOverview }): ReactNode {
  const [view, changeView] = useTypedAddress(changesAddress);
  const shownView = useDeferredValue(view);
  const [limit, setLimit] = useState(STEP);
  const { changes, asked } = useChanges(shownView, overview?.newest, limit > STEP);
  const fitting = fittingChanges(changes, { ...shownView, find: asNumbers(shownView.find) });
  // The page itself has the newest patch alone.
  const hasMore = asked.state === "idle" || fitting.length > limit;
  const change = (next: ChangesView) => {
    setLimit(STEP);
    changeView(next);
  };
  return (
    <article className={styles.page}>
      <header>
        <h1 className={styles.heading}>What changed</h1>
        <p className={styles.intro}>
          Every move that a patch changed, in numbers: what it was, what it is, and what follows. Newest
          first; a day is that of the data, some days after the patch.
        </p>
      </header>
      <WhatItMeans me={view.me} onChoose={(me) => change({ ...view, me })} />
      <ChangeFilters
        view={view}
        patches={overview?.patches ?? changes.patches}
        onChange={change}
        words={asked.state === "ready" ? countWords(fitting.length) : ""}
      />
      <ChangeGroups meta={changes} changes={fitting.slice(0, limit)} />
      {asked.state === "loading" ? <LoadingText>Loading more changes...</LoadingText> : undefined}
      {asked.state === "failed" ? (
        <p role="alert">
          The changes did not arrive.{" "}
          <button type="button" className={styles.more} onClick={asked.retry}>
            Try again
          </button>
        </p>
      ) : undefined}
      {hasMore && asked.state !== "loading" ? (
        <MoreOnSight key={limit} onMore={() => setLimit(limit + STEP)} />
      ) : undefined}
      <Sources />
    </article>
  );
}

function countWords(count: number): string {
  if (count === 0) return "No change fits. Take a filter away.";
  return count === 1 ? "1 change" : `${count} changes`;
}

function Sources(): ReactNode {
  return (
    <footer className={styles.sources}>
      <p>
        To be told: <a href={changesFeedPath()}>an Atom feed of all characters</a>; each character's frame
        data has one of its own. Who punishes what is counted with the punishers that characters have today.
      </p>
      <p>
        Frame data and their history are the work of the community at{" "}
        <a href="https://wavu.wiki">wavu.wiki</a>, <a href="https://tekkendocs.com">tekkendocs.com</a> and{" "}
        <a href="https://rbnorway.org">rbnorway.org</a>. <a href="/credits">Credits</a>
      </p>
    </footer>
  );
}

export default island("pages/changes/Changes", "start", ChangesPage);
