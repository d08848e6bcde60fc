import type { CharacterFile, CharacterReport, Content } from "@tactician/guide";
import { runChecks } from "@tactician/guide";

const INTRO = `# What the guide's content rests on

Made by \`npm run report:content\`; a test fails when it is out of date. Repairs are facts of a source that the game no longer
has, or that disagree with the movelist, and what stands in their place; waivers are findings accepted on purpose. How many
facts were compared and how many moves resolve, \`npm run check:content\` prints: it changes with every line of a sheet. Moves
are in site notation (content/characters/README.md).
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
    "| character | combos | not yet played | matchup answers | repairs | waivers |",
    "|---|---|---|---|---|---|",
    ...rows.map((row) => tableRow(row.sheet.name, [row])),
    tableRow(`**${rows.length} characters**`, rows),
    "",
  ].join("\n");
}

/** The sums over some characters, or over one. */
function tableRow(name: string, rows: readonly Row[]): string {
  const total = (pick: (row: Row) => number) => rows.reduce((sum, row) => sum + pick(row), 0);
  const cells = [
    name,
    total(({ sheet }) => sheet.importantCombos.length),
    total(({ sheet }) => countUnplayed(sheet)),
    total(({ sheet }) => listMatchupAnswers(sheet).length),
    total(({ sheet }) => sheet.repairs.length),
    total(({ sheet, report }) => report.waivers + listMatchupWaivers(sheet).length),
  ];
  return `| ${cells.join(" | ")} |`;
}

/** Main routes only: most easier routes are the site's own. */
function countUnplayed(sheet: CharacterFile): number {
  return sheet.importantCombos.filter(({ unplayed }) => unplayed === "yes").length;
}

/** What the sheet says about named moves of opponents, one line for each answer. */
function listMatchupAnswers({
  matchupPunishers,
}: CharacterFile): { said: string; waiver?: string | undefined }[] {
  return matchupPunishers.flatMap(({ against, move: threat, answers }) =>
    answers.map(({ move, waiver }) => ({ said: `\`${move}\` against ${against} \`${threat}\``, waiver })),
  );
}

function listMatchupWaivers(sheet: CharacterFile): string[] {
  return listMatchupAnswers(sheet).flatMap(({ said, waiver }) =>
    waiver === undefined ? [] : [`${said}. ${waiver}`],
  );
}

function details({ sheet }: Row): string[] {
  const matchupWaivers = listMatchupWaivers(sheet);
  if (sheet.repairs.length + sheet.waivers.length + matchupWaivers.length === 0) return [];
  return [
    `## ${sheet.name}`,
    "",
    ...sheet.repairs.map(({ was, now, why }) => `- Repair: \`${was}\` -> \`${now}\`. ${why}`),
    ...sheet.waivers.map(({ check, at, reason }) => `- Waiver: ${check} at \`${at}\`. ${reason}`),
    ...matchupWaivers.map((text) => `- Waiver: matchup-punisher. ${text}`),
    "",
  ];
}
