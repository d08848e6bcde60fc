import { type StageTally, totalOf } from "@tactician/statistics";
import type { ReactNode } from "react";
import { DataTable } from "../../ui/DataTable.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { FixedPanel } from "../../ui/panel/Panel.tsx";
import { ratioWords } from "./core/stats-words.ts";
import { TallyBar } from "./TallyBar.tsx";

/** How a player does on each stage. */
export function StagePanel({ stages }: { stages: readonly StageTally[] }): ReactNode {
  return (
    <FixedPanel id="stages" title="Win Ratio by Stage">
      {stages.length === 0 ? (
        <EmptyState>These matches do not say on which stage they were played.</EmptyState>
      ) : (
        <DataTable
          label="Win ratio by stage"
          heads={["Stage", "Matches", "Win ratio"]}
          rows={stages.map(({ name, tally }) => ({
            key: name ?? "",
            head: (
              <>
                {name ?? "Unknown Stage"}
                <TallyBar tally={tally} />
              </>
            ),
            cells: [totalOf(tally), ratioWords(tally)],
          }))}
        />
      )}
    </FixedPanel>
  );
}
