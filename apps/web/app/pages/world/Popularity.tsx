import { monthWords, NO_VALUE, type PopulationPopularity } from "@tactician/contract";
import { formatDecimal } from "@tactician/game";
import { RANK_CLASSES } from "@tactician/statistics";
import { type ReactNode, useMemo } from "react";
import { useAsync } from "../../live/use-async.ts";
import { ChartCanvas, type ChartCode } from "../../ui/chart/ChartCanvas.tsx";
import { DataTable } from "../../ui/DataTable.tsx";
import { AnsweredFold } from "./AnsweredFold.tsx";
import { popularities, popularityLines } from "./core/popularity.ts";
import type { WorldAddress } from "./core/world-address.ts";
import * as words from "./words.ts";
import { loadPopularity, questionOf } from "./world-source.ts";

export function Popularity({ address }: { address: WorldAddress }): ReactNode {
  const asked = useAsync(questionOf(address), () => loadPopularity(address), "Popularity not found");
  return (
    <AnsweredFold asked={asked} isSample={address.isSample} what={words.popularityText}>
      {(answer) => <Shares answer={answer} address={address} />}
    </AnsweredFold>
  );
}

function Shares({ answer, address: { character } }: { answer: PopulationPopularity; address: WorldAddress }) {
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
    <>
      {months.length > 1 && <ChartCanvas label={words.popularityChart} draw={draw} />}
      <DataTable
        label={words.popularityTable}
        heads={[words.character, words.all, ...ranks.map(({ name }) => name)]}
        rows={popularities(months).map(({ character, share, byRank }) => ({
          key: character.characterId,
          head: character.name,
          cells: [share, ...ranks.map(({ id }) => byRank.get(id))].map((value) =>
            value === undefined ? NO_VALUE : percent(value),
          ),
        }))}
      />
    </>
  );
}

function percent(share: number): string {
  return `${formatDecimal(share)}%`;
}
