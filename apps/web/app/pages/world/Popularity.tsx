import { monthWords, NO_VALUE, type PopulationPopularity } from "@tactician/contract";
import { RANK_CLASSES } from "@tactician/statistics";
import { type ReactNode, useMemo } from "react";
import { useAsync } from "../../live/use-async.ts";
import { ChartCanvas, type ChartCode } from "../../ui/chart/ChartCanvas.tsx";
import { DataTable } from "../../ui/DataTable.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { type Popularity as CharacterPopularity, popularities, popularityLines } from "./core/popularity.ts";
import type { WorldAddress } from "./core/world-address.ts";
import { SAMPLE_WORDS, widenedWords } from "./core/world-words.ts";
import { FoldState } from "./FoldState.tsx";
import styles from "./fold.module.css";
import { loadPopularity, questionOf } from "./world-source.ts";

export function Popularity({ address }: { address: WorldAddress }): ReactNode {
  const asked = useAsync(questionOf(address), () => loadPopularity(address), "Popularity not found");
  if (asked.state !== "ready") return <FoldState asked={asked} />;
  if (asked.value.matches === 0) return <EmptyState>No match counted yet.</EmptyState>;
  return <Shares answer={asked.value} address={address} />;
}

interface SharesProps {
  readonly answer: PopulationPopularity;
  readonly address: WorldAddress;
}

function Shares({ answer, address: { character, isSample } }: SharesProps): ReactNode {
  const { months } = answer;
  const draw = useMemo(
    () => (code: ChartCode, canvas: HTMLCanvasElement) =>
      code.drawLines(canvas, popularityLines(months, character), {
        shape: "straight",
        formatValue: percent,
        formatTime: (at) => monthWords(new Date(at * 1000).toISOString().slice(0, 7)),
        marks: [],
      }),
    [months, character],
  );
  const ranks = RANK_CLASSES.filter(({ id }) =>
    months.some((month) => month.ranks.some(({ rank }) => rank === id)),
  );
  return (
    <div className={styles.fold}>
      {isSample && <p className={styles.warning}>{SAMPLE_WORDS}</p>}
      <p className={styles.words}>How many of 100 sides of matches each character plays.</p>
      {widenedWords(answer) !== "" && <p className={styles.warning}>{widenedWords(answer)}</p>}
      {months.length > 1 && (
        <ChartCanvas label="Those played most, by month: a line chart; the table has everybody" draw={draw} />
      )}
      <DataTable
        label="How often each character is played, at all ranks and at each class of ranks"
        heads={["Character", "All", ...ranks.map(({ name }) => name)]}
        rows={popularities(months).map((popularity) =>
          rowOf(
            popularity,
            ranks.map(({ id }) => id),
          ),
        )}
      />
    </div>
  );
}

function rowOf(
  { character, share, byRank }: CharacterPopularity,
  ranks: readonly (typeof RANK_CLASSES)[number]["id"][],
) {
  const shares = ranks.map((rank) => byRank.get(rank));
  return {
    key: character.characterId,
    head: character.name,
    cells: [share, ...shares].map((value) => (value === undefined ? NO_VALUE : percent(value))),
  };
}

function percent(share: number): string {
  return `${share.toFixed(1)}%`;
}
