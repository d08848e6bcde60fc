import { ROULETTE_PATH } from "@tactician/contract";
import type { ReactNode } from "react";
import { fetchStrategies } from "../../../base/api.ts";
import { island } from "../../../live/island.tsx";
import { useAsync } from "../../../live/use-async.ts";
import { ChallengeSelect } from "../ChallengeSelect.tsx";
import { CharacterSelect } from "../CharacterSelect.tsx";
import { ContentCard } from "../ContentCard.tsx";
import { LoadFailure } from "../LoadFailure.tsx";
import { OverlayPage } from "../OverlayPage.tsx";
import { useContentChoice } from "../use-content-choice.ts";
import styles from "./Page.module.css";

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
        <h1 className={styles.heading}>Pick a Challenge</h1>
        <p className={styles.intro}>
          For streams and videos: choose what you will play, then show the card, save it as a picture, or put
          it over your game. Rather leave it to chance? <a href={ROULETTE_PATH}>Spin the roulette</a>
        </p>
        <noscript>
          <p>This page needs scripts, which your browser does not run.</p>
        </noscript>
      </header>
      <div className={styles.columns}>
        <div className={styles.choices}>
          <CharacterSelect label="Character" value={choice.character} onChoose={choice.chooseCharacter} />
          {strategies.state === "failed" ? (
            <LoadFailure what="The strategies" onRetry={strategies.retry} />
          ) : undefined}
          {choice.character === undefined ? (
            <p className={styles.hint}>Choose a character, and their challenges appear here.</p>
          ) : (
            <ChallengeSelect choice={choice} isLoading={strategies.state === "loading"} />
          )}
        </div>
        <ContentCard choice={choice} />
      </div>
    </div>
  );
}

export default island("pages/roulette/content/Content", "start", ContentPage);
