import { type PopulationRanks, WORLD_MATCHUPS_PATH } from "@tactician/contract";
import { findRank } from "@tactician/game";
import { shareBelowRank } from "@tactician/statistics";
import { type ReactNode, useMemo } from "react";
import { useAsync } from "../../live/use-async.ts";
import { failureWords, useMyId, usePlayer } from "../../player/use-player.ts";
import buttons from "../../ui/buttons.module.css";
import { ChartCanvas, type ChartCode } from "../../ui/chart/ChartCanvas.tsx";
import { DataTable } from "../../ui/DataTable.tsx";
import { IdForm } from "../../ui/IdForm.tsx";
import { AnsweredFold } from "./AnsweredFold.tsx";
import type { WorldAddress } from "./core/world-address.ts";
import { placeWords } from "./core/world-words.ts";
import styles from "./fold.module.css";
import { loadRankShares, questionOf } from "./world-source.ts";

interface RankSharesProps {
  readonly address: WorldAddress;
  readonly onChange: (address: WorldAddress, isStep?: boolean) => void;
}

/** At which ranks matches are played, and where a player is among them. */
export function RankShares({ address, onChange }: RankSharesProps): ReactNode {
  const asked = useAsync(
    questionOf({ ...address, rank: undefined }),
    () => loadRankShares(address),
    "Ranks not found",
  );
  return (
    <AnsweredFold
      asked={asked}
      isSample={address.isSample}
      words="At which rank matches are played. Who plays more counts more often, and a rank is that of the character who was played."
    >
      {(answer) => (
        <>
          <PlayerPlace answer={answer} address={address} onChange={onChange} />
          <Shares answer={answer} />
        </>
      )}
    </AnsweredFold>
  );
}

interface PlayerPlaceProps extends RankSharesProps {
  readonly answer: PopulationRanks;
}

/** Nobody is asked about without a press: the player is in the address. */
function PlayerPlace({ answer, address, onChange }: PlayerPlaceProps): ReactNode {
  const { playerId } = address;
  const my = useMyId();
  const player = usePlayer(playerId, undefined, "Failed to fetch player");
  const find = (id: string | undefined) => {
    if (id === playerId) player.retry();
    onChange({ ...address, playerId: id });
  };
  return (
    <>
      <IdForm
        key={playerId}
        action={WORLD_MATCHUPS_PATH}
        name="player"
        label="User ID"
        button="Find the place"
        initial={playerId ?? ""}
        afterwards="keep"
        onSend={find}
      >
        {my.id === undefined ? undefined : (
          <button type="button" className={buttons.outlined} onClick={() => find(my.id)}>
            My place
          </button>
        )}
      </IdForm>
      <p className={styles.place} role="status">
        {player.state === "loading" && "Loading..."}
        {player.state === "failed" && `No data available: ${failureWords(player.thrown)}`}
        {player.state === "ready" && wordsOf(answer, player.value.statistics?.profile.latest)}
      </p>
    </>
  );
}

function wordsOf(
  { ranks }: PopulationRanks,
  latest: { readonly name: string; readonly rank: number } | undefined,
): string {
  if (latest === undefined) return "No ranked match is known of that ID. Capitals count.";
  return placeWords(latest.name, findRank(latest.rank)?.name, shareBelowRank(ranks, latest.rank));
}

function Shares({ answer: { ranks } }: { answer: PopulationRanks }): ReactNode {
  const all = ranks.reduce((sum, { sides }) => sum + sides, 0);
  const draw = useMemo(
    () => (code: ChartCode, canvas: HTMLCanvasElement) =>
      code.drawBars(
        canvas,
        ranks.map(({ name }) => name),
        [
          {
            label: "Of 100 sides of matches",
            colour: "matches",
            values: ranks.map(({ sides }) => (100 * sides) / all),
          },
        ],
      ),
    [ranks, all],
  );
  return (
    <>
      <ChartCanvas
        label="Matches by rank: a bar chart; the table has the numbers"
        draw={draw}
        columns={ranks.length}
      />
      <DataTable
        label="Matches by rank"
        heads={["Rank", "Share", "Above"]}
        rows={ranks.map(({ rank, name, sides }) => ({
          key: String(rank),
          head: name,
          cells: [percent(sides / all), percent(shareBelowRank(ranks, rank) ?? 0)],
        }))}
      />
    </>
  );
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)}%`;
}
