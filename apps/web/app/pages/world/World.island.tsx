import type { CharacterId } from "@tactician/game";
import { type ReactNode, useState } from "react";
import { island } from "../../live/island.tsx";
import { useAddress } from "../../live/use-address.ts";
import { useAsync } from "../../live/use-async.ts";
import { useOnceLive } from "../../live/use-once-live.ts";
import { LazyFold } from "../../ui/panel/LazyFold.tsx";
import { AnswerNotes } from "./AnswerNotes.tsx";
import { CharacterMatchups } from "./CharacterMatchups.tsx";
import { ChartLegend } from "./ChartLegend.tsx";
import { type WorldAddress, worldAddress } from "./core/world-address.ts";
import { HowEstimated } from "./HowEstimated.tsx";
import { MatchupChart } from "./MatchupChart.tsx";
import { NothingToShow } from "./NothingToShow.tsx";
import styles from "./Page.module.css";
import { SaveChart } from "./SaveChart.tsx";
import { useKept } from "./use-kept.ts";
import { WorldFilters } from "./WorldFilters.tsx";
import { loadMatchups, questionOf } from "./world-source.ts";

const fetchWinRates = () => import("./WinRates.tsx").then((module) => module.WinRates);
const fetchPopularity = () => import("./Popularity.tsx").then((module) => module.Popularity);
const fetchRanks = () => import("./RankShares.tsx").then((module) => module.RankShares);

/** What everybody's matches say of matchups, characters and ranks. What is shown is in the address. */
function WorldPage(): ReactNode {
  const [address, show] = useAddress(worldAddress);
  const isLive = useOnceLive(() => true, false);
  const asked = useAsync(
    isLive ? questionOf(address) : undefined,
    () => loadMatchups(address),
    "Matchups not found",
  );
  // While another choice is on its way, what was shown before stays in its place.
  const kept = useKept(asked.value);
  const answer = asked.state === "failed" ? undefined : kept;
  const shown = answer === undefined || answer.matches === 0 ? undefined : answer;
  const [isChosenHere, setChosenHere] = useState(false);
  const choose = (character: CharacterId | undefined) => {
    setChosenHere(true);
    show({ ...address, character }, true);
  };
  const change = (next: WorldAddress) => show(next, next.character !== address.character);
  const nothing = <NothingToShow asked={asked} answer={answer} address={address} />;

  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.heading}>World matchups</h1>
        <p className={styles.intro}>
          Ranked matches of 100 that the row wins against the column, at equal ratings.
        </p>
      </header>
      <noscript>
        <p>
          The chart is filled by scripts, which your browser does not run. The numbers are open data:{" "}
          <a href="/api/population/matchups">/api/population/matchups</a>.
        </p>
      </noscript>
      <WorldFilters address={address} versions={kept?.versions ?? []} onChange={change} />
      <AnswerNotes asked={asked} answer={answer} address={address} />
      <div className={styles.chart} aria-busy={asked.state === "loading"}>
        {address.character === undefined ? (
          <MatchupChart
            answer={shown}
            address={address}
            onCharacter={choose}
            onOrder={(order) => show({ ...address, order })}
          >
            {nothing}
          </MatchupChart>
        ) : (
          <CharacterMatchups
            character={address.character}
            takesFocus={isChosenHere}
            answer={shown}
            address={address}
            onAll={() => choose(undefined)}
          >
            {nothing}
          </CharacterMatchups>
        )}
      </div>
      <ChartLegend />
      <SaveChart answer={shown} address={address} />
      <HowEstimated />
      <LazyFold id="win-rates" title="Who wins" fetchPart={fetchWinRates} with={{ answer: shown }} />
      <LazyFold id="popularity" title="Who is played" fetchPart={fetchPopularity} with={{ address }} />
      <LazyFold id="ranks" title="Who is where" fetchPart={fetchRanks} with={{ address, onChange: show }} />
    </article>
  );
}

export default island("pages/world/World", "start", WorldPage);
