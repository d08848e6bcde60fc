import type { PopulationMatchups } from "@tactician/contract";
import type { CharacterId, RosterCharacter } from "@tactician/game";
import { type MouseEvent, type ReactNode, useDeferredValue, useState } from "react";
import { CellPopup, type PressedCell } from "./CellPopup.tsx";
import { chartOrder, type FindMatchup, matchupFinder } from "./core/matchup-table.ts";
import { bandOf, cellText, cellWords, decimalsOf } from "./core/matchup-words.ts";
import { type ChartOrder, type WorldAddress, worldPath } from "./core/world-address.ts";
import { GRID_LISTENERS } from "./grid-listeners.ts";
import styles from "./MatchupChart.module.css";

interface MatchupChartProps {
  /** Nothing while it is on its way: then names stand in the places that the cells will have. */
  readonly answer: PopulationMatchups | undefined;
  readonly address: WorldAddress;
  readonly onCharacter: (character: CharacterId) => void;
  readonly onOrder: (order: ChartOrder) => void;
  /** What lies over the chart where there is nothing to see in it. */
  readonly children?: ReactNode;
}

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

  const press = (event: MouseEvent<HTMLTableElement>) => {
    const cell = event.target instanceof Element ? event.target.closest("td") : null;
    const me = characters[rowOf(cell)];
    const them = cell === null ? undefined : characters[cell.cellIndex - 1];
    if (cell === null || me === undefined || them === undefined || me === them || find === undefined) return;
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
      <section className={styles.scroller} aria-label="Chart of all matchups" tabIndex={0}>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys press the cell that has the focus, which arrives here as a click */}
        <table
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: cells are reached by arrow keys, as in a sheet of numbers
          role="grid"
          aria-label="Matches of a hundred that the character of the row wins against the one of the column"
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
                  Sorted by {address.order}
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
            {characters.map((me) => (
              <tr key={me.characterId}>
                <th scope="row">
                  <a
                    href={worldPath({ ...address, character: me.characterId })}
                    onClick={(event) => choose(event, me.characterId)}
                  >
                    {me.name}
                  </a>
                </th>
                {find === undefined ? (
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
  // The first cell is on the way of Tab; grid-listeners.ts gives that on to the one that has the focus.
  const first = characters[0];
  return characters.map((them) => {
    if (them === me) {
      const stop = me === first ? 0 : -1;
      return <td key={them.characterId} tabIndex={stop} aria-label="the same character" data-band="own" />;
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

/** Of the chart's rows, without its head. */
function rowOf(cell: HTMLTableCellElement | null): number {
  const row = cell?.parentElement;
  return row instanceof HTMLTableRowElement ? row.rowIndex - 1 : -1;
}
