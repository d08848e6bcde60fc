import { type PopulationRanks, WORLD_MATCHUPS_PATH } from "@tactician/contract";
import { findRank, formatDecimal } from "@tactician/game";
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
import * as words from "./words.ts";
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
    <AnsweredFold asked={asked} isSample={address.isSample} what={words.ranksText}>
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
        label={words.userId}
        button={words.findPlace}
        initial={playerId ?? ""}
        afterwards="keep"
        onSend={find}
      >
        {my.id === undefined ? undefined : (
          <button type="button" className={buttons.outlined} onClick={() => find(my.id)}>
            {words.myPlace}
          </button>
        )}
      </IdForm>
      <p className={styles.place} role="status">
        {player.state === "loading" && words.loading}
        {player.state === "failed" && words.noDataBecause(failureWords(player.thrown))}
        {player.state === "ready" && wordsOf(answer, player.value.statistics?.profile.latest)}
      </p>
    </>
  );
}

function wordsOf(
  { ranks }: PopulationRanks,
  latest: { readonly name: string; readonly rank: number } | undefined,
): string {
  if (latest === undefined) return words.noMatchOfId;
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
            label: words.ranksBars,
            colour: "matches",
            values: ranks.map(({ sides }) => (100 * sides) / all),
          },
        ],
      ),
    [ranks, all],
  );
  return (
    <>
      <ChartCanvas label={words.ranksChart} draw={draw} columns={ranks.length} />
      <DataTable
        label={words.ranksTable}
        heads={words.rankColumns}
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
  return `${formatDecimal(100 * share)}%`;
}
