import { memo, type ReactNode, useCallback, useMemo, useRef, useState } from "react";
import { MoveContext } from "../../../ui/move/move-context.ts";
import { type Cell, type Combo, isStillBlank } from "../core/combo.ts";
import type { ComboCheck } from "../core/combo-checks.ts";
import { CellEditor } from "../edit/CellEditor.tsx";
import { TitleEditor } from "../edit/TitleEditor.tsx";
import { type CheckerState, useChecker } from "../move-checkers.ts";
import { useSettled } from "../use-settled.ts";
import { CellView } from "./CellView.tsx";
import styles from "./ComboRow.module.css";
import { knowledgeOf } from "./move-knowledge.ts";
import { RowActions } from "./RowActions.tsx";
import { RowTitle } from "./RowTitle.tsx";
import { useNear } from "./use-near.ts";
import { Verdict } from "./Verdict.tsx";

/** What a visitor opened for editing. */
export type EditedPart = Cell | "title";

interface ComboRowProps {
  readonly combo: Combo;
  /** Its place in the table, from 0. */
  readonly index: number;
}

/** One combo. It renders for its own changes alone: a page may hold hundreds. */
export const ComboRow = memo(function ComboRow({ combo, index }: ComboRowProps): ReactNode {
  const row = useRef<HTMLTableRowElement>(null);
  const isNear = useNear(row);
  const checker = useChecker(combo.character, isNear);
  const check = useCheck(combo, checker);
  const [opened, setOpened] = useState<EditedPart>();
  const isBlank = isStillBlank(combo);
  const knowledge = useMemo(() => knowledgeOf(combo, checker.checker), [combo, checker.checker]);
  const label = combo.name ?? `Combo ${index + 1}`;
  const close = useCallback(() => setOpened(undefined), []);

  const cell = (cellName: Cell, name: string) =>
    opened === cellName || isBlank ? (
      <CellEditor
        combo={combo}
        cell={cellName}
        name={`${name} of ${label}`}
        checker={checker.checker}
        warnings={check?.warnings}
        takesFocus={opened === cellName}
        onEnter={() => setOpened(cellName)}
        onLeave={close}
      />
    ) : (
      <CellView
        combo={combo}
        cell={cellName}
        name={`${name} of ${label}`}
        onEdit={() => setOpened(cellName)}
      />
    );
  const openByDoubleClick = (part: Cell) => () => {
    window.getSelection()?.removeAllRanges();
    setOpened(part);
  };

  return (
    <MoveContext value={knowledge}>
      {/* biome-ignore-start lint/a11y/noRedundantRoles: see ComboTable.tsx */}
      <tr
        ref={row}
        role="row"
        className={styles.row}
        data-combo={combo.id}
        data-character={combo.character}
        aria-label={label}
      >
        <td role="cell" className={styles.launchers} onDoubleClick={openByDoubleClick("launchers")}>
          {opened === "title" ? (
            <TitleEditor combo={combo} label={label} onLeave={close} />
          ) : (
            <RowTitle combo={combo} index={index} label={label} onEdit={() => setOpened("title")} />
          )}
          {cell("launchers", "launchers")}
        </td>
        <td role="cell" className={styles.followUps} onDoubleClick={openByDoubleClick("followUps")}>
          {cell("followUps", "follow-ups")}
          <Verdict character={combo.character} state={checker.state} check={check} />
        </td>
        <RowActions combo={combo} label={label} />
      </tr>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: as above */}
    </MoveContext>
  );
});

/** What the rules say of the combo; a moment later than the key press that changed it. */
function useCheck(combo: Combo, { checker }: CheckerState): ComboCheck | undefined {
  const settled = useSettled(combo);
  return useMemo(() => checker?.checkCombo(settled), [checker, settled]);
}
