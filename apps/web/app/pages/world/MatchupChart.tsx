import { antiGuidePath, type PopulationMatchups } from "@tactician/contract";
import { type CharacterId, formatDecimal, type RosterCharacter } from "@tactician/game";
import {
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
} from "react";
import { useSteps } from "../../live/InSteps.tsx";
import popup from "../../moves/popup/Popup.module.css";
import { placePopup } from "../../moves/popup/place-popup.ts";
import { howToBeat } from "../../ui/words.ts";
import {
  chartOrder,
  type FindMatchup,
  isEstimated,
  type Matchup,
  matchupFinder,
} from "./core/matchup-table.ts";
import { bandOf, cellText, cellWords, decimalsOf, likelyWords, verdictWords } from "./core/matchup-words.ts";
import { stepInGrid } from "./core/step-in-grid.ts";
import { type ChartOrder, type WorldAddress, worldPath } from "./core/world-address.ts";
import styles from "./MatchupChart.module.css";
import * as words from "./words.ts";

interface MatchupChartProps {
  /** Nothing while it is on its way: then names stand in the places that the cells will have. */
  readonly answer: PopulationMatchups | undefined;
  readonly address: WorldAddress;
  readonly onCharacter: (character: CharacterId) => void;
  readonly onOrder: (order: ChartOrder) => void;
  readonly children?: ReactNode;
}

/** Fewer than fit on a phone's screen; the others follow frame by frame. */
const ROWS_AT_ONCE = 6;

/**
 * Everybody against everybody: a row for each character, a column for each opponent. 1,764 cells are plain elements without
 * components or listeners of their own; one popup serves them all.
 */
