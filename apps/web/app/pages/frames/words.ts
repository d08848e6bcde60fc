// For search engines and link previews.
export const pageTitle = (name: string) => `${name} frame data: every move`;
export const description = (name: string, patch: string, count: number) =>
  `Frame data of ${name} in Tekken 8, patch ${patch}: startup, block and hit advantage, damage, levels and properties of all ${count} moves, to filter and to share.`;
export const pendingDescription = (name: string, patch: string) =>
  `Frame data of ${name} in Tekken 8, patch ${patch}.`;
export const dataset = (name: string) => `${name} frame data`;
export const keywords = (name: string) => [
  `${name} frame data`,
  `${name} movelist`,
  `${name} moves`,
  `${name} punishable moves`,
  `${name} launchers`,
  `${name} Tekken 8`,
];

// The head of the page.
export const kicker = "Frame data";
export const allMoves = (count: number, data: string) => `All ${count} moves as of ${data}`;
export const allMovesOn = (count: number, day: string) => `All ${count} moves as they were on ${day}`;
export const sheetOf = (name: string) => `${name}'s sheet`;
export const whatChanged = "What changed";
export const feed = "Feed of changes";

// Filters.
export const filterMoves = "Filter the moves";
export const findMove = "Find a move";
export const findExample = "df2 or a name";
export const mine = "Mine";
export const kind = "Kind";
export const anyKind = "Any kind";
export const any = "Any";
export const from = "From";
export const anyStance = "Any stance";
export const showAll = "Show all";
export const columns = "Columns";
export const columnsShown = (shown: number, all: number) => `Columns (${shown} of ${all})`;
export const lookingForMine = "Looking for your favourites...";
export const noneOfMine = "No favourites here yet: press the star in a row.";
export const noneFits = "No move matches. Remove a filter.";
export const countOf = (shown: number, all: number) =>
  shown === all ? `${all} moves` : `${shown} of ${all} moves`;
export const countOfMine = (shown: number, all: number) =>
  shown === all ? `${all} of yours` : `${shown} of ${all} of yours`;

// The table.
export const tableOf = (name: string) => `Frame data of ${name}`;
export const tableOn = (name: string, day: string) => `Frame data of ${name} on ${day}`;
export const move = "Move";
export const properties = "Properties";
export const tools = "Favourite, compare, link";
export const favourite = (command: string) => `Favourite: ${command}`;
export const compareMove = (command: string) => `Compare ${command}`;
export const linkTo = (command: string) => `Link to ${command}`;
export const linkCopied = (command: string) => `Link to ${command} copied`;
export const linkInAddress = "The address bar has the link";

// Favourites that a patch took away.
export const gone = "Favourites that are gone";
export const goneOf = (name: string) => `Your favourites that ${name} no longer has:`;
export const isGone = (command: string) => `${command} is gone`;
export const forget = "Remove the star";

// Comparing two moves.
export const comparison = "the comparison";

// The list of another day.
export const olderList = "An older list";
export const oldList = (day: string) => `Old list: ${day}.`;
export const loadingOld = "Loading the list of that day...";
export const oldFailed = (why: string) => `Couldn't load the list of that day: ${why}.`;
export const otherVersion = "The page and its data are of different versions. Reload the page";
export const firstList = "The first list known";
export const todaysList = "Today's list";
export const lastChanged = (day: string) => `The data as of that day, last changed on ${day}.`;
export const isTodays = "Nothing has changed since: it is today's list.";
export const lastPatch = (version: string, day: string) => `Last patch before it: ${version}, ${day}.`;
export const dataFollow = "The data comes days or weeks after a patch.";
export const evasionUnknown = "High and low crushes were not in the data yet.";
export const noDay = (text: string) => `"${text}" is not a date. Write it like 2025-06-01.`;
export const dayAhead = (day: string, name: string) =>
  `${day} is in the future: nobody knows ${name}'s moves of that day yet.`;
export const dayTooEarly = (day: string, name: string) => `Our data on ${name} doesn't go back to ${day}.`;
export const knownSince = (problem: string, day: string) => `${problem} The first list is from ${day}.`;

// What changed.
export const allMovesOnDay = "All moves as they were on";
export const show = "Show";
export const allChanges = (name: string) => `All changes of ${name}, to filter and search`;
export const loadingChanges = "Loading the changes...";
export const partFailed = "This did not load. Close it and open it again.";
export const changesFailed = (name: string, why: string) => `Couldn't load the changes of ${name}: ${why}. `;
export const noneSince = (day: string, name: string) => `No known patch since ${day} changed ${name}.`;
export const listBefore = (version: string) => `The list before ${version}`;
export const corrections = {
  before: "Corrections to the data are left out. ",
  link: "The first list known",
  after: (day: string) => ` is from ${day}.`,
} as const;
