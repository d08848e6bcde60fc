import { antiGuidePath, drillsPath, practicePath, sheetPath } from "@tactician/contract";
import { dayOf, dealDeck } from "@tactician/drills";
import { type CharacterId, findCharacter } from "@tactician/game";
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { workerOf } from "../../base/worker-jobs.ts";
import { readClock } from "../../kept/clock.ts";
import { keptKinds } from "../../kept/mine-database.ts";
import type { Drills } from "../../kept/use-drill-store.ts";
import { useAsync } from "../../live/use-async.ts";
import { usePart } from "../../live/use-part.ts";
import { whenNear } from "../../live/when-near.ts";
import characterPage from "../../ui/character-page.module.css";
import { LazyFold } from "../../ui/panel/LazyFold.tsx";
import { FixedPanel } from "../../ui/panel/Panel.tsx";
import { AskFailure } from "../../ui/state/LoadFailure.tsx";
import { LoadingText } from "../../ui/state/LoadingText.tsx";
import { PartFailure } from "../../ui/state/PartFailure.tsx";
import { howToBeat } from "../../ui/words.ts";
import { dailyPair } from "./core/daily-pair.ts";
import { type Deck, filterOf } from "./core/deck.ts";
import type { DrillMode, DrillsAddress } from "./core/drills-address.ts";
import styles from "./DrillView.module.css";
import type { DeckJobs } from "./deck-worker.ts";
import { LearnSession } from "./session/Sessions.tsx";
import * as words from "./words.ts";

const fetchOthers = () => import("./session/OtherSessions.tsx");
const fetchChallenge = () => fetchOthers().then((module) => module.ChallengeSession);
const fetchEndless = () => fetchOthers().then((module) => module.EndlessSession);
const fetchNoCards = () => import("./session/NoCards.tsx").then((module) => module.NoCards);
const fetchSettings = () => import("./settings/LearnSettings.tsx").then((module) => module.LearnSettings);
const fetchProgress = () => import("./progress/Progress.tsx").then((module) => module.Progress);
const fetchFiles = () => import("./progress/HistoryFiles.tsx").then((module) => module.HistoryFiles);

interface DrillViewProps extends Pick<DrillsAddress, "mode" | "seed" | "theirs"> {
  readonly me: CharacterId | undefined;
  readonly them: CharacterId | undefined;
  readonly drills: Drills;
  readonly intro: ReactNode;
  readonly onMode: (mode: DrillMode, seed?: string) => void;
}

/** Everything of the page that knows what is kept: the session, what is learnt, and how far one is. */
export function DrillView(props: DrillViewProps): ReactNode {
  const { me, them, mode, drills, intro, onMode } = props;
  const [clock] = useState(readClock);
  const day = dayOf(clock.now, clock);
  const pair = mode === "daily" ? dailyPair(day) : me && them && { me, them };
  const challenge = seedOf(mode, props.seed, day);
  const seed = challenge ?? String(clock.now);
  const hits = useHits(mode === "learn" || mode === "hit" ? pair?.them : undefined);
  const asked = useAsync(
    pair && `${pair.me} ${pair.them} ${seed}`,
    () => (pair ? fetchDeck({ ...pair, seed }) : Promise.reject()),
    "The cards did not arrive",
  );
  const deck = asked.value;
  useRemembered(mode === "daily" ? undefined : deck, drills);

  return (
    <>
      <div className={styles.stage}>
        {pair === undefined && intro}
        {asked.state === "loading" && (
          <LoadingText slowText={words.loadingSlowly}>{words.loadingCards}</LoadingText>
        )}
        <AskFailure asked={asked} what={words.cards}>
          {" "}
          {words.progressIsSafe}
        </AskFailure>
        {deck && hits === undefined ? <LoadingText>{words.readingMatches}</LoadingText> : undefined}
        {deck && hits && (
          <Session
            deck={deck}
            hits={hits}
            challenge={challenge}
            theirs={props.theirs}
            mode={mode}
            drills={drills}
            onMode={onMode}
          />
        )}
      </div>
      <div className="column top spaced-2">
        {pair ? <DeckLinks {...pair} /> : undefined}
        <LazyFold id="settings" title={words.settings} fetchPart={fetchSettings} with={{ drills }} />
        <FixedPanel id="progress" title={words.progress}>
          <ProgressInSight drills={drills} />
        </FixedPanel>
        <LazyFold id="file" title={words.backup} fetchPart={fetchFiles} with={{ drills }} />
      </div>
    </>
  );
}

const NO_HITS: ReadonlyMap<string, number> = new Map();

/**
 * How often each move of the opponent has hit the visitor, by their own matches; `undefined` while they are read. Where they cannot be
 * read there are none.
 */
function useHits(them: CharacterId | undefined): ReadonlyMap<string, number> | undefined {
  const asked = useAsync(them, async (id) => {
    if (!keptKinds().includes("matches")) return NO_HITS;
    const { readHitsBy } = await import("../../kept/hits-by.ts");
    return new Map([...(await readHitsBy(id))].map(([move, { hits }]) => [move, hits]));
  });
  return asked.state === "loading" ? undefined : (asked.value ?? NO_HITS);
}

