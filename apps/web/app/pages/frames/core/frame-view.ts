import { FILTER_GROUPS, findMoveFilter, type MoveFilter } from "@tactician/game";
import { type AddressCodec, textIn } from "../../../base/core/address-codec.ts";
import {
  AS_LISTED,
  type ColumnId,
  formatSorting,
  isColumnId,
  parseSorting,
  type Sorting,
} from "./columns.ts";

/** What of a movelist is shown, and how. The address says it, so that it can be shared. */
export interface FrameView {
  /** One of each group at most, in the order of the groups. */
  readonly filters: readonly MoveFilter[];
  /** A command or part of a name, as typed. */
  readonly find: string;
  /** Columns that are left out, in the order of their ids. */
  readonly hidden: readonly ColumnId[];
  /** Never by a hidden column. */
  readonly sorting: Sorting;
  /** The day whose movelist is shown, as the address has it: any text, which may be no day. None = today's. */
  readonly on: string;
  /** Only one's own favourites. */
  readonly isMine: boolean;
  /** Two moves to compare, as the address names them, whatever it says: `df+2` and `king:df+2`. Empty = none. */
  readonly move: string;
  readonly other: string;
}

export const WHOLE_TABLE: FrameView = {
  filters: [],
  find: "",
  hidden: [],
  sorting: AS_LISTED,
  on: "",
  isMine: false,
  move: "",
  other: "",
};

/** Stands among the filters, but the movelist does not know it. */
const MINE = "mine";

const LONGEST_FIND = 60;
const LONGEST_DAY = 20;
/** A little more than any move takes, so that what is too long is said to be nobody's move. */
const LONGEST_MOVE = 150;
const PARAMETERS = {
  ...{ filter: "show", find: "find", hidden: "hide", sorting: "sort", on: "on" },
  ...{ move: "move", other: "with" },
} as const;

/** A view as it is in an address: `?on=2025-06-01&show=homing&hide=damage&sort=-block`. `stances` are the ids of the character's stance filters. */
export function frameViewIn(stances: ReadonlySet<string>): AddressCodec<FrameView> {
  return { parse: (parameters) => parseFrameView(parameters, stances), format: formatFrameView };
}

function parseFrameView(parameters: URLSearchParams, stances: ReadonlySet<string>): FrameView {
  const filters = new Map<string, MoveFilter>();
  for (const id of parameters.getAll(PARAMETERS.filter)) {
    const filter = findMoveFilter(id);
    const isKnown = filter !== undefined && (filter.group !== "stance" || stances.has(id));
    if (isKnown && !filters.has(filter.group)) filters.set(filter.group, filter);
  }
  const hidden = [...new Set(parameters.getAll(PARAMETERS.hidden).filter(isColumnId))].toSorted();
  return {
    filters: inOrder([...filters.values()]),
    find: textIn(parameters, PARAMETERS.find, LONGEST_FIND),
    hidden,
    sorting: parseSorting(parameters.get(PARAMETERS.sorting) ?? "", hidden),
    on: dayIn(parameters),
    isMine: parameters.getAll(PARAMETERS.filter).includes(MINE),
    move: textIn(parameters, PARAMETERS.move, LONGEST_MOVE),
    other: textIn(parameters, PARAMETERS.other, LONGEST_MOVE),
  };
}

/** The day that an address asks for, as it has it; none = today's list. */
export function dayIn(parameters: URLSearchParams): string {
  return textIn(parameters, PARAMETERS.on, LONGEST_DAY);
}

export function formatFrameView(view: FrameView): URLSearchParams {
  const { filters, find, hidden, sorting, on, isMine, move, other } = view;
  const sort = formatSorting(sorting);
  const parameters = new URLSearchParams();
  if (on !== "") parameters.set(PARAMETERS.on, on);
  if (isMine) parameters.append(PARAMETERS.filter, MINE);
  for (const { id } of filters) parameters.append(PARAMETERS.filter, id);
  if (find !== "") parameters.set(PARAMETERS.find, find);
  for (const id of hidden) parameters.append(PARAMETERS.hidden, id);
  if (sort !== undefined) parameters.set(PARAMETERS.sorting, sort);
  if (move !== "") parameters.set(PARAMETERS.move, move);
  if (other !== "") parameters.set(PARAMETERS.other, other);
  return parameters;
}

/** The view with one filter more: it takes the place of the one of its group. */
export function withFilter(view: FrameView, filter: MoveFilter): FrameView {
  const { filters } = withoutGroup(view, filter.group);
  return { ...view, filters: inOrder([...filters, filter]) };
}

export function withoutGroup(view: FrameView, group: string): FrameView {
  return { ...view, filters: view.filters.filter((filter) => filter.group !== group) };
}

/** The view with a column shown or left out, whichever it was not. What is left out sorts no more. */
export function withColumnTurned(view: FrameView, id: ColumnId): FrameView {
  const isHidden = view.hidden.includes(id);
  const hidden = isHidden ? view.hidden.filter((other) => other !== id) : [...view.hidden, id].toSorted();
  return { ...view, hidden, sorting: hidden.includes(view.sorting.by) ? AS_LISTED : view.sorting };
}

function inOrder(filters: readonly MoveFilter[]): MoveFilter[] {
  return filters.toSorted((a, b) => FILTER_GROUPS.indexOf(a.group) - FILTER_GROUPS.indexOf(b.group));
}
