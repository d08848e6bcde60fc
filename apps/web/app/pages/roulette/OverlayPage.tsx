import type { Strategy } from "@tactician/contract";
import type { CharacterId } from "@tactician/game";
import { type ReactNode, useLayoutEffect } from "react";
import type { Async } from "../../live/use-async.ts";
import { LoadFailure } from "./LoadFailure.tsx";
import styles from "./OverlayPage.module.css";
import { StrategyCard } from "./StrategyCard.tsx";

interface OverlayPageProps {
  readonly challenge: Strategy | undefined;
  readonly character: CharacterId | undefined;
  readonly state: Async<unknown>["state"];
  readonly onRetry: () => void;
}

/** The card alone on a transparent page, as wide as the browser source of a streaming program. */
export function OverlayPage({ challenge, character, state, onRetry }: OverlayPageProps): ReactNode {
  // The script in the page's head has set it already for an overlay that was opened by its address.
  useLayoutEffect(() => {
    document.documentElement.dataset.overlay = "";
    return () => {
      delete document.documentElement.dataset.overlay;
    };
  }, []);

  return (
    <div className={styles.overlay}>
      <h1 className="visually-hidden">Challenge</h1>
      {state === "failed" ? <LoadFailure what="The strategies" onRetry={onRetry} /> : undefined}
      {challenge === undefined ? undefined : <StrategyCard strategy={challenge} character={character} />}
      {challenge === undefined && state === "ready" ? (
        <p className={styles.empty}>
          No challenge chosen. Choose one on the page and copy its overlay address again.
        </p>
      ) : undefined}
    </div>
  );
}
