import { POPULATION_MATCHUPS_PATH, type PopulationMatchups, WORLD_MATCHUPS_PATH } from "@tactician/contract";
import type { CharacterId } from "@tactician/game";
import { formatGameVersion, RANK_CLASSES } from "@tactician/statistics";
import { type ReactNode, useEffect, useState } from "react";
import { apiUrl } from "../../base/config.ts";
import { forgetMe } from "../../base/room.ts";
import { island } from "../../live/island.tsx";
import { useAddress } from "../../live/use-address.ts";
import { type Asked, useAsync } from "../../live/use-async.ts";
import { useOnceLive } from "../../live/use-once-live.ts";
import { useCharacterChoices, useOwnCharacter } from "../../live/use-own-character.ts";
import buttons from "../../ui/buttons.module.css";
import explanation from "../../ui/Explanation.module.css";
import { LabelledSelect } from "../../ui/LabelledSelect.tsx";
import { LazyFold } from "../../ui/panel/LazyFold.tsx";
import { saveFile } from "../../ui/picture/save-file.ts";
import { useSaving } from "../../ui/picture/use-saving.ts";
import { loadFailureWords } from "../../ui/state/failure-words.ts";
import { LoadFailure } from "../../ui/state/LoadFailure.tsx";
import bands from "./bands.module.css";
import { CharacterMatchups, MyMatchups } from "./CharacterMatchups.tsx";
import { matchupsCsv, matchupsFileName } from "./core/matchup-table.ts";
import { TOO_FEW } from "./core/matchup-words.ts";
import { PERIODS, type WorldAddress, worldAddress, worldPath } from "./core/world-address.ts";
import { ageWords, countWords, filterWords, reliabilityWords, widenedWords } from "./core/world-words.ts";
import { MatchupChart } from "./MatchupChart.tsx";
import styles from "./Page.module.css";
import * as words from "./words.ts";
import { loadMatchups, questionOf } from "./world-source.ts";

const fetchWinRates = () => import("./WinRates.tsx").then((module) => module.WinRates);
const fetchPopularity = () => import("./Popularity.tsx").then((module) => module.Popularity);
const fetchRanks = () => import("./RankShares.tsx").then((module) => module.RankShares);

/** What everybody's matches say of matchups, characters and ranks. What is shown is in the address. */
function WorldPage(): ReactNode {
  const [address, show] = useAddress(worldAddress);
  const isLive = useOnceLive(() => true, false);
  const [me] = useOwnCharacter();
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
    <article className="column spaced-2">
      <header className="spaced-half">
        <h1 className={styles.heading}>{words.heading}</h1>
        <p className={styles.intro}>{words.intro}</p>
      </header>
      <noscript>
        <p>
          {words.needsScripts.before}
          <a href="/api/population/matchups">/api/population/matchups</a>
          {words.needsScripts.after}
        </p>
      </noscript>
      <Parts />
      {address.character === undefined && (
        <MyMatchups me={me} answer={shown} address={address}>
          {nothing}
        </MyMatchups>
      )}
      <WorldFilters address={address} answer={kept} onChange={change} />
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
      <LazyFold id="win-rates" title={words.tierList} fetchPart={fetchWinRates} with={{ answer: shown }} />
      <LazyFold id="popularity" title={words.pickRate} fetchPart={fetchPopularity} with={{ address }} />
      <LazyFold id="ranks" title={words.ranks} fetchPart={fetchRanks} with={{ address, onChange: show }} />
    </article>
  );
}

const PARTS = [
  ["win-rates", words.tierList],
  ["chart", words.matchups],
  ["popularity", words.pickRate],
  ["ranks", words.ranks],
] as const;

/** Ways to the parts of the page; a fold opens for who comes to it. */
function Parts(): ReactNode {
  return (
    <nav className={styles.parts} aria-label={words.parts}>
      {PARTS.map(([id, title]) => (
        <a key={id} className="target edged" href={`#${id}`}>
          {title}
        </a>
      ))}
    </nav>
  );
}

interface AnswerNotesProps {
  readonly asked: Asked<PopulationMatchups>;
  readonly answer: PopulationMatchups | undefined;
  readonly address: WorldAddress;
}

