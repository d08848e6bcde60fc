import {
  factAddress,
  factsIn,
  filtersOf,
  findMoveFilter,
  type MoveFilter,
  OFFERED_FRAME_FILTERS,
  shortLabel,
} from "@tactician/game";
import { type ReactNode, useId } from "react";
import { starSign } from "../../moves/stars.ts";
import { FoldedFilters } from "../../ui/FoldedFilters.tsx";
import { LabelledSelect } from "../../ui/LabelledSelect.tsx";
import { SearchField } from "../../ui/SearchField.tsx";
import { COLUMNS, type ColumnId } from "./core/columns.ts";
import { type FrameView, WHOLE_TABLE, withFilter, withoutGroup } from "./core/frame-view.ts";
import styles from "./FrameFilters.module.css";
import * as words from "./words.ts";

interface FrameFiltersProps {
  readonly view: FrameView;
  readonly stances: readonly MoveFilter[];
  readonly onChange: (view: FrameView) => void;
  readonly shownCount: number;
  readonly count: number;
  /** How many moves have a star; nothing until it is known. */
  readonly mineCount: number | undefined;
  readonly onColumn: (id: ColumnId) => void;
}

const named = (ids: readonly string[]) => ids.flatMap((id) => findMoveFilter(id) ?? []);

/** What players ask for most, one press each. */
const QUICK = named([
  "-10-or-worse",
  "-15-or-worse",
  "+1-or-better",
  "i12-or-faster",
  "launch",
  "homing-mid",
  "low",
  "throw",
  "power-crush",
  "heat-engager",
]);

const NUMBERS: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(OFFERED_FRAME_FILTERS));

interface Choices {
  readonly group: string;
  readonly label: string;
  readonly any: string;
  readonly filters: readonly MoveFilter[];
}

const CHOICES: readonly Choices[] = [
  ...factsIn("filters").map((fact) => {
    const group = factAddress(fact);
    const filters = [...named(NUMBERS.get(group) ?? []), ...filtersOf(group)];
    return { group, label: shortLabel(fact), any: fact.filter?.any ?? words.any, filters };
  }),
  { group: "mix", label: words.kind, any: words.anyKind, filters: filtersOf("mix") },
];

/** Everything that narrows the table: a field, the usual questions as buttons, every filter, and the columns to choose. */
export function FrameFilters(props: FrameFiltersProps): ReactNode {
  const { view, stances, onChange, onColumn } = props;
  const { hidden, sorting, on } = view;
  const showAll = () => onChange({ ...WHOLE_TABLE, hidden, sorting, on });
  const isWhole = view.filters.length === 0 && view.find === "" && !view.isMine;
  const stance = { group: "stance", label: words.from, any: words.anyStance, filters: stances } as const;
  return (
    <search className={styles.filters} aria-label={words.filterMoves}>
      <SearchField
        label={words.findMove}
        className={styles.field}
        maxLength={60}
        placeholder={words.findExample}
        value={view.find}
        onType={(find) => onChange({ ...view, find })}
      />
      <FoldedFilters on={view.filters.length}>
        {[...CHOICES, stance].map((choice) => (
          <Choice key={choice.group} {...choice} view={view} onChange={onChange} />
        ))}
      </FoldedFilters>
      <ul className={styles.quick}>
        <Chip isOn={view.isMine} onPress={() => onChange({ ...view, isMine: !view.isMine })}>
          <span aria-hidden="true">{starSign(view.isMine)}</span> {words.mine}
        </Chip>
        {QUICK.map((filter) => {
          const isOn = view.filters.some(({ id }) => id === filter.id);
          const turned = () => (isOn ? withoutGroup(view, filter.group) : withFilter(view, filter));
          return (
            <Chip key={filter.id} isOn={isOn} onPress={() => onChange(turned())}>
              {filter.label}
            </Chip>
          );
        })}
      </ul>
      <div className={styles.count}>
        <span role="status">{countWords(props)}</span>
        {isWhole ? undefined : (
          <button type="button" className={styles.clear} onClick={showAll}>
            {words.showAll}
          </button>
        )}
        <Columns view={view} onColumn={onColumn} />
      </div>
    </search>
  );
}

function countWords({ view, shownCount, count, mineCount }: FrameFiltersProps): string {
  if (!view.isMine) return shownCount === 0 ? words.noneFits : words.countOf(shownCount, count);
  if (mineCount === undefined) return words.lookingForMine;
  return mineCount === 0 ? words.noneOfMine : words.countOfMine(shownCount, mineCount);
}

function Chip(props: { isOn: boolean; onPress: () => void; children: ReactNode }): ReactNode {
  return (
    <li>
      <button type="button" className={styles.chip} aria-pressed={props.isOn} onClick={props.onPress}>
        {props.children}
      </button>
    </li>
  );
}

function Choice(props: Choices & Pick<FrameFiltersProps, "view" | "onChange">): ReactNode {
  const { group, label, any, filters, view, onChange } = props;
  const chosen = view.filters.find((filter) => filter.group === group);
  // An address may name a number that is not offered.
  const isOffered = chosen === undefined || filters.some((filter) => filter.id === chosen.id);
  const offered = isOffered ? filters : [chosen, ...filters];
  return (
    <LabelledSelect
      className={styles.choice}
      label={label}
      value={chosen?.id}
      options={offered.map((filter) => [filter.id, filter.label])}
      none={any}
      onChoose={(value) => {
        const filter = value === undefined ? undefined : findMoveFilter(value);
        onChange(filter === undefined ? withoutGroup(view, group) : withFilter(view, filter));
      }}
    />
  );
}

/** Which columns the table has: the browser's own popover, with a box for each. */
function Columns({ view: { hidden }, onColumn }: Pick<FrameFiltersProps, "view" | "onColumn">): ReactNode {
  const popover = useId();
  return (
    <>
      <button type="button" className={styles.opener} popoverTarget={popover}>
        {hidden.length === 0
          ? words.columns
          : words.columnsShown(COLUMNS.length - hidden.length, COLUMNS.length)}
      </button>
      <fieldset id={popover} popover="auto" className={styles.columns}>
        <legend className="visually-hidden">{words.columns}</legend>
        {COLUMNS.map(({ id, label }) => (
          <label key={id} className={styles.column}>
            <input type="checkbox" checked={!hidden.includes(id)} onChange={() => onColumn(id)} />
            {label}
          </label>
        ))}
      </fieldset>
    </>
  );
}
