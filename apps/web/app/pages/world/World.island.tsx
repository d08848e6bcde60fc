import { POPULATION_MATCHUPS_PATH, type PopulationMatchups, WORLD_MATCHUPS_PATH } from "@tactician/contract";
import { type CharacterId, isCharacterId } from "@tactician/game";
import { formatGameVersion, RANK_CLASSES } from "@tactician/statistics";
import { type ReactNode, useEffect, useState } from "react";
import { useCharacterChoices, useOwnCharacter } from "../../answers/use-own-character.ts";
import { apiUrl } from "../../base/config.ts";
import { forgetMe } from "../../base/room.ts";
import { island } from "../../live/island.tsx";
import { useAddress } from "../../live/use-address.ts";
import { type Async, useAsync } from "../../live/use-async.ts";
import { useOnceLive } from "../../live/use-once-live.ts";
import buttons from "../../ui/buttons.module.css";
import explanation from "../../ui/Explanation.module.css";
import { loadFailureWords } from "../../ui/failure-words.ts";
import { LabelledSelect } from "../../ui/LabelledSelect.tsx";
import { LoadFailure } from "../../ui/LoadFailure.tsx";
import { LazyFold } from "../../ui/panel/LazyFold.tsx";
import { saveFile } from "../../ui/picture/save-file.ts";
import { useSaving } from "../../ui/picture/use-saving.ts";
import answerNotes from "./AnswerNotes.module.css";
import { CharacterMatchups } from "./CharacterMatchups.tsx";
import chartLegend from "./ChartLegend.module.css";
import { matchupsCsv, matchupsFileName } from "./core/matchup-table.ts";
import { TOO_FEW, TOO_FEW_WORDS } from "./core/matchup-words.ts";
import { PERIOD_LABELS, PERIODS, type WorldAddress, worldAddress, worldPath } from "./core/world-address.ts";
import {
  ageWords,
  countWords,
  filterWords,
  reliabilityWords,
  SAMPLE_WORDS,
  widenedWords,
} from "./core/world-words.ts";
import { MatchupChart } from "./MatchupChart.tsx";
import { MyMatchups } from "./MyMatchups.tsx";
import nothingToShow from "./NothingToShow.module.css";
import styles from "./Page.module.css";
import saveChart from "./SaveChart.module.css";
import { loadMatchups, questionOf } from "./world-source.ts";

const fetchWinRates = () => import("./WinRates.tsx").then((module) => module.WinRates);
const fetchPopularity = () => import("./Popularity.tsx").then((module) => module.Popularity);
const fetchRanks = () => import("./RankShares.tsx").then((module) => module.RankShares);

