import {
  type FilterGroup,
  filtersOf,
  findMoveFilter,
  type MoveFilter,
  OFFERED_FRAME_FILTERS,
} from "@tactician/game";
import { type ReactNode, useId, useState } from "react";
import { COLUMNS } from "./core/columns.ts";
import {
  type FrameView,
  WHOLE_TABLE,
  withColumnTurned,
  withFilter,
  withoutGroup,
} from "./core/frame-view.ts";
import styles from "./FrameFilters.module.css";

interface FrameFiltersProps {
  readonly view: FrameView;
  readonly stances: readonly MoveFilter[];
  readonly onChange: (view: FrameView) => void;
  readonly shownCount: number;
  readonly count: number;
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

const CHOICES: readonly { group: FilterGroup; label: string; any: string; filters: readonly MoveFilter[] }[] =
  [
    { group: "startup", label: "Startup", any: "Any startup", filters: named(OFFERED_FRAME_FILTERS.startup) },
    { group: "block", label: "On block", any: "Any frames", filters: named(OFFERED_FRAME_FILTERS.block) },
    { group: "hit", label: "On hit", any: "Anything", filters: filtersOf("hit") },
    { group: "level", label: "Level", any: "Any level", filters: filtersOf("level") },
    { group: "property", label: "Property", any: "Any property", filters: filtersOf("property") },
    { group: "mix", label: "Kind", any: "Any kind", filters: filtersOf("mix") },
  ];

/** Everything that narrows the table: a field, the usual questions as buttons, and every filter and column to choose. */
export function FrameFilters({ view, stances, onChange, shownCount, count }: FrameFiltersProps): ReactNode {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const isWhole = view.filters.length === 0 && view.find === "";
  const stance = { group: "stance", label: "From", any: "Any stance", filters: stances } as const;
  return (
    <search className={styles.filters} aria-label="Filter the moves">
      <label className="visually-hidden" htmlFor={id}>
        Find a move
      </label>
      <input
        id={id}
        className={styles.field}
        type="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={60}
        placeholder="df2, ZEN 1, or a name"
        value={view.find}
        onChange={(event) => onChange({ ...view, find: event.target.value })}
      />
      <button
        type="button"
        className={styles.more}
        aria-expanded={isOpen}
        aria-controls={`${id}all`}
        onClick={() => setOpen(!isOpen)}
      >
        All filters
      </button>
      <ul className={styles.quick}>
        {QUICK.map((filter) => (
          <li key={filter.id}>
            <QuickFilter filter={filter} view={view} onChange={onChange} />
          </li>
        ))}
      </ul>
      <div id={`${id}all`} className={styles.all} data-open={isOpen || undefined}>
        {[...CHOICES, stance].map((choice) => (
          <Choice key={choice.group} {...choice} view={view} onChange={onChange} />
        ))}
        <Columns view={view} onChange={onChange} />
      </div>
      <p className={styles.count}>
        <span role="status">{countWords(shownCount, count)}</span>
        {isWhole ? undefined : (
          <button
            type="button"
            className={styles.clear}
            onClick={() => onChange({ ...WHOLE_TABLE, hidden: view.hidden, on: view.on })}
          >
            Show all
          </button>
        )}
      </p>
    </search>
  );
}

function countWords(shown: number, count: number): string {
  if (shown === 0) return "No move fits. Take a filter away.";
  return shown === count ? `${count} moves` : `${shown} of ${count} moves`;
}

type ViewProps = Pick<FrameFiltersProps, "view" | "onChange">;

function QuickFilter({ filter, view, onChange }: ViewProps & { filter: MoveFilter }): ReactNode {
  const isOn = view.filters.some(({ id }) => id === filter.id);
  return (
    <button
      type="button"
      className={styles.chip}
      aria-pressed={isOn}
      onClick={() => onChange(isOn ? withoutGroup(view, filter.group) : withFilter(view, filter))}
    >
      {filter.label}
    </button>
  );
}

function Choice({
  group,
  label,
  any,
  filters,
  view,
  onChange,
}: ViewProps & (typeof CHOICES)[number]): ReactNode {
  const id = useId();
  const chosen = view.filters.find((filter) => filter.group === group);
  // An address may name a number that is not offered.
  const isOffered = chosen === undefined || filters.some((filter) => filter.id === chosen.id);
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={styles.select}
        value={chosen?.id ?? ""}
        onChange={({ target: { value } }) => {
          const filter = findMoveFilter(value);
          onChange(filter === undefined ? withoutGroup(view, group) : withFilter(view, filter));
        }}
      >
        <option value="">{any}</option>
        {isOffered ? undefined : <option value={chosen.id}>{chosen.label}</option>}
        {filters.map((filter) => (
          <option key={filter.id} value={filter.id}>
            {filter.label}
          </option>
        ))}
      </select>
    </div>
  );
}

function Columns({ view, onChange }: ViewProps): ReactNode {
  return (
    <fieldset className={styles.columns}>
      <legend>Columns</legend>
      {COLUMNS.map(({ id, label }) => (
        <label key={id} className={styles.column}>
          <input
            type="checkbox"
            checked={!view.hidden.includes(id)}
            onChange={() => onChange(withColumnTurned(view, id))}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
