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
import * as words from "./words.ts";

/** Where runs are handed in: the chat community, or until there is one the page for requests. */
const PUBLISH_ADDRESS = externalLinks.discord ?? "/update-request";

function Leaderboard(): ReactNode {
  const rankings = useAsync("rankings", fetchRankings, "Failed to fetch rankings");
  return (
    <FixedPanel id="leaderboard" title={words.leaderboard}>
      <div className={styles.place}>
        {rankings.state === "failed" ? (
          <LoadFailure text={words.leaderboardFailed} onRetry={rankings.retry} />
        ) : (
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{words.ranking}</th>
                <th scope="col">{words.name}</th>
                <th scope="col">{words.video}</th>
                <th scope="col">{words.pointsColumn}</th>
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
          {words.publish}
        </a>
      </p>
    </FixedPanel>
  );
}

function Rows({ players }: { players: Rankings | undefined }): ReactNode {
  if (players === undefined) return <WideRow>{words.loadingLeaderboard}</WideRow>;
  if (players.length === 0) return <WideRow>{words.emptyLeaderboard}</WideRow>;
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
          aria-label={words.watchSpoken(name)}
        >
          {words.watch}
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