/** What has to be known before the chart is read: how many matches, until when, and what they cannot say. Its place is kept. */
function AnswerNotes({ asked, answer, address }: AnswerNotesProps): ReactNode {
  return (
    <div className={styles.notes} role="status">
      {address.isSample && (
        <p>
          <strong className={styles.sample}>{words.sample}</strong>{" "}
          <a href={worldPath({ ...address, isSample: false })}>{words.realMatches}</a>
        </p>
      )}
      {answer !== undefined && answer.matches > 0 ? (
        <>
          <p>
            <strong>{countWords(answer, address.isSample)}</strong> {filterWords(answer)}.
          </p>
          {[widenedWords(answer), reliabilityWords(answer), ageWords(answer, Date.now())]
            .filter((warning) => warning !== "")
            .map((warning) => (
              <p key={warning} className={styles.warning}>
                {warning}
              </p>
            ))}
        </>
      ) : undefined}
      {asked.state === "loading" && answer === undefined ? <p>{words.loading}</p> : undefined}
    </div>
  );
}

function NothingToShow({ asked, answer, address }: AnswerNotesProps): ReactNode {
  if (asked.state === "failed") {
    return (
      <div className={styles.nothing}>
        <LoadFailure title={words.noData} onRetry={asked.retry}>
          {loadFailureWords(words.theMatchups, asked.thrown, navigator.onLine)}
        </LoadFailure>
      </div>
    );
  }
  if (answer === undefined || answer.matches > 0) return undefined;
  return (
    <div className={styles.box}>
      <p>{words.nothingCounted}</p>
      <p>{words.itFills}</p>
      <a className={buttons.outlined} href={worldPath({ ...address, isSample: true })}>
        {words.seeSample}
      </a>
    </div>
  );
}

/** What the colours of the chart say, which its numbers say too. */
function ChartLegend(): ReactNode {
  return (
    <div className={styles.legend}>
      <ul className={bands.banded} aria-label={words.bands}>
        {words.BANDS.map(([band, meaning]) => (
          <li key={band} data-band={band}>
            {meaning}
          </li>
        ))}
      </ul>
      <p className={styles.intro}>{words.legend(TOO_FEW)}</p>
    </div>
  );
}

function SaveChart({ answer, address }: { answer: PopulationMatchups | undefined; address: WorldAddress }) {
  const { note, setNote, run } = useSaving(words.SAVING);
  const { isSample, character } = address;
  const save = (act: (answer: PopulationMatchups) => Promise<string>) => {
    if (answer === undefined) setNote(words.nothingToSave);
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
    <div className={styles.save}>
      <button type="button" className={buttons.outlined} onClick={() => save(saveCsv)}>
        {words.saveAsCsv}
      </button>
      <button type="button" className={buttons.outlined} onClick={() => save(savePicture)}>
        {words.saveAsPicture}
      </button>
      <span role="status">{note}</span>
    </div>
  );
}

function HowEstimated(): ReactNode {
  return (
    <details className={explanation.how}>
      <summary>{words.howEstimated}</summary>
      <p>
        {words.howEstimatedText} <a href={apiUrl + POPULATION_MATCHUPS_PATH}>{words.openData}</a>
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
  /** The latest that came. */
  readonly answer: PopulationMatchups | undefined;
  readonly onChange: (address: WorldAddress) => void;
}

function WorldFilters({ address, answer, onChange }: WorldFiltersProps) {
  const { character, version, rank, period } = address;
  // One from the address is there as well, so that the field says what counts.
  const listed = answer?.versions.map((played) => played.version) ?? [];
  const played = answer?.otherVersions ? [...listed, "other" as const] : listed;
  const offered = version === undefined || played.includes(version) ? played : [...played, version];
  return (
    <search aria-label={words.chooseShown}>
      <form className={styles.form} action={WORLD_MATCHUPS_PATH} method="get">
        <LabelledSelect
          className={styles.choice}
          label={words.show}
          name="character"
          value={character}
          options={useCharacterChoices()}
          none={words.everybody}
          onChoose={(id) => onChange({ ...address, character: id })}
        />
        <LabelledSelect
          className={styles.choice}
          label={words.ranks}
          name="rank"
          value={rank}
          options={RANK_CLASSES.map(({ id, name }) => [id, name])}
          none={words.allRanks}
          onChoose={(chosen) => onChange({ ...address, rank: chosen })}
        />
        <LabelledSelect
          className={styles.choice}
          label={words.patch}
          name="version"
          value={version}
          options={offered.map((one) => [one, one === "other" ? words.otherPatches : formatGameVersion(one)])}
          none={words.allPatches}
          onChoose={(chosen) => onChange({ ...address, version: chosen })}
        />
        <LabelledSelect
          className={styles.choice}
          label={words.time}
          name="period"
          value={period}
          options={PERIODS.map((known) => [known, words.PERIODS[known]])}
          onChoose={(chosen) => onChange({ ...address, period: chosen ?? "all" })}
        />
      </form>
    </search>
  );
}

export default island("pages/world/World", "start", WorldPage);
