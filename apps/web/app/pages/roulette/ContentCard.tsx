import { type ReactNode, useRef, useState } from "react";
import { logFailure } from "../../base/log.ts";
import styles from "./ContentCard.module.css";
import * as words from "./content/words.ts";
import controls from "./controls.module.css";
import { titleSegment } from "./core/strategy-words.ts";
import { StrategyCard } from "./StrategyCard.tsx";
import type { ContentChoice } from "./use-content-choice.ts";

/** The card of the chosen challenge, with what can be done with it. */
export function ContentCard({ choice }: { choice: ContentChoice }): ReactNode {
  const { challenge, character, overlayPath } = choice;
  if (challenge === undefined) {
    return (
      <div className={styles.place}>
        <p className={styles.empty}>{words.cardHere}</p>
      </div>
    );
  }
  return (
    <div className={styles.place}>
      <ShownCard
        key={challenge.title}
        challenge={challenge}
        character={character}
        overlayPath={overlayPath}
      />
    </div>
  );
}

const fetchSaver = () => import("./save-card.ts");

type ShownCardProps = Pick<ContentChoice, "character" | "overlayPath"> & {
  readonly challenge: NonNullable<ContentChoice["challenge"]>;
};

function ShownCard({ challenge, character, overlayPath }: ShownCardProps): ReactNode {
  const card = useRef<HTMLDivElement>(null);
  const { isBusy, message, run } = useAction();
  const fileName = `${titleSegment(challenge.title)}.png`;

  const save = async () => {
    if (card.current === null) return "";
    const { saveCard } = await fetchSaver();
    await saveCard(card.current, fileName);
    return words.saved(fileName);
  };
  const copy = async () => {
    await navigator.clipboard.writeText(new URL(overlayPath, window.location.href).href);
    return words.copied;
  };

  return (
    <>
      <div ref={card} className={styles.card} aria-live="polite">
        <StrategyCard strategy={challenge} character={character}>
          <p className={styles.mark}>{words.siteName}</p>
        </StrategyCard>
      </div>
      <div className={styles.ways}>
        <button
          type="button"
          className={controls.button}
          aria-disabled={isBusy || undefined}
          onClick={() =>
            run(save, {
              says: words.saveFailed,
              logs: "oops, something went wrong!",
            })
          }
        >
          {words.saveCard}
        </button>
        <button
          type="button"
          className={controls.button}
          onClick={() =>
            run(copy, {
              says: words.copyFailed,
              logs: "Failed to copy",
            })
          }
        >
          {words.copyOverlay}
        </button>
        <a className={controls.button} href={overlayPath} target="_blank" rel="noopener">
          {words.openOverlay}
        </a>
      </div>
      <p className={styles.message} role="status">
        {message}
      </p>
      <p className={styles.explanation}>{words.aboutOverlay}</p>
    </>
  );
}

/** One action at a time, and what became of it in words. */
function useAction() {
  const [isBusy, setBusy] = useState(false);
  const [message, setMessage] = useState("");

  const run = async (
    act: () => Promise<string>,
    failure: { readonly says: string; readonly logs: string },
  ): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    setMessage("");
    try {
      setMessage(await act());
    } catch (thrown) {
      logFailure(failure.logs, thrown);
      setMessage(failure.says);
    }
    setBusy(false);
  };
  return { isBusy, message, run };
}
