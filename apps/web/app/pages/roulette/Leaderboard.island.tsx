import type { Rankings } from "@tactician/contract";
import type { ReactNode } from "react";
import { fetchRankings } from "../../base/api.ts";
import { externalLinks } from "../../base/config.ts";
import { island } from "../../live/island.tsx";
import { useAsync } from "../../live/use-async.ts";
import { FixedPanel } from "../../ui/panel/Panel.tsx";
import controls from "./controls.module.css";
import { rankPlayers } from "./core/ranks.ts";
import { plain } from "./core/strategy-words.ts";
import styles from "./Leaderboard.module.css";
import { LoadFailure } from "./LoadFailure.tsx";

/** Where runs are handed in: the chat community, or until there is one the page for requests. */
const PUBLISH_ADDRESS = externalLinks.discord ?? "/update-request";

/** The runs that were recorded, best first. */
function Leaderboard(): ReactNode {
  const rankings = useAsync("rankings", fetchRankings, "Failed to fetch rankings");
  return (
    <FixedPanel id="leaderboard" title="Player Leaderboards">
      <div className={styles.place}>
        {rankings.state === "failed" ? (
          <LoadFailure what="The leaderboard" onRetry={rankings.retry} />
        ) : (
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">Ranking</th>
                <th scope="col">Name</th>
                <th scope="col">Video</th>
                <th scope="col">Points</th>
              </tr>
            </thead>
            <tbody>
              <Rows players={rankings.value} />
            </tbody>
          </table>
        )}
      </div>
      <p className={styles.publish}>
        <a className={controls.button} href={PUBLISH_ADDRESS}>
          Publish your VOD and points
        </a>
      </p>
    </FixedPanel>
  );
}

function Rows({ players }: { players: Rankings | undefined }): ReactNode {
  if (players === undefined) return <WideRow>Loading the leaderboard...</WideRow>;
  if (players.length === 0) {
    return (
      <WideRow>
        Nobody stands here yet, so the first place is free. Record a whole run, put the video online, publish
        it with your points below, and your name stands at the top.
      </WideRow>
    );
  }
  return rankPlayers(players).map(({ rank, name, vodUrl, points }) => (
    <tr key={vodUrl + name} data-rank={rank}>
      <td className={styles.rank}>{rank}</td>
      <th scope="row">{name}</th>
      <td>
        <a
          className={styles.watch}
          href={vodUrl}
          target="_blank"
          rel="noopener"
          aria-label={`Watch ${name}'s run`}
        >
          Watch
        </a>
      </td>
      <td className={styles.points}>{plain(points)}</td>
    </tr>
  ));
}

function WideRow({ children }: { children: ReactNode }): ReactNode {
  return (
    <tr>
      <td colSpan={4} className={styles.wide}>
        {children}
      </td>
    </tr>
  );
}

export default island("pages/roulette/Leaderboard", "start", Leaderboard);
