import { findCharacterByGameId, findRank, findStageName } from "@tactician/game";
import { formatGameVersion, type PlayerMatch } from "@tactician/statistics";

/** What a file of matches can be. */
export type MatchesFormat = "csv" | "json";

type Cell = string | number | undefined;

/** A column of the file: its name, and what it says of a match. Ratings are those before the match. */
const COLUMNS: readonly (readonly [name: string, read: (match: PlayerMatch) => Cell])[] = [
  ["time", ({ battle_at: at }) => (at === undefined ? undefined : new Date(at * 1000).toISOString())],
  ["result", ({ outcome }) => outcome],
  ["my character", ({ own }) => characterName(own.chara_id)],
  ["their character", ({ opponent }) => characterName(opponent.chara_id)],
  ["their name", ({ opponent }) => opponent.name],
  ["their id", ({ opponent }) => opponent.polaris_id],
  ["my rounds", ({ own }) => own.rounds],
  ["their rounds", ({ opponent }) => opponent.rounds],
  ["my rating", ({ own }) => own.rating_before],
  ["their rating", ({ opponent }) => opponent.rating_before],
  ["rating change", ({ own }) => own.rating_change],
  ["my rank", ({ own }) => findRank(own.rank)?.name ?? own.rank],
  ["their rank", ({ opponent }) => findRank(opponent.rank)?.name ?? opponent.rank],
  ["stage", ({ stage_id: id }) => (id === undefined ? undefined : (findStageName(id) ?? id))],
  [
    "version",
    ({ game_version: version }) => (version === undefined ? undefined : formatGameVersion(version)),
  ],
];

/** A player's matches as a file, in the order they come: a row each, a cell left empty where nothing is known. */
export function matchesFile(matches: readonly PlayerMatch[], format: MatchesFormat): string {
  if (format === "json") {
    const rows = matches.map((match) =>
      Object.fromEntries(COLUMNS.map(([name, read]) => [name, read(match)])),
    );
    return `${JSON.stringify(rows, undefined, 1)}\n`;
  }
  const rows = matches.map((match) => COLUMNS.map(([, read]) => csvCell(read(match))));
  return [COLUMNS.map(([name]) => name), ...rows].map((cells) => `${cells.join(",")}\r\n`).join("");
}

/** What a file is called: `matches-3aBcdEfGhiJk.csv`. */
export function matchesFileName(playerId: string, format: MatchesFormat): string {
  return `matches-${playerId.replaceAll(/[^\w-]/g, "")}.${format}`;
}

function characterName(gameId: number): Cell {
  return findCharacterByGameId(gameId)?.name ?? gameId;
}

/** A text that a spreadsheet would take for a formula. Names are whatever a player has typed. */
const FORMULA = /^\s*[=+\-@|]|^[\t\r\n]/;

function csvCell(value: Cell): string {
  if (typeof value !== "string") return String(value ?? "");
  const harmless = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
