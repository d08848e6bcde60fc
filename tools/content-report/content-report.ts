import type { CharacterFile, CharacterReport, Content } from "@tactician/guide";
import { runChecks } from "@tactician/guide";

const INTRO = `# What the guide's content rests on

Made by \`npm run report:content\`; a test fails when it is out of date. Facts are what the checks compared with the movelists;
repairs are facts of a source that the game no longer has, or that disagree with the movelist, and what stands in their place;
waivers are findings accepted on purpose. Moves are in site notation (content/characters/README.md).
`;

/** The report as Markdown: a table of all characters, then repairs and waivers of each. */
export function contentReport(content: Content): string {
  const { characters } = runChecks(content);
  const sheets = new Map(content.characters.map(({ sheet }) => [sheet.slug, sheet]));
  const rows = characters.flatMap((report) => {
    const sheet = sheets.get(report.characterId);
    return sheet === undefined ? [] : [{ report, sheet }];
  });
  return [INTRO, table(rows), ...rows.flatMap(details)].join("\n");
}

interface Row {
  readonly report: CharacterReport;
  readonly sheet: CharacterFile;
}

function table(rows: readonly Row[]): string {
  return [
    "| character | facts | moves resolved | combos | not yet played | repairs | waivers |",
    "|---|---|---|---|---|---|---|",
    ...rows.map((row) => tableRow(row.sheet.name, [row])),
    tableRow(`**${rows.length} characters**`, rows),
    "",
  ].join("\n");
}

/** The sums over some characters, or over one. */
function tableRow(name: string, rows: readonly Row[]): string {
  const total = (pick: (row: Row) => number) => rows.reduce((sum, row) => sum + pick(row), 0);
  const moves = total(({ report }) => report.moves);
  const resolved = total(({ report }) => report.resolvedMoves);
  const cells = [
    name,
    total(({ report }) => report.facts),
    `${resolved} of ${moves} (${percent(resolved, moves)})`,
    total(({ sheet }) => sheet.importantCombos.length),
    total(({ sheet }) => countUnplayed(sheet)),
    total(({ sheet }) => sheet.repairs.length),
    total(({ report }) => report.waivers),
  ];
  return `| ${cells.join(" | ")} |`;
}

/** Main routes only: most easier routes are the site's own. */
function countUnplayed(sheet: CharacterFile): number {
  return sheet.importantCombos.filter(({ unplayed }) => unplayed === "yes").length;
}

function percent(part: number, whole: number): string {
  return `${(whole === 0 ? 100 : (part / whole) * 100).toFixed(1)} %`;
}

function details({ sheet }: Row): string[] {
  if (sheet.repairs.length + sheet.waivers.length === 0) return [];
  return [
    `## ${sheet.name}`,
    "",
    ...sheet.repairs.map(({ was, now, why }) => `- Repair: \`${was}\` -> \`${now}\`. ${why}`),
    ...sheet.waivers.map(({ check, at, reason }) => `- Waiver: ${check} at \`${at}\`. ${reason}`),
    "",
  ];
}