/** What everybody's matches say of matchups, characters and ranks. What is shown is in the address. */
function WorldPage(): ReactNode {
  const [address, show] = useAddress(worldAddress);
  const isLive = useOnceLive(() => true, false);
  const [own] = useOwnCharacter();
  const me = own !== undefined && isCharacterId(own) ? own : undefined;
  useEffect(() => {
    if (isLive && me === undefined) forgetMe();
  }, [isLive, me]);
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
        <p className={styles.intro}>Ranked win % of the row against the column, at equal ratings.</p>
      </header>
      <noscript>
        <p>
          The chart is filled by scripts, which your browser does not run. The numbers are open data:{" "}
          <a href="/api/population/matchups">/api/population/matchups</a>.
        </p>
      </noscript>
      <Parts />
      {address.character === undefined && (
        <MyMatchups me={me} answer={shown} address={address}>
          {nothing}
        </MyMatchups>
      )}
      <WorldFilters address={address} versions={kept?.versions ?? []} onChange={change} />
      <AnswerNotes asked={asked} answer={answer} address={address} />
      <div id="chart" className={styles.chart} aria-busy={asked.state === "loading"}>
        {address.character === undefined ? (
          <MatchupChart
            answer={shown}
            address={address}
            onCharacter={choose}
            onOrder={(order) => show({ ...address, order })}
          >
            {me === undefined ? nothing : undefined}
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
      <LazyFold id="win-rates" title="Tier list" fetchPart={fetchWinRates} with={{ answer: shown }} />
      <LazyFold id="popularity" title="Pick rate" fetchPart={fetchPopularity} with={{ address }} />
      <LazyFold id="ranks" title="Ranks" fetchPart={fetchRanks} with={{ address, onChange: show }} />
    </article>
  );
}

const PARTS = [
  ["win-rates", "Tier list"],
  ["chart", "Matchups"],
  ["popularity", "Pick rate"],
  ["ranks", "Ranks"],
] as const;

/** Ways to the parts of the page; a fold opens for who comes to it. */
function Parts(): ReactNode {
  return (
    <nav className={styles.parts} aria-label="Parts of this page">
      {PARTS.map(([id, words]) => (
        <a key={id} href={`#${id}`}>
          {words}
        </a>
      ))}
    </nav>
  );
}

interface AnswerNotesProps {
  readonly asked: Async<PopulationMatchups>;
  readonly answer: PopulationMatchups | undefined;
  readonly address: WorldAddress;
}

/** What has to be known before the chart is read: how many matches, until when, and what they cannot say. Its place is kept. */
function AnswerNotes({ asked, answer, address }: AnswerNotesProps): ReactNode {
  return (
    <div className={answerNotes.notes} role="status">
      {address.isSample && (
        <p className={answerNotes.sample}>
          <strong>{SAMPLE_WORDS}</strong>{" "}
          <a href={worldPath({ ...address, isSample: false })}>Real matches</a>
        </p>
      )}
      {answer !== undefined && answer.matches > 0 ? (
        <>
          <p>
            <strong>{countWords(answer, address.isSample)}</strong> {filterWords(answer)}.
          </p>
          {[widenedWords(answer), reliabilityWords(answer), ageWords(answer, Date.now())]
            .filter((words) => words !== "")
            .map((words) => (
              <p key={words} className={answerNotes.warning}>
                {words}
              </p>
            ))}
        </>
      ) : undefined}
      {asked.state === "loading" && answer === undefined ? <p>Loading...</p> : undefined}
    </div>
  );
}

interface NothingToShowProps {
  readonly asked: Async<PopulationMatchups> & { readonly retry: () => void };
  readonly answer: PopulationMatchups | undefined;
  readonly address: WorldAddress;
}

function NothingToShow({ asked, answer, address }: NothingToShowProps): ReactNode {
  if (asked.state === "failed") {
    return (
      <div className={nothingToShow.place}>
        <LoadFailure title="No data available" onRetry={asked.retry}>
          {loadFailureWords("the matchups", asked.thrown, navigator.onLine)}
        </LoadFailure>
      </div>
    );
  }
  if (answer === undefined || answer.matches > 0) return undefined;
  return (
    <div className={nothingToShow.box}>
      <p className={nothingToShow.title}>No match counted yet</p>
      <p>It fills as ranked matches come in.</p>
      <a className={buttons.outlined} href={worldPath({ ...address, isSample: true })}>
        Look at a sample
      </a>
    </div>
  );
}

const BANDS = [
  [-4, "3 or more behind"],
  [-3, "2 to 3"],
  [-2, "1 to 2"],
  [-1, "less than 1"],
  [1, "less than 1"],
  [2, "1 to 2"],
  [3, "2 to 3"],
  [4, "3 or more ahead"],
] as const;

/** What the colours of the chart say, which its numbers say too. */
function ChartLegend(): ReactNode {
  return (
    <div className={chartLegend.legend}>
      <ul className={chartLegend.bands} aria-label="Colours: matches of 100 from even">
        {BANDS.map(([band, words]) => (
          <li key={band} data-band={band}>
            {words}
          </li>
        ))}
      </ul>
      <p>
        Without colour: even is within the range of what is likely. {TOO_FEW}: {TOO_FEW_WORDS}. Press a number
        for its range and its matches, a name for all that is known of that character.
      </p>
    </div>
  );
}

const SAVING = {
  during: "Saving...",
  failure: "The chart could not be saved",
  apology: "This could not be saved. Try again.",
};

function SaveChart({ answer, address }: { answer: PopulationMatchups | undefined; address: WorldAddress }) {
  const { note, setNote, run } = useSaving(SAVING);
  const { isSample, character } = address;
  const save = (act: (answer: PopulationMatchups) => Promise<string>) => {
    if (answer === undefined) setNote("There is nothing to save yet.");
    else run(() => act(answer));
  };
  const saveCsv = async (saved: PopulationMatchups) => {
    const file = `${matchupsFileName(saved, isSample)}.csv`;
    saveFile(new Blob([matchupsCsv(saved, isSample)], { type: "text/csv" }), file);
    return file;
  };
  const savePicture = async (saved: PopulationMatchups) => {
    // The code of pictures is fetched with the first one.
    const { saveWorldPicture } = await import("./picture/save-world-picture.tsx");
    return saveWorldPicture(`${matchupsFileName(saved, isSample, character)}.png`, saved, address);
  };
  return (
    <div className={saveChart.save}>
      <button type="button" className={buttons.outlined} onClick={() => save(saveCsv)}>
        Save as CSV
      </button>
      <button type="button" className={buttons.outlined} onClick={() => save(savePicture)}>
        Save as picture
      </button>
      <span role="status">{note}</span>
    </div>
  );
}

function HowEstimated(): ReactNode {
  return (
    <details className={explanation.how}>
      <summary>How is this estimated?</summary>
      <p>
        Each ranked match is held against what both ratings promise: to lose against somebody stronger says
        nothing about the characters. What is left is split into how strong a character is against all others
        and what is special about the pair, and each of them is drawn towards the usual as long as few matches
        speak for it. Ranges hold in 95 of 100 cases. Matches of a character against itself are left out. The
        numbers are what players do, not what the game allows: nobody may know the answer yet.{" "}
        <a href={apiUrl + POPULATION_MATCHUPS_PATH}>The numbers as open data</a>
      </p>
    </details>
  );
}

/** The latest value that was there: while another one is on its way, the one before. */
function useKept<Value>(value: Value | undefined): Value | undefined {
  const [kept, keep] = useState(value);
  if (value !== undefined && value !== kept) keep(value);
  return value ?? kept;
}

interface WorldFiltersProps {
  readonly address: WorldAddress;
  readonly versions: PopulationMatchups["versions"];
  readonly onChange: (address: WorldAddress) => void;
}

function WorldFilters({ address, versions, onChange }: WorldFiltersProps) {
  const { character, version, rank, period } = address;
  // One from the address is there as well, so that the field says what counts.
  const isUnplayed = version !== undefined && versions.every((played) => played.version !== version);
  const numbers = versions.map((played) => played.version);
  const offered = isUnplayed ? [...numbers, version] : numbers;
  return (
    <search className={styles.filters} aria-label="Choose what the chart shows">
      <form className={styles.form} action={WORLD_MATCHUPS_PATH} method="get">
        <LabelledSelect
          className={styles.choice}
          label="Show"
          name="character"
          value={character}
          options={useCharacterChoices()}
          none="Everybody"
          onChoose={(id) => onChange({ ...address, character: id })}
        />
        <LabelledSelect
          className={styles.choice}
          label="Ranks"
          name="rank"
          value={rank}
          options={RANK_CLASSES.map(({ id, name }) => [id, name])}
          none="All ranks"
          onChoose={(chosen) => onChange({ ...address, rank: chosen })}
        />
        <LabelledSelect
          className={styles.choice}
          label="Patch"
          name="version"
          value={version}
          options={offered.map((number) => [number, formatGameVersion(number)])}
          none="All patches"
          onChoose={(chosen) => onChange({ ...address, version: chosen })}
        />
        <LabelledSelect
          className={styles.choice}
          label="Time"
          name="period"
          value={period}
          options={PERIODS.map((known) => [known, PERIOD_LABELS[known]])}
          onChoose={(chosen) => onChange({ ...address, period: chosen ?? "all" })}
        />
      </form>
    </search>
  );
}

export default island("pages/world/World", "start", WorldPage);
