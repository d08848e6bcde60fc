import { type ReactNode, useEffect } from "react";
import { usePart } from "../../lib/use-part.ts";
import { LoadingText } from "../../ui/LoadingText.tsx";
import { PartFailure } from "../../ui/PartFailure.tsx";
import buttons from "./buttons.module.css";
import { Example } from "./Example.tsx";
import { IdForm } from "./IdForm.tsx";
import styles from "./StatsPage.module.css";
import { useMyId } from "./use-my-id.ts";
import { useNames } from "./use-names.ts";
import { type PlayerState, usePlayer } from "./use-player.ts";
import { useStatsAddress } from "./use-stats-address.ts";

const fetchView = () => import("./PlayerView.tsx").then((module) => module.PlayerView);

/** Statistics of a player by id, which stands in the address. */
export function StatsPage(): ReactNode {
  const { address, attempts, search, compare, openTab } = useStatsAddress();
  const { playerId, compareId } = address;
  const my = useMyId();
  const names = useNames(playerId !== undefined);
  const view = usePart(fetchView);
  const player = usePlayer(playerId, undefined, attempts.player, "Failed to fetch player");
  const comparison = usePlayer(compareId, playerId, attempts.comparison, "Failed to fetch comparison");

  const { load } = view;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new search tries again for what did not arrive
  useEffect(() => {
    if (playerId !== undefined) load();
  }, [playerId, attempts.player, load]);

  const { id: myId } = my;

  return (
    <>
      <div className={styles.head}>
        <h1 className={styles.heading}>Enter User ID for Stats</h1>
        <IdForm label="User ID" button="Search" afterwards="clear" onSend={search} hint={<WhereToFind />}>
          {myId === undefined ? undefined : (
            <button type="button" className={buttons.outlined} onClick={() => search(myId)}>
              My Stats
            </button>
          )}
        </IdForm>
      </div>
      <p className="visually-hidden" role="status">
        {shownWords(player)}
      </p>
      {view.state === "failed" && <PartFailure part="The statistics" />}
      <Result
        player={player}
        onRetry={() => search(playerId)}
        isReady={view.Component !== undefined && names !== undefined}
      >
        {player.status === "ready" && names !== undefined && view.Component !== undefined ? (
          <view.Component
            player={player.player}
            comparison={comparison}
            names={names}
            my={my}
            address={address}
            onCompare={compare}
            onTab={openTab}
          />
        ) : undefined}
      </Result>
    </>
  );
}

/** Told to whoever cannot see that the page has filled. */
function shownWords(player: PlayerState): string {
  const statistics = player.status === "ready" ? player.player.statistics : undefined;
  return statistics === undefined ? "" : `Statistics of ${statistics.profile.latest.name} are shown`;
}

interface ResultProps {
  readonly player: PlayerState;
  readonly isReady: boolean;
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

/** What became of the search. */
function Result({ player, isReady, onRetry, children }: ResultProps): ReactNode {
  if (player.status === "none") return <Example />;
  if (player.status === "failed") {
    return <NoData playerId={player.playerId} reason={player.message} onRetry={onRetry} />;
  }
  if (player.status === "loading" || !isReady) {
    return (
      <LoadingText slowText="Loading... A player who is new here takes a while: their whole history is fetched.">
        Loading...
      </LoadingText>
    );
  }
  if (player.player.statistics === undefined) {
    return <NoData playerId={player.playerId} reason={undefined} onRetry={onRetry} />;
  }
  return children;
}

/** Where the id is to be found, beside the field. */
function WhereToFind(): ReactNode {
  return (
    <>
      Your ID is the <strong>TEKKEN-ID</strong> on your player profile in the game: twelve letters and digits.
      Capitals count, dashes do not.
    </>
  );
}

interface NoDataProps {
  readonly playerId: string;
  /** Why asking failed; nothing where the answer was empty. */
  readonly reason: string | undefined;
  readonly onRetry: () => void;
}

function NoData({ playerId, reason, onRetry }: NoDataProps): ReactNode {
  return (
    <section className={styles.noData} role="alert">
      <p className={styles.noDataTitle}>No data available</p>
      <p>
        {reason === undefined ? "No ranked match is known of" : "The matches did not arrive of"}{" "}
        <code className={styles.id}>{playerId}</code>
        {reason === undefined ? ". Check the ID: capitals count." : `: ${reason}`}
      </p>
      <button type="button" className={buttons.outlined} onClick={onRetry}>
        Try again
      </button>
    </section>
  );
}
