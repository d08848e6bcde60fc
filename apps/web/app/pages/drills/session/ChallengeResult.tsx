import { DRILLS_PATH } from "@tactician/contract";
import { challengeText, type Verdict } from "@tactician/drills";
import type { CharacterId } from "@tactician/game";
import { type ReactNode, useState } from "react";
import { useOnceLive } from "../../../live/use-once-live.ts";
import { DRAWING, useSaving } from "../../../ui/picture/use-saving.ts";
import buttons from "../buttons.module.css";
import type { ChallengeResult, Deck } from "../core/deck.ts";
import { drillsAddress, outcomeOf, type TheirResult } from "../core/drills-address.ts";
import * as shareWords from "../share/words.ts";
import * as words from "../words.ts";
import styles from "./Session.module.css";

interface ResultProps {
  readonly result: ChallengeResult;
  readonly theirs: TheirResult | undefined;
  readonly deck: Deck;
  readonly onAgain: () => void;
  readonly onAnother: () => void;
}

/** What ten cards came to, beside a friend's where the link has brought one, and the ways to share it. */
export function ChallengeResultView({ result, theirs, deck, onAgain, onAnother }: ResultProps) {
  const { seed, isDaily, results, ms } = result;
  const seconds = Math.round(ms / 1000);
  return (
    <div className={styles.done} role="status">
      <h2 className={styles.title}>{words.versus(deck.me.name, deck.them.name)}</h2>
      <p className={styles.score}>{words.rightOf(rightIn(results), results.length)}</p>
      <Marks results={results} />
      {isDaily ? (
        <p>
          {shareWords.thinking.before(seconds)}
          <time dateTime={seed}>{seed}</time>
          {shareWords.thinking.after}
        </p>
      ) : (
        <p>{shareWords.thoughtFor(seconds)}</p>
      )}
      {theirs === undefined ? undefined : <Compared result={result} theirs={theirs} />}
      {isDaily ? undefined : <p className="small flush">{shareWords.sendChallenge}</p>}
      <ShareResult result={result} me={deck.me} them={deck.them} />
      <div className={buttons.row}>
        <button type="button" className={buttons.plain} onClick={onAgain}>
          {shareWords.onceMore}
        </button>
        {isDaily ? undefined : (
          <button type="button" className={buttons.plain} onClick={onAnother}>
            {shareWords.anotherTen}
          </button>
        )}
      </div>
    </div>
  );
}

function Compared({ result, theirs }: { result: ChallengeResult; theirs: TheirResult }): ReactNode {
  const { results, ms, digest } = result;
  if (theirs.digest !== digest) return <p>{shareWords.otherCards}</p>;
  const outcome = outcomeOf({ results, seconds: Math.round(ms / 1000) }, theirs);
  return (
    <>
      <p className={styles.title}>{shareWords.OUTCOMES[outcome]}</p>
      <p>{shareWords.friendHas(rightIn(theirs.results), theirs.results.length, theirs.seconds)}</p>
      <Marks results={theirs.results} />
    </>
  );
}

function rightIn(results: readonly Verdict[]): number {
  return results.filter((verdict) => verdict !== "wrong").length;
}

function Marks({ results }: { results: readonly Verdict[] }): ReactNode {
  return (
    <p className={styles.marks} aria-hidden="true">
      {results.map((verdict, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: results never change their order
        <span key={place} data-verdict={verdict} />
      ))}
    </p>
  );
}

/** The address of the same ten cards: of a challenge with this result, to be beaten. */
function addressOf(
  { seed, isDaily, results, ms, digest }: ChallengeResult,
  me: CharacterId,
  them: CharacterId,
): string {
  const query = drillsAddress.format(
    isDaily
      ? { me: undefined, them: undefined, mode: "daily" }
      : { me, them, mode: "challenge", seed, theirs: { results, seconds: ms / 1000, digest } },
  );
  return `${location.origin}${DRILLS_PATH}?${query}`;
}

/** The result, to hand to others as text or as a picture. Nothing is sent anywhere but where the visitor sends it. */
function ShareResult({
  result,
  me,
  them,
}: { result: ChallengeResult } & Pick<Deck, "me" | "them">): ReactNode {
  const { seed, isDaily, results, ms } = result;
  const { note, setNote, run } = useSaving(DRAWING);
  const [isByHand, setByHand] = useState(false);
  const canShare = useOnceLive(() => "share" in navigator, false);
  const title = isDaily
    ? shareWords.resultTitle(me.name, them.name, seed)
    : shareWords.challengeTitle(me.name, them.name);
  const text = `${challengeText(title, results, ms)}
${addressOf(result, me.id, them.id)}`;

  const copy = async () => {
    try {
      // Where a page has no clipboard there is not even the object.
      await navigator.clipboard.writeText(text);
      setNote(shareWords.copied);
    } catch {
      setByHand(true);
      setNote(shareWords.copyByHand);
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
        <button type="button" className={styles.share} onClick={canShare ? share : copy}>
          {canShare ? shareWords.shareResult : shareWords.copyResult}
        </button>
        <button type="button" className={styles.share} onClick={save}>
          {shareWords.saveAsPicture}
        </button>
      </div>
      <p role="status" className={styles.words}>
        {note}
      </p>
      {isByHand ? (
        <textarea
          className={styles.text}
          aria-label={shareWords.resultAsText}
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
