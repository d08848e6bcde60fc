import { DRILLS_PATH } from "@tactician/contract";
import { challengeText } from "@tactician/drills";
import { type ReactNode, useState } from "react";
import { useOnceLive } from "../../../live/use-once-live.ts";
import { DRAWING, useSaving } from "../../../ui/picture/use-saving.ts";
import buttons from "../buttons.module.css";
import type { ChallengeResult, Deck } from "../core/deck.ts";
import { drillsAddress } from "../core/drills-address.ts";
import shareResult from "../share/ShareResult.module.css";
import type { ChallengePair } from "../share/save-result-picture.tsx";
import * as words from "../words.ts";
import styles from "./Session.module.css";

export function DailyResult(props: { result: ChallengeResult; deck: Deck; onAgain: () => void }) {
  const { result, deck, onAgain } = props;
  const { day, results, ms } = result;
  const right = results.filter(Boolean).length;
  return (
    <div className={styles.done} role="status">
      <h2 className={styles.title}>{words.versus(deck.me.name, deck.them.name)}</h2>
      <p className={styles.score}>{words.rightOf(right, results.length)}</p>
      <p className={styles.marks} aria-hidden="true">
        {results.map((isRight, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: results never change their order
          <span key={place} data-right={isRight} />
        ))}
      </p>
      <p>
        {words.thinking.before(Math.round(ms / 1000))}
        <time dateTime={day}>{day}</time>
        {words.thinking.after}
      </p>
      <ShareResult result={result} me={deck.me} them={deck.them} />
      <div className={buttons.row}>
        <button type="button" className={buttons.plain} onClick={onAgain}>
          {words.onceMore}
        </button>
      </div>
    </div>
  );
}

const DAILY = drillsAddress.format({ me: undefined, them: undefined, mode: "daily" });

/** The result of a daily challenge, to hand to others as text or as a picture. Nothing is sent anywhere but where the visitor sends it. */
function ShareResult({ result, me, them }: ChallengePair & { result: ChallengeResult }): ReactNode {
  const { day, results, ms } = result;
  const { note, setNote, run } = useSaving(DRAWING);
  const [isByHand, setByHand] = useState(false);
  const canShare = useOnceLive(() => "share" in navigator, false);
  const title = words.resultTitle(me.name, them.name, day);
  const text = `${challengeText(title, results, ms)}
${location.origin}${DRILLS_PATH}?${DAILY}`;

  const copy = async () => {
    try {
      // Where a page has no clipboard there is not even the object.
      await navigator.clipboard.writeText(text);
      setNote(words.copied);
    } catch {
      setByHand(true);
      setNote(words.copyByHand);
    }
  };
  const share = () => {
    navigator.share({ text }).catch((thrown: unknown) => {
      // Somebody who changed their mind is no failure.
      if (!(thrown instanceof DOMException && thrown.name === "AbortError")) void copy();
    });
  };
  // The code of pictures is fetched with the first one.
  const save = () =>
    run(async () =>
      (await import("../share/save-result-picture.tsx")).saveResultPicture(result, { me, them }),
    );

  return (
    <div className="column spaced">
      <div className={buttons.row}>
        <button type="button" className={shareResult.button} onClick={canShare ? share : copy}>
          {canShare ? words.shareResult : words.copyResult}
        </button>
        <button type="button" className={shareResult.button} onClick={save}>
          {words.saveAsPicture}
        </button>
      </div>
      <p role="status" className={shareResult.note}>
        {note}
      </p>
      {isByHand ? (
        <textarea
          className={shareResult.text}
          aria-label={words.resultAsText}
          readOnly
          rows={4}
          value={text}
          // The moment it is there, and each time somebody comes back to it.
          // biome-ignore lint/a11y/noAutofocus: asked for by the press before
          autoFocus
          onFocus={({ target }) => target.select()}
        />
      ) : undefined}
    </div>
  );
}
