import { ROULETTE_PATH, STRAT_CONTENT_PATH, type Strategies, type Strategy } from "@tactician/contract";
import { type CharacterId, findCharacter } from "@tactician/game";
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from "react";
import { fetchStrategies } from "../../../base/api.ts";
import { logFailure } from "../../../base/log.ts";
import { island } from "../../../live/island.tsx";
import { useAddress } from "../../../live/use-address.ts";
import { type Asked, useAsync } from "../../../live/use-async.ts";
import { needsScripts } from "../../../ui/words.ts";
import { CharacterSelect } from "../CharacterSelect.tsx";
import contentCard from "../ContentCard.module.css";
import controls from "../controls.module.css";
import { contentAddress } from "../core/choice-address.ts";
import { poolOf } from "../core/roulette.ts";
import { titleSegment } from "../core/strategy-words.ts";
import { LoadFailure } from "../LoadFailure.tsx";
import { StrategyCard } from "../StrategyCard.tsx";
import { strategiesFailed } from "../words.ts";
import styles from "./Page.module.css";
import * as words from "./words.ts";

/** The content creators' selector: a character, a challenge, and its card to show. */
function ContentPage(): ReactNode {
  const strategies = useAsync("strategies", fetchStrategies, "Failed to fetch strategies");
  const choice = useContentChoice(strategies.value);
  const { character, chooseCharacter } = choice;
  if (choice.isOverlay) return <OverlayPage choice={choice} strategies={strategies} />;
  return (
    <div className={styles.page}>
      <header>
        <h1 className={styles.heading}>{words.heading}</h1>
        <p className={styles.intro}>
          {words.intro}
          <a href={ROULETTE_PATH}>{words.introLink}</a>
        </p>
        <noscript>
          <p>{needsScripts}</p>
        </noscript>
      </header>
      <div className={styles.columns}>
        <div className={styles.choices}>
          <CharacterSelect label={words.character} value={character} onChoose={chooseCharacter} />
          {strategies.state === "failed" && (
            <LoadFailure text={strategiesFailed} onRetry={strategies.retry} />
          )}
          {character === undefined ? (
            <p className={styles.hint}>{words.pickCharacter}</p>
          ) : (
            <ChallengeSelect choice={choice} isLoading={strategies.state === "loading"} />
          )}
        </div>
        <ContentCard choice={choice} />
      </div>
    </div>
  );
}

function ChallengeSelect({ choice, isLoading }: { choice: ContentChoice; isLoading: boolean }): ReactNode {
  const { character, own, general, challenge, chooseChallenge } = choice;
  const id = useId();
  const name = character === undefined ? "" : (findCharacter(character)?.name ?? "");
  return (
    <p className={controls.field}>
      <label htmlFor={id}>{words.challenge}</label>
      <select
        id={id}
        value={challenge === undefined ? "" : titleSegment(challenge.title)}
        onChange={({ target }) => chooseChallenge(target.value)}
      >
        <option value="">{isLoading ? words.loadingChallenges : words.chooseChallenge}</option>
        <Group label={name} strategies={own} />
        <Group label={words.forEverybody} strategies={general} />
      </select>
    </p>
  );
}

function Group({ label, strategies }: { label: string; strategies: readonly Strategy[] }): ReactNode {
  if (strategies.length === 0) return undefined;
  return (
    <optgroup label={label}>
      {strategies.map(({ title }) => (
        <option key={title} value={titleSegment(title)}>
          {title}
        </option>
      ))}
    </optgroup>
  );
}

/** The card alone on a transparent page, as wide as the browser source of a streaming program. */
function OverlayPage(props: { choice: ContentChoice; strategies: Asked<Strategies> }): ReactNode {
  const { choice, strategies } = props;
  const { challenge, character } = choice;
  // The script in the page's head has set it already for an overlay that was opened by its address.
  useLayoutEffect(() => {
    document.documentElement.dataset.overlay = "";
    return () => {
      delete document.documentElement.dataset.overlay;
    };
  }, []);

  return (
    <div className={styles.overlay}>
      <h1 className="visually-hidden">{words.challenge}</h1>
      {strategies.state === "failed" && <LoadFailure text={strategiesFailed} onRetry={strategies.retry} />}
      {challenge && <StrategyCard strategy={challenge} character={character} />}
      {!challenge && strategies.state === "ready" && <p className={styles.empty}>{words.emptyOverlay}</p>}
    </div>
  );
}

