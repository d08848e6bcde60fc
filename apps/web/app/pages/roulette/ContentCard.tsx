import { type ReactNode, useRef, useState } from "react";
import { logFailure } from "../../base/log.ts";
import styles from "./ContentCard.module.css";
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
        <p className={styles.empty}>Your card appears here</p>
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
    return `Saved as ${fileName}`;
  };
  const copy = async () => {
    await navigator.clipboard.writeText(new URL(overlayPath, window.location.href).href);
    return "Copied. Paste it into a browser source.";
  };

  return (
    <>
      <div ref={card} className={styles.card} aria-live="polite">
        <StrategyCard strategy={challenge} character={character}>
          <p className={styles.mark}>Tactician</p>
        </StrategyCard>
      </div>
      <div className={styles.ways}>
        <button
          type="button"
          className={controls.button}
          aria-disabled={isBusy || undefined}
          onClick={() =>
            run(save, {
              says: "The picture could not be made. Press again.",
              logs: "oops, something went wrong!",
            })
          }
        >
          Save screenshot
        </button>
        <button
          type="button"
          className={controls.button}
          onClick={() =>
            run(copy, {
              says: "The browser did not allow copying. Open the overlay and copy its address.",
              logs: "Failed to copy",
            })
          }
        >
          Copy overlay address
        </button>
        <a className={controls.button} href={overlayPath} target="_blank" rel="noopener">
          Open overlay
        </a>
      </div>
      <p className={styles.message} role="status">
        {message}
      </p>
      <p className={styles.explanation}>
        The overlay is this card alone on a transparent page. Add a browser source of 800 by 450 to your
        streaming program and give it the address; a wider source makes the card larger.
      </p>
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