export function MatchupChart(props: MatchupChartProps): ReactNode {
  const { address, onCharacter, onOrder, children } = props;
  // In slices, between which a press is answered.
  const answer = useDeferredValue(props.answer);
  const [pressed, setPressed] = useState<PressedCell>();
  const characters = chartOrder(address.order, answer?.characters ?? []);
  const find = answer && matchupFinder(answer);
  const decimals = answer === undefined ? 0 : decimalsOf(answer);
  const rows = useSteps(find === undefined ? 0 : characters.length, ROWS_AT_ONCE);

  const press = (event: MouseEvent<HTMLTableElement>) => {
    const cell = cellOf(event.target);
    if (cell === undefined) return;
    const me = characters[rowOf(cell)];
    const them = characters[cell.cellIndex - 1];
    if (me === undefined || them === undefined || me === them || find === undefined) return;
    const isByKey = event.detail === 0;
    setPressed({ cell, me, them, matchup: find(me.characterId, them.characterId), isByKey });
  };
  const choose = (event: MouseEvent<HTMLAnchorElement>, character: CharacterId) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onCharacter(character);
  };

  return (
    <div className={styles.place}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={styles.scroller} aria-label={words.chart} tabIndex={0}>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys press the cell that has the focus, which arrives here as a click */}
        <table
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: cells are reached by arrow keys, as in a sheet of numbers
          role="grid"
          aria-label={words.chartNumbers}
          aria-readonly="true"
          className={styles.table}
          onClick={press}
          {...GRID_LISTENERS}
        >
          <colgroup>
            <col className={styles.names} />
            <col className={styles.cells} span={characters.length} />
          </colgroup>
          <thead>
            <tr>
              <th scope="col" className={styles.corner}>
                <button
                  type="button"
                  className={styles.sort}
                  onClick={() => onOrder(address.order === "name" ? "strength" : "name")}
                >
                  {words.SORTED_BY[address.order]}
                </button>
              </th>
              {characters.map(({ characterId, name }) => (
                <th key={characterId} scope="col">
                  <span>{name}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {characters.map((me, row) => (
              <tr key={me.characterId}>
                <th scope="row">
                  <a
                    href={worldPath({ ...address, character: me.characterId })}
                    onClick={(event) => choose(event, me.characterId)}
                  >
                    {me.name}
                  </a>
                </th>
                {find === undefined || row >= rows ? (
                  <td colSpan={characters.length} />
                ) : (
                  cellsOf(me, characters, find, decimals)
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {children}
      {pressed === undefined ? undefined : (
        <CellPopup pressed={pressed} address={address} onClose={() => setPressed(undefined)} />
      )}
    </div>
  );
}

function cellsOf(
  me: RosterCharacter,
  characters: readonly RosterCharacter[],
  find: FindMatchup,
  decimals: 0 | 1,
): ReactNode[] {
  // The first cell is on the way of Tab; GRID_LISTENERS give that on to the one that has the focus.
  const first = characters[0];
  return characters.map((them) => {
    if (them === me) {
      const stop = me === first ? 0 : -1;
      return <td key={them.characterId} tabIndex={stop} aria-label={words.sameCharacter} data-band="own" />;
    }
    const matchup = find(me.characterId, them.characterId);
    return (
      <td
        key={them.characterId}
        tabIndex={-1}
        aria-label={cellWords(matchup, decimals)}
        data-band={bandOf(matchup)}
      >
        {cellText(matchup, decimals)}
      </td>
    );
  });
}

function rowOf(cell: HTMLTableCellElement): number {
  const row = cell.parentElement;
  return row instanceof HTMLTableRowElement ? row.rowIndex - 1 : -1;
}

interface PressedCell {
  readonly cell: HTMLElement;
  readonly me: RosterCharacter;
  readonly them: RosterCharacter;
  readonly matchup: Matchup | undefined;
  readonly isByKey: boolean;
}

interface CellPopupProps {
  readonly pressed: PressedCell;
  readonly address: WorldAddress;
  readonly onClose: () => void;
}

/** What is known of one matchup, beside its cell. The browser's own popover: it goes with Escape and with a press elsewhere. */
function CellPopup({ pressed, address, onClose }: CellPopupProps): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  const { cell, me, them, isByKey } = pressed;

  useEffect(() => {
    const shown = element.current;
    if (shown === null) return undefined;
    const closing = new AbortController();
    shown.showPopover();
    placePopup(shown, cell, closing.signal);
    if (isByKey) shown.focus({ preventScroll: true });
    return () => closing.abort();
  }, [cell, isByKey]);

  const close = () => {
    element.current?.hidePopover();
    cell.focus({ preventScroll: true });
  };

  return (
    <div
      ref={element}
      popover="auto"
      role="dialog"
      tabIndex={-1}
      aria-labelledby="matchup-popup-title"
      className={popup.popup}
      onToggle={({ currentTarget }) => currentTarget.matches(":popover-open") || onClose()}
    >
      <h2 id="matchup-popup-title" className={popup.title}>
        {words.pair(me.name, them.name)}
      </h2>
      <Facts {...pressed} />
      <p className={styles.ways}>
        <a className="target" href={`${antiGuidePath(them.characterId)}?me=${me.characterId}`}>
          {howToBeat(them.name)}
        </a>
        <a className="target" href={worldPath({ ...address, character: me.characterId })}>
          {words.againstEverybody(me.name)}
        </a>
      </p>
      <button type="button" className={popup.close} onClick={close}>
        {words.close}
      </button>
    </div>
  );
}

function Facts({ me, them, matchup }: PressedCell): ReactNode {
  if (matchup === undefined) return <p className={styles.facts}>{words.noMatch}</p>;
  if (!isEstimated(matchup)) {
    return <p className={styles.facts}>{words.tooFewToSay(matchup.matches)}</p>;
  }
  return (
    <>
      <p className={styles.facts}>
        <strong>{formatDecimal(matchup.estimate)}</strong>
        {words.percentLikely(likelyWords(matchup))}
      </p>
      <p className={styles.facts}>{verdictWords(matchup, me.name, them.name)}</p>
      <p className={`${styles.facts} small`}>{words.matchesWon(matchup.matches, matchup.wins)}</p>
    </>
  );
}

/**
 * Lets keys walk through a table of cells as through a sheet of numbers: one cell is on the way of Tab, arrows lead on from it,
 * Enter and Space press it. The names of the column and of the row where pointer or focus is are marked (`data-at`). All of it is told to
 * the elements themselves: rendering 1,764 cells for a step would take longer than the step.
 */
const GRID_LISTENERS: Pick<ComponentProps<"table">, "onKeyDown" | "onFocus" | "onPointerOver"> = {
  onKeyDown: (event) => {
    const cell = cellOf(event.target);
    if (cell === undefined) return;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      cell.click();
      return;
    }
    const next = cellAt(event.currentTarget, cell, event);
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
  },
  onFocus: ({ currentTarget, target }) => {
    const cell = cellOf(target);
    if (cell === undefined) return;
    for (const other of currentTarget.querySelectorAll("td[tabindex='0']"))
      other.setAttribute("tabindex", "-1");
    cell.tabIndex = 0;
    mark(currentTarget, cell);
  },
  onPointerOver: ({ currentTarget, target, pointerType }) => {
    if (pointerType === "mouse") mark(currentTarget, cellOf(target));
  },
};

/** The cell of a pair; the place of a row that has none yet is no cell. */
function cellOf(target: EventTarget): HTMLTableCellElement | undefined {
  const cell = target instanceof Element ? target.closest("td") : null;
  return cell?.hasAttribute("tabindex") ? cell : undefined;
}

function cellAt(
  table: HTMLTableElement,
  cell: HTMLTableCellElement,
  { key, ctrlKey }: KeyboardEvent,
): HTMLTableCellElement | undefined {
  const rows = table.tBodies[0]?.rows;
  const row = cell.parentElement;
  if (rows === undefined || !(row instanceof HTMLTableRowElement)) return undefined;
  const from = { row: row.sectionRowIndex, column: cell.cellIndex - 1 };
  const to = stepInGrid(from, { key, isCtrl: ctrlKey }, rows.length);
  return to && rows[to.row]?.cells[to.column + 1];
}

function mark(table: HTMLTableElement, cell: HTMLTableCellElement | undefined): void {
  for (const marked of table.querySelectorAll("[data-at]")) marked.removeAttribute("data-at");
  const row = cell?.parentElement;
  if (cell === undefined || !(row instanceof HTMLTableRowElement)) return;
  row.cells[0]?.setAttribute("data-at", "");
  table.tHead?.rows[0]?.cells[cell.cellIndex]?.setAttribute("data-at", "");
}
