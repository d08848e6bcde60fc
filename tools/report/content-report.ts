import { type CharacterFile, type CharacterReport, type Content, runChecks } from "@tactician/guide";

const INTRO = `# What the guide's content rests on

Made by \`npm run report -- content\`; a test fails when it is out of date. Routes are the main and the easier ones of the
important combos: played as a whole by somebody, made of played parts (the check \`played-links\`), built from frame data
alone, or left out because no played parts give one. Repairs are facts of a source that the game no longer has, or that
disagree with the movelist, and what stands in their place; waivers are findings accepted on purpose. How many facts were
compared and how many moves resolve, \`npm run check -- content\` prints: it changes with every line of a sheet. Moves are in
site notation (content/characters/README.md).
`;

/** The report as Markdown: a table of all characters, then each one's sources, repairs and waivers. */
export function contentReport(content: Content): string {
  const { characters } = runChecks(content);
  const sheets = new Map(content.characters.map(({ sheet }) => [sheet.characterId, sheet]));
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
    "| character | season | played | of played parts | from frame data | left out | matchup answers | repairs | waivers |",
    "|---|---|---|---|---|---|---|---|---|",
    ...rows.map((row) => tableRow(row.sheet.name, [row])),
    tableRow(`**${rows.length} characters**`, rows),
    "",
  ].join("\n");
}

const ROUTES = ["played", "ofPlayedParts", "fromFrames", "leftOut"] as const;

function tableRow(name: string, rows: readonly Row[]): string {
  const total = (pick: (row: Row) => number) => rows.reduce((sum, row) => sum + pick(row), 0);
  const cells = [
    name,
    seasonsOf(rows),
    ...ROUTES.map((kind) => total(({ sheet }) => countRoutes(sheet)[kind])),
    total(({ sheet }) => sheet.matchupPunishers.flatMap(({ answers }) => answers).length),
    total(({ sheet }) => sheet.repairs.length),
    total(({ sheet, report }) => report.waivers + listMatchupWaivers(sheet).length),
  ];
  return `| ${cells.join(" | ")} |`;
}

/** The seasons that players' sheets were written for, `1, 2`; `none` = no player's sheet. */
function seasonsOf(rows: readonly Row[]): string {
  const seasons = new Set(rows.flatMap(({ sheet }) => sheet.sources.flatMap(({ season }) => season ?? [])));
  return seasons.size === 0 ? "none" : [...seasons].sort().join(", ");
}

function listMatchupWaivers({ matchupPunishers }: CharacterFile): string[] {
  return matchupPunishers.flatMap(({ against, move: threat, answers }) =>
    answers.flatMap(({ move, waiver }) =>
      waiver === undefined ? [] : [`\`${move}\` against ${against} \`${threat}\`. ${waiver}`],
    ),
  );
}

function details({ sheet }: Row): string[] {
  const matchupWaivers = listMatchupWaivers(sheet);
  return [
    `## ${sheet.name}`,
    "",
    ...sheet.sources.map(
      ({ who, what, season }) =>
        `- Source: ${who}${season === undefined ? "" : `, Season ${season}`}: ${what}.`,
    ),
    ...sheet.repairs.map(({ was, now, why }) => `- Repair: \`${was}\` -> \`${now}\`. ${why}`),
    ...sheet.waivers.map(({ check, at, reason }) => `- Waiver: ${check} at \`${at}\`. ${reason}`),
    ...matchupWaivers.map((text) => `- Waiver: matchup-punisher. ${text}`),
    "",
  ];
}

/** The main and easier routes of a sheet's important combos, by what they rest on. */
export function countRoutes({ importantCombos }: CharacterFile) {
  const isAnyPlayed = importantCombos.some(
    ({ unplayed, playedSteps = 0 }) => unplayed === undefined || playedSteps > 0,
  );
  const routes = importantCombos.flatMap(({ unplayed, simpleUnplayed, followUpSimple }) => [
    { isPlayed: unplayed === undefined, isThere: true },
    { isPlayed: unplayed === undefined && simpleUnplayed === undefined, isThere: followUpSimple.length > 0 },
  ]);
  const there = routes.filter(({ isThere }) => isThere);
  const played = there.filter(({ isPlayed }) => isPlayed).length;
  const unplayed = there.length - played;
  return {
    /** A player's sheet has the whole route. */
    played,
    /** No player's sheet has the whole route, but somebody has played each two neighbouring moves (the check `played-links`). */
    ofPlayedParts: isAnyPlayed ? unplayed : 0,
    /** The guide knows no played route of the character. */
    fromFrames: isAnyPlayed ? 0 : unplayed,
    /** Easier routes that cannot be made of played parts: the page shows N/A. */
    leftOut: routes.length - there.length,
  };
}
