import { ROULETTE_PATH, type Strategy } from "@tactician/contract";
import { type CharacterId, findCharacter } from "@tactician/game";
import { type ReactNode, useId, useLayoutEffect } from "react";
import { fetchStrategies } from "../../../base/api.ts";
import { island } from "../../../live/island.tsx";
import { type Async, useAsync } from "../../../live/use-async.ts";
import { needsScripts } from "../../../ui/words.ts";
import { CharacterSelect } from "../CharacterSelect.tsx";
import { ContentCard } from "../ContentCard.tsx";
import controls from "../controls.module.css";
import { titleSegment } from "../core/strategy-words.ts";
import { LoadFailure } from "../LoadFailure.tsx";
import { StrategyCard } from "../StrategyCard.tsx";
import { type ContentChoice, useContentChoice } from "../use-content-choice.ts";
import { strategiesFailed } from "../words.ts";
import styles from "./Page.module.css";
import * as words from "./words.ts";

/** The content creators' selector: a character, a challenge, and its card to show. */
function ContentPage(): ReactNode {
  const strategies = useAsync("strategies", fetchStrategies, "Failed to fetch strategies");
  const choice = useContentChoice(strategies.value);
  if (choice.isOverlay) {
    return (
      <OverlayPage
        challenge={choice.challenge}
        character={choice.character}
        state={strategies.state}
        onRetry={strategies.retry}
      />
    );
  }
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
          <CharacterSelect
            label={words.character}
            value={choice.character}
            onChoose={choice.chooseCharacter}
          />
          {strategies.state === "failed" ? (
            <LoadFailure text={strategiesFailed} onRetry={strategies.retry} />
          ) : undefined}
          {choice.character === undefined ? (
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

/** The chosen character's challenges and the general ones, to choose one from. */
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

interface OverlayPageProps {
  readonly challenge: Strategy | undefined;
  readonly character: CharacterId | undefined;
  readonly state: Async<unknown>["state"];
  readonly onRetry: () => void;
}

/** The card alone on a transparent page, as wide as the browser source of a streaming program. */
function OverlayPage({ challenge, character, state, onRetry }: OverlayPageProps): ReactNode {
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
      {state === "failed" ? <LoadFailure text={strategiesFailed} onRetry={onRetry} /> : undefined}
      {challenge === undefined ? undefined : <StrategyCard strategy={challenge} character={character} />}
      {challenge === undefined && state === "ready" ? (
        <p className={styles.empty}>{words.emptyOverlay}</p>
      ) : undefined}
    </div>
  );
}

export default island("pages/roulette/content/Content", "start", ContentPage);
