import { type ReactNode, useCallback, useMemo, useState } from "react";
import { MoveContext } from "../../../ui/move/move-context.ts";
import { type Cell, type Combo, isStillBlank } from "../core/combo.ts";
import { CellEditor } from "../edit/CellEditor.tsx";
import { TitleEditor } from "../edit/TitleEditor.tsx";
import { useChecker } from "../move-checkers.ts";
import { CellView } from "./CellView.tsx";
import styles from "./ComboRow.module.css";
import { knowledgeOf } from "./move-knowledge.ts";
import { RowActions } from "./RowActions.tsx";
import { RowTitle } from "./RowTitle.tsx";
import { Verdict } from "./Verdict.tsx";

interface LiveCellsProps {
  readonly combo: Combo;
  /** Its place in the table, from 0. */
  readonly index: number;
  readonly label: string;
}

/** The cells of a row to look at and work with: moves as icons, or fields while they are edited, with all that can be done. */
export function LiveCells({ combo, index, label }: LiveCellsProps): ReactNode {
  const checker = useChecker(combo.character);
  const check = useMemo(() => checker.checker?.checkCombo(combo), [checker, combo]);
  const [opened, setOpened] = useState<Cell | "title">();
  const isBlank = isStillBlank(combo);
  const knowledge = useMemo(() => knowledgeOf(combo, checker.checker), [combo, checker.checker]);
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
      {/* biome-ignore-end lint/a11y/noRedundantRoles: as above */}
    </MoveContext>
  );
}
