import { readCsv } from "./read-csv.ts";

export const SECTIONS = [
  "combos",
  "wall combos",
  "enders",
  "punishers",
  "heat engagers",
  "grabs",
  "follow-ups",
] as const;
export type Section = (typeof SECTIONS)[number];

/** A cell of a sheet that lists moves. */
export interface SheetCell {
  readonly section: Section;
  /** 1-based row of the file's table, for finding it again. */
  readonly row: number;
  readonly text: string;
}

interface Layout {
  readonly heading: RegExp;
  readonly section?: Section;
  /** Columns that hold moves, counted from the heading's. */
  readonly columns: readonly number[];
}

/** A heading in a column says what the cells below it are, down to the next heading. Both layouts of the sheets use these. */
const LAYOUTS: readonly Layout[] = [
  { heading: /^(?:most )?important combos$|^more combos/i, section: "combos", columns: [0, 1] },
  { heading: /^wall combos$/i, section: "wall combos", columns: [1] },
  { heading: /^combo enders$/i, section: "enders", columns: [1, 2, 3] },
  { heading: /^startup$/i, section: "punishers", columns: [1, 2, 3] },
  { heading: /^heat engagers$/i, section: "heat engagers", columns: [0] },
  { heading: /^command grabs$|^most {1,2}important grabs$/i, section: "grabs", columns: [0] },
  {
    heading: /^guaranteed follow-ups$|^mini combos$|^taunt follow-ups$/i,
    section: "follow-ups",
    columns: [0, 1],
  },
];
/** Headings of parts that are not measured: legends, lists for reading, and advice in sentences. */
const UNMEASURED_HEADING =
  /^(?:legend|matchup punishment|recommended (?:moves|guides)|important moves|defensive options|when heat is on|heat system.*|heat mechanics|tk8 library guides|warrior instinct|zantetsuken|fragile debuff mechanic|heaven and earth levels|mandinga \(mnd\)|cane|punishers)$/i;

/** The cells of a cheat sheet in which a move or a combo is expected, as they are in the file. */
export function readSheet(csv: string): SheetCell[] {
  const cells: SheetCell[] = [];
  const layouts = new Map<number, Layout | undefined>();
  for (const [index, row] of readCsv(csv).entries()) {
    for (const [column, text] of row.entries()) {
      const heading = text.trim();
      const layout = LAYOUTS.find((candidate) => candidate.heading.test(heading));
      if (layout !== undefined) layouts.set(column, layout);
      else if (UNMEASURED_HEADING.test(heading)) layouts.set(column, undefined);
      else cells.push(...cellIn(layouts, column, index + 1, text));
    }
  }
  return cells;
}

function cellIn(
  layouts: ReadonlyMap<number, Layout | undefined>,
  column: number,
  row: number,
  text: string,
): SheetCell[] {
  if (text.trim() === "") return [];
  for (let start = column; start >= 0; start -= 1) {
    if (!layouts.has(start)) continue;
    const layout = layouts.get(start);
    if (layout?.section === undefined || !layout.columns.includes(column - start)) return [];
    return [{ section: layout.section, row, text }];
  }
  return [];
}
