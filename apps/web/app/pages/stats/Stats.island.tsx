import { STATS_PATH } from "@tactician/contract";
import { SAMPLE_PLAYER_ID } from "@tactician/game";
import { type ReactNode, useEffect, useRef } from "react";
import { fetchMappings } from "../../base/api.ts";
import { island } from "../../live/island.tsx";
import { useAddress } from "../../live/use-address.ts";
import { type Async, useAsync } from "../../live/use-async.ts";
import { usePart } from "../../live/use-part.ts";
import type { PlayerAnswer } from "../../player/stats-worker.ts";
import { failureWords, useMyId, usePlayer } from "../../player/use-player.ts";
import buttons from "../../ui/buttons.module.css";
import { IdForm } from "../../ui/IdForm.tsx";
import { LoadFailure } from "../../ui/state/LoadFailure.tsx";
import { LoadingText } from "../../ui/state/LoadingText.tsx";
import { PartFailure } from "../../ui/state/PartFailure.tsx";
import { playerAddress, shownAddress, statsAddress } from "./core/stats-address.ts";
import { NamesContext, namesFrom, UNKNOWN } from "./names.ts";
import styles from "./Page.module.css";
import * as words from "./words.ts";

const fetchView = () => import("./PlayerView.tsx").then((module) => module.PlayerView);
const fetchNames = () => fetchMappings().then(namesFrom);

function StatsPage(): ReactNode {
  const [inAddress, show] = useAddress(statsAddress);
  const my = useMyId();
  const { id: myId } = my;
  const address = shownAddress(inAddress, myId);
  const { playerId, compareId } = address;
  const isWanted = playerId !== undefined;
  const mappings = useAsync(isWanted ? "mappings" : undefined, fetchNames, "Error fetching mappings");
  // Without mappings everything is unknown.
  const areNamed = mappings.state === "ready" || mappings.state === "failed";
  const view = usePart(fetchView, isWanted);
  const player = usePlayer(playerId, undefined, "Failed to fetch player");
  const comparison = usePlayer(compareId, playerId, "Failed to fetch comparison");

  const isMissing = player.state === "failed" || (player.value && player.value.statistics === undefined);

  // The same id once more asks once more, and for all that did not arrive.
  const search = (id: string | undefined) => {
    if (id === playerId) player.retry();
    if (isWanted) view.load();
    // Another player is a step to go back from; a tab or a comparison is not.
    show({ ...address, playerId: id, compareId: undefined, ownGameId: undefined }, id !== playerId);
  };
  const compare = (id: string | undefined) => {
    if (id === compareId) comparison.retry();
    show({ ...address, compareId: id });
  };

  return (
    <>
      <div className={styles.head}>
        <h1 className={styles.heading}>{words.heading}</h1>
        <Lookup isFolded={isWanted && !isMissing}>
          <IdForm
            action={STATS_PATH}
            label={words.userId}
            button={words.search}
            afterwards="clear"
            onSend={search}
            hint={WHERE_TO_FIND}
          >
            {myId === undefined || myId === playerId ? undefined : (
              <button type="button" className={buttons.outlined} onClick={() => search(myId)}>
                {words.myStats}
              </button>
            )}
          </IdForm>
        </Lookup>
      </div>
      <p className="visually-hidden" role="status">
        {shownWords(player)}
      </p>
      {view.state === "failed" && <PartFailure part={words.theStatistics} />}
      <Result
        playerId={playerId}
        player={player}
        onRetry={() => search(playerId)}
        isReady={view.Component !== undefined && areNamed}
      >
        {player.value !== undefined && view.Component !== undefined && (
          <NamesContext value={mappings.value ?? UNKNOWN}>
            <view.Component
              player={player.value}
              comparison={comparison}
              my={my}
              address={address}
              onCompare={compare}
              onTab={(tab) => show({ ...address, tab })}
              onFilter={(filter) => show({ ...address, ...filter })}
            />
          </NamesContext>
        )}
      </Result>
    </>
  );
}

/** The search, which folds away once there is somebody to show. */
function Lookup({ isFolded, children }: { isFolded: boolean; children: ReactNode }): ReactNode {
  const fold = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    // Who has just searched goes on from where the search was.
    if (isFolded && fold.current?.contains(document.activeElement))
      fold.current.querySelector("summary")?.focus({ preventScroll: true });
  }, [isFolded]);
  return (
    <details ref={fold} className={styles.lookup} open={!isFolded} data-folded={isFolded || undefined}>
      <summary>{words.lookUpAnother}</summary>
      {children}
    </details>
  );
}

/** Told to whoever cannot see that the page has filled. */
function shownWords({ value }: Async<PlayerAnswer>): string {
  const statistics = value?.statistics;
  return statistics === undefined ? "" : words.shown(statistics.profile.latest.name);
}

interface ResultProps {
  readonly playerId: string | undefined;
  readonly player: Async<PlayerAnswer>;
  readonly isReady: boolean;
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

function Result({ playerId, player, isReady, onRetry, children }: ResultProps): ReactNode {
  if (playerId === undefined) return <Example />;
  if (player.state === "failed") {
    return <NoData playerId={playerId} reason={failureWords(player.thrown)} onRetry={onRetry} />;
  }
  if (player.value === undefined || !isReady) {
    return (
      <>
        <p>{words.onTheWay}</p>
        <LoadingText slowText={words.loadingSlowly}>{words.loading}</LoadingText>
      </>
    );
  }
  if (player.value.statistics === undefined) {
    return <NoData playerId={playerId} onRetry={onRetry} />;
  }
  return children;
}

const WHERE_TO_FIND = (
  <>
    {words.whereToFind.before}
    <strong>{words.whereToFind.strong}</strong>
    {words.whereToFind.after}
  </>
);

interface NoDataProps {
  readonly playerId: string;
  /** Why asking failed; nothing where the answer was empty. */
  readonly reason?: string;
  readonly onRetry: () => void;
}

function NoData({ playerId, reason, onRetry }: NoDataProps): ReactNode {
  return (
    <LoadFailure title={words.noData} onRetry={onRetry}>
      {reason === undefined ? words.noMatches.before : words.notLoaded.before}
      <code className={styles.id}>{playerId}</code>
      {reason === undefined ? words.noMatches.after : words.notLoaded.after(reason)}
    </LoadFailure>
  );
}

function Example(): ReactNode {
  const sample = playerAddress(SAMPLE_PLAYER_ID);
  return (
    <>
      <p className={styles.scriptless}>{words.needsScripts}</p>
      <p className={styles.onTheWay}>{words.onTheWay}</p>
      <ul className={styles.parts}>
        {words.PARTS.map(({ title, text }) => (
          <li key={title} className={styles.part}>
            <h2>{title}</h2>
            <p className="flush">{text}</p>
          </li>
        ))}
      </ul>
      <p className={styles.sample}>
        <span>{words.noId}</span>
        <a className={buttons.outlined} href={sample}>
          {words.seeSample}
        </a>
      </p>
    </>
  );
}

export default island("pages/stats/Stats", "start", StatsPage);