function ContentCard({ choice: { challenge, ...choice } }: { choice: ContentChoice }): ReactNode {
  return (
    <div className={contentCard.place}>
      {challenge === undefined ? (
        <p className={contentCard.empty}>{words.cardHere}</p>
      ) : (
        <ShownCard key={challenge.title} {...choice} challenge={challenge} />
      )}
    </div>
  );
}

type ShownCardProps = Pick<ContentChoice, "character" | "overlayPath"> & {
  readonly challenge: NonNullable<ContentChoice["challenge"]>;
};

function ShownCard({ challenge, character, overlayPath }: ShownCardProps): ReactNode {
  const card = useRef<HTMLDivElement>(null);
  const { isBusy, message, run } = useAction();
  const fileName = `${titleSegment(challenge.title)}.png`;

  const save = async () => {
    if (card.current === null) return "";
    const { saveCard } = await import("../save-card.ts");
    await saveCard(card.current, fileName);
    return words.saved(fileName);
  };
  const copy = async () => {
    await navigator.clipboard.writeText(new URL(overlayPath, window.location.href).href);
    return words.copied;
  };

  return (
    <>
      <div ref={card} className={contentCard.card} aria-live="polite">
        <StrategyCard strategy={challenge} character={character}>
          <p className={contentCard.mark}>{words.siteName}</p>
        </StrategyCard>
      </div>
      <div className={contentCard.ways}>
        <button
          type="button"
          className={controls.button}
          aria-disabled={isBusy || undefined}
          onClick={() => run(save, { logs: "oops, something went wrong!", says: words.saveFailed })}
        >
          {words.saveCard}
        </button>
        <button
          type="button"
          className={controls.button}
          onClick={() => run(copy, { logs: "Failed to copy", says: words.copyFailed })}
        >
          {words.copyOverlay}
        </button>
        <a className={controls.button} href={overlayPath} target="_blank" rel="noopener">
          {words.openOverlay}
        </a>
      </div>
      <p className={contentCard.message} role="status">
        {message}
      </p>
      <p className={contentCard.explanation}>{words.aboutOverlay}</p>
    </>
  );
}

/** One action at a time, and what became of it in words. */
function useAction() {
  const [isBusy, setBusy] = useState(false);
  const [message, setMessage] = useState("");

  const run = async (act: () => Promise<string>, failure: { logs: string; says: string }): Promise<void> => {
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

type ContentChoice = ReturnType<typeof useContentChoice>;

/** What a content creator has chosen. All of it is in the address. */
function useContentChoice(strategies: Strategies | undefined) {
  const [address, change] = useAddress(contentAddress);
  const { character, isOverlay } = address;
  const name = character === undefined ? undefined : findCharacter(character)?.name;
  // The chosen character's challenges and the general ones; empty while nobody is chosen.
  const own: readonly Strategy[] = strategies?.characters[name ?? ""] ?? [];
  const general = name === undefined ? [] : poolOf(strategies, undefined);

  return {
    character,
    own,
    general,
    challenge: [...own, ...general].find(({ title }) => titleSegment(title) === address.challenge),
    isOverlay,
    overlayPath: `${STRAT_CONTENT_PATH}?${contentAddress.format({ ...address, isOverlay: true })}`,
    chooseCharacter: (next: CharacterId | undefined) =>
      change({ character: next, challenge: "", isOverlay: false }),
    /** By the title's segment of an address; any other text chooses nothing. */
    chooseChallenge: (next: string) => change({ character, challenge: next, isOverlay: false }),
  };
}

export default island("pages/roulette/content/Content", "start", ContentPage);