/** How far one is, below the card: its code is fetched as it comes near. */
function ProgressInSight({ drills }: { drills: Drills }): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const { Component: Progress, state } = usePart(fetchProgress, isNear);
  useEffect(() => whenNear(place.current, "200px", () => setNear(true)), []);
  if (state === "failed") return <PartFailure part={words.yourProgress} />;
  return <div ref={place}>{Progress && <Progress drills={drills} />}</div>;
}

/** A deck that is opened is the last one, and its cards are known from then on. */
function useRemembered(deck: Deck | undefined, { store }: Drills): void {
  const remember = useEffectEvent(({ me, them, cards }: Deck) => {
    store.rememberDeck({ me: me.id, them: them.id, cards: dealDeck(cards).map(({ id }) => id) });
  });
  useEffect(() => {
    if (deck !== undefined) remember(deck);
  }, [deck]);
}

interface SessionProps extends Pick<DrillViewProps, "mode" | "drills" | "onMode" | "theirs"> {
  readonly deck: Deck;
  readonly hits: ReadonlyMap<string, number>;
  /** What ten cards are dealt by that everybody gets. */
  readonly challenge: string | undefined;
}

/** The session of a mode, begun anew when another choice is made. */
function Session({ deck, hits, challenge, theirs, mode, drills, onMode }: SessionProps): ReactNode {
  const { store, kept } = drills;
  const { kinds, subset, newPerDay } = kept.settings;
  const { Component: ChallengeSession, ...challengePart } = usePart(fetchChallenge, challenge !== undefined);
  const { Component: EndlessSession, ...endlessPart } = usePart(fetchEndless, mode === "endless");
  const filter = mode === "hit" ? { hits } : filterOf(kept.settings, kept.history, readClock());
  const isEmpty = challenge === undefined && dealDeck(deck.cards, filter).length === 0;
  const { Component: NoCards, ...noPart } = usePart(fetchNoCards, isEmpty);
  if (challengePart.state === "failed" || endlessPart.state === "failed" || noPart.state === "failed")
    return <PartFailure part={words.cards} />;
  if (challenge !== undefined)
    return (
      ChallengeSession && (
        <ChallengeSession
          key={`${mode} ${deck.me.id} ${deck.them.id} ${challenge}`}
          seed={challenge}
          isDaily={mode === "daily"}
          theirs={theirs}
          deck={deck}
          drills={drills}
          onAnother={() => onMode("challenge", newSeed())}
        />
      )
    );
  if (isEmpty)
    return (
      NoCards && (
        <NoCards deck={deck} hits={mode === "hit" ? hits.size : undefined} store={store} subset={subset} />
      )
    );
  const chosen = `${mode} ${deck.me.id} ${deck.them.id} ${kinds.join()} ${subset} ${newPerDay}`;
  if (mode === "endless")
    return EndlessSession && <EndlessSession key={chosen} deck={deck} filter={filter} drills={drills} />;
  return (
    <LearnSession
      key={chosen}
      deck={deck}
      filter={filter}
      hits={hits}
      drills={drills}
      onEndless={() => onMode("endless")}
      onChallenge={() => onMode("challenge", newSeed())}
    />
  );
}

/** What the ten cards are dealt by that everybody gets. */
function seedOf(mode: DrillMode, seed: string | undefined, day: string): string | undefined {
  if (mode === "challenge") return seed ?? day;
  return mode === "daily" ? day : undefined;
}

function newSeed(): string {
  return Math.random().toString(36).slice(2, 8);
}

function DeckLinks({ me, them }: { me: CharacterId; them: CharacterId }): ReactNode {
  const [myName, theirName] = [me, them].map((id) => findCharacter(id)?.name ?? id);
  return (
    <nav className={characterPage.ways} aria-label={words.aboutMatchup}>
      <a className={characterPage.way} href={`${drillsPath(me, them)}&mode=hit`}>
        {words.MODES.hit}
      </a>
      <a className={characterPage.way} href={practicePath(me, them)}>
        {words.practiceRecipe}
      </a>
      <a className={characterPage.way} href={`${antiGuidePath(them)}?me=${me}`}>
        {howToBeat(theirName ?? them)}
      </a>
      <a className={characterPage.way} href={sheetPath(me, myName ?? me)}>
        {words.sheetOf(myName ?? me)}
      </a>
    </nav>
  );
}

const deckWorker = () =>
  workerOf<DeckJobs>(() => new Worker(new URL("./deck-worker.ts", import.meta.url), { type: "module" }));
const askWorker = deckWorker();
/** Before the second try of who is offline, ms. */
const PAUSE_MS = 500;

/** All cards of a pair, `fetchDeck({ me: "king", them: "jin", seed: "2026-11-23" })`. Rejects with words that can be shown. */
async function fetchDeck(pair: Parameters<DeckJobs["deckOf"]>[0]): Promise<Deck> {
  try {
    return await askWorker("deckOf", pair);
  } catch (thrown) {
    if (navigator.onLine !== false) throw thrown;
    // Offline the answers come from the service worker, whom a worker that started before it was ready does not reach: a new one does.
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    return deckWorker()("deckOf", pair);
  }
}
