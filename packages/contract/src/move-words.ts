import {
  factOf,
  findMoveFilter,
  leastAdvantageText,
  levelWords,
  type Move,
  startupText,
  throwBreakWords,
  toldName,
} from "@tactician/game";

/** More levels than this are a count. */
const MOST_LEVELS = 3;

/** What a hit does to whoever it hits, strongest first: what is said of a move when only one can be. */
const OUTCOMES = [
  { filter: "launch", words: "launches" },
  { filter: "counter-launch", words: "launches on counter hit" },
  { filter: "knockdown", words: "knocks down" },
] as const;

/** A move in a few words for titles and previews: `["i14", "mid", "-14 on block", "launches"]`. */
export function moveSummary(move: Move): string[] {
  return [startupText(move), levelsInShort(move), blockInShort(move), outcomeWords(move)].filter(
    (words) => words !== undefined,
  );
}

/** How high it comes: `high, mid`, `5 hits, ends low`; nothing for a move without hits. */
function levelsInShort({ hits }: Pick<Move, "hits">): string | undefined {
  const levels = hits.map(({ level }) => ({ level }));
  if (levels.length === 0) return undefined;
  if (levels.length <= MOST_LEVELS) return levelWords(levels);
  return `${levels.length} hits, ends ${levelWords(levels.slice(-1))}`;
}

function blockInShort({ block, hits, throwBreak }: Pick<Move, "block" | "hits" | "throwBreak">) {
  if (throwBreak !== undefined) return throwBreakWords(throwBreak);
  if (hits.at(-1)?.unblockable) return "unblockable";
  return block && `${leastAdvantageText(block)} ${toldName(factOf("block"))}`;
}

/** `launches`, `knocks down`; nothing where a hit leaves both on their feet. */
export function outcomeWords(move: Move): string | undefined {
  return OUTCOMES.find(({ filter }) => findMoveFilter(filter)?.test(move))?.words;
}
