import {
  type AdvantageEffect,
  type CharacterId,
  type FrameNumbers,
  frameNumbers,
  listSituations,
  MOVE_FILTERS,
  type Move,
  type MoveKey,
  type Movelist,
  moveAnchors,
  type NextHit,
  nextHits,
  publicMoveId,
} from "@tactician/game";
import { formatNotation, parseNotation } from "@tactician/notation";

/**
 * What the search knows of every move of every character, in one document that is made at build. It is written in columns,
 * one line or sign for each move: like beside like compresses to half of what rows do.
 */
export interface PackedSearchIndex {
  /** The moves are in this order. */
  readonly characters: readonly PackedCharacter[];
  /** One line each; the first sign says how many signs are taken from the line before (`0` = none, counted on in Unicode). */
  readonly commands: string;
  /** Other commands of the same move, separated by tabs. */
  readonly aliases: string;
  /** Ids, where they are not the command as players write it. */
  readonly ids: string;
  /** Name and nicknames, separated by tabs. */
  readonly names: string;
  /** A sign each: the number counted on from `|` in Unicode, `!` where the movelist has none. */
  readonly startups: string;
  readonly blocks: string;
  /** A digit each: place of the level that it ends with in `LEVELS`, from 1; 0 for none. */
  readonly levels: string;
  /** Id of another filter -> which moves pass it, as distances from one to the next in base 36. */
  readonly filters: Readonly<Record<string, string>>;
  /** Which moves are unsafe and may go on, written alike. Absent from an index of an earlier release, as the next. */
  readonly goesOn?: string;
  /**
   * A line for each of these, its continuations separated by tabs: `2 0`, `3 j`, inputs and what is before them (a gap, `j` for jails,
   * `d` unless delayed, `?` not known).
   */
  readonly nextHits?: string;
}

/** What rows of the search show besides: nothing is found by it, so it travels by itself. Columns as those of the index. */
export interface PackedSearchHits {
  /** The least advantage on hit, a sign each. */
  readonly hits: string;
  /** A sign each: place in `effectSets`, counted on from `0` in Unicode. */
  readonly effects: string;
  readonly effectSets: readonly (readonly AdvantageEffect[])[];
  readonly damages: string;
}

type PackedCharacter = readonly [
  id: CharacterId,
  name: string,
  fullName: string,
  moveCount: number,
  vocabulary: readonly string[],
];

export interface SearchSource extends SearchCharacter {
  readonly movelist: Movelist;
}

export interface SearchMove extends FrameNumbers {
  /** In the index, and in every column beside it. */
  readonly place: number;
  readonly character: SearchCharacter;
  readonly command: string;
  /** In its movelist; worked out when it is asked for. */
  readonly id: MoveKey;
  readonly aliases: readonly string[];
  /** Its name and what players call it besides; may be empty. */
  readonly names: readonly string[];
  /** Where it is on the character's page of frame data. */
  readonly anchor: string;
  /** Ids of the filters without a number that it passes. */
  readonly filters: ReadonlySet<string>;
  /** What may follow, where it is unsafe on block; read when it is asked for. */
  readonly goesOn: readonly NextHit[];
}

export interface SearchCharacter {
  readonly id: CharacterId;
  readonly name: string;
  readonly fullName: string;
  /** The stance words that commands of this character are parsed with. */
  readonly vocabulary: readonly string[];
}

export interface SearchIndex {
  readonly characters: readonly SearchCharacter[];
  readonly moves: readonly SearchMove[];
}

/** Packs all movelists. A test keeps it below 1,500 bytes for each character with Brotli. */
export function packSearchIndex(sources: readonly SearchSource[]): PackedSearchIndex {
  const moves = sources.flatMap(({ movelist }) => movelist.moves);
  const numbers = moves.map(frameNumbers);
  return {
    characters: sources.map(({ id, name, fullName, movelist, vocabulary }) => {
      return [id, name, fullName, movelist.moves.length, vocabulary];
    }),
    commands: frontCoded(moves.map(({ command }) => command)),
    aliases: moves.map(({ aliases = [] }) => aliases.join("\t")).join("\n"),
    ids: sources
      .flatMap(({ movelist, vocabulary }) =>
        movelist.moves.map(({ id, command }) => (id === usualId(command, vocabulary) ? "" : id)),
      )
      .join("\n"),
    names: moves.map(({ name = "", nicknames = [] }) => [name, ...nicknames].join("\t")).join("\n"),
    startups: numbers.map(({ startup }) => signOf(startup)).join(""),
    blocks: numbers.map(({ block }) => signOf(block)).join(""),
    levels: moves.map((move) => levelFilters.findIndex(({ test }) => test(move)) + 1).join(""),
    filters: Object.fromEntries(listedFilters.map(({ id, test }) => [id, distances(moves, test)])),
    ...packGoesOn(sources),
  };
}

/** The moves of a packed index. What is damaged in it costs the moves concerned a name or a number, never an error. */
export function unpackSearchIndex(packed: PackedSearchIndex): SearchIndex {
  const commands = frontDecoded(packed.commands);
  const aliases = packed.aliases.split("\n");
  const names = packed.names.split("\n");
  const ids = packed.ids.split("\n");
  const filters = filtersByMove(packed);
  const lines = (packed.nextHits ?? "").split("\n");
  const lineOf = new Map(places(packed.goesOn ?? "").map((index, line) => [index, line]));
  const characters: SearchCharacter[] = [];
  const moves: SearchMove[] = [];
  for (const [id, name, fullName, count, vocabulary] of packed.characters) {
    const character = { id, name, fullName, vocabulary };
    characters.push(character);
    const first = moves.length;
    const own = commands.slice(first, first + count);
    const anchors = moveAnchors(own.map((command) => ({ command })));
    for (const [place, command] of own.entries()) {
      const index = first + place;
      moves.push({
        place: index,
        character,
        command,
        get id() {
          return (ids[index] as MoveKey) || usualId(command, vocabulary);
        },
        aliases: parts(aliases[index]),
        names: parts(names[index]),
        anchor: anchors[place] ?? "",
        startup: numberOf(packed.startups, index),
        block: numberOf(packed.blocks, index),
        filters: filters[index] ?? NO_FILTERS,
        get goesOn() {
          return readNextHits(lines[lineOf.get(index) ?? -1]);
        },
      });
    }
  }
  return { characters, moves };
}

/** Advantage on hit and damage of all moves, in the order of the index. */
export function packSearchHits(sources: readonly SearchSource[]): PackedSearchHits {
  const moves = sources.flatMap(({ movelist }) => movelist.moves);
  const sets = [...new Set(moves.map(({ hit }) => (hit?.effects ?? []).join(" ")))];
  return {
    hits: moves.map(({ hit }) => signOf(hit?.min)).join(""),
    effects: moves
      .map(({ hit }) => String.fromCharCode(ZERO + sets.indexOf((hit?.effects ?? []).join(" "))))
      .join(""),
    effectSets: sets.map((set) => parts(set, " ") as AdvantageEffect[]),
    damages: moves.map(({ damage }) => signOf(damage)).join(""),
  };
}

/** What a hit of one of these moves gives; nothing where the movelist has none. */
export function readSearchHit(packed: PackedSearchHits, place: number): Pick<Move, "hit" | "damage"> {
  const min = numberOf(packed.hits, place);
  const effects = [...(packed.effectSets[packed.effects.charCodeAt(place) - ZERO] ?? [])];
  const damage = numberOf(packed.damages, place);
  return {
    ...(min !== undefined && { hit: { min, effects } }),
    ...(damage !== undefined && { damage }),
  };
}

function packGoesOn(sources: readonly SearchSource[]): Pick<PackedSearchIndex, "goesOn" | "nextHits"> {
  const next = sources.flatMap(({ id, movelist }) => {
    const going = listSituations(movelist, id).filter((one) => one.isUnsafe && one.goesOn !== undefined);
    const byId = new Map(going.map((situation) => [situation.id, nextHits(situation)]));
    return movelist.moves.map((move) => byId.get(publicMoveId(id, move.id)));
  });
  const lines = next.filter((hits) => hits !== undefined).map((hits) => hits.map(packNextHit).join("\t"));
  return { goesOn: distances(next, (hits) => hits !== undefined), nextHits: lines.join("\n") };
}

function packNextHit({ inputs, gap, jails, onlyIfDelayed }: NextHit): string {
  if (jails) return `${inputs} ${onlyIfDelayed ? "d" : "j"}`;
  return `${inputs} ${gap ?? "?"}`;
}

function readNextHits(line: string | undefined): NextHit[] {
  return parts(line).map((hit) => {
    const inputs = hit.slice(0, hit.lastIndexOf(" "));
    const between = hit.slice(inputs.length + 1);
    if (between === "j") return { inputs, jails: true };
    if (between === "d") return { inputs, jails: true, onlyIfDelayed: true };
    const gap = Number.parseInt(between, 10);
    return Number.isNaN(gap) ? { inputs } : { inputs, gap };
  });
}

/** What nine in ten moves are called: their command as players write it, `df 2` -> `df+2`. */
function usualId(command: string, stances: readonly string[]): MoveKey {
  return formatNotation(parseNotation(command, { stances }).tokens, "community") as MoveKey;
}

const NO_FILTERS: ReadonlySet<string> = new Set();
const ZERO = "0".charCodeAt(0);
const NO_NUMBER = "!";
const NUMBER_ZERO = "|".charCodeAt(0);

/** A move ends with one of these, so one digit says which. */
const LEVELS = ["high", "mid", "low", "throw"];
const levelFilters = MOVE_FILTERS.filter(({ id }) => LEVELS.includes(id));
/** A filter that nobody types a word for is not searched. */
const listedFilters = MOVE_FILTERS.filter(({ id, words }) => words.length > 0 && !LEVELS.includes(id));

function frontCoded(lines: readonly string[]): string {
  let before = "";
  return lines
    .map((line) => {
      let shared = 0;
      while (shared < before.length && before[shared] === line[shared]) shared += 1;
      before = line;
      return String.fromCharCode(ZERO + shared) + line.slice(shared);
    })
    .join("\n");
}

function frontDecoded(text: string): string[] {
  let before = "";
  return text.split("\n").map((line) => {
    before = before.slice(0, Math.max(0, line.charCodeAt(0) - ZERO)) + line.slice(1);
    return before;
  });
}

function parts(line: string | undefined, between = "\t"): string[] {
  return (line ?? "").split(between).filter((part) => part !== "");
}

function signOf(number: number | undefined): string {
  return number === undefined ? NO_NUMBER : String.fromCharCode(NUMBER_ZERO + number);
}

function numberOf(signs: string, index: number): number | undefined {
  const sign = signs[index] ?? NO_NUMBER;
  return sign === NO_NUMBER ? undefined : sign.charCodeAt(0) - NUMBER_ZERO;
}

function distances<Row>(rows: readonly Row[], test: (row: Row) => boolean): string {
  let before = 0;
  return rows
    .flatMap((row, index) => {
      if (!test(row)) return [];
      const distance = index - before;
      before = index;
      return [distance.toString(36)];
    })
    .join(",");
}

function places(text: string): number[] {
  let index = 0;
  return (text === "" ? [] : text.split(",")).map((distance) => {
    index += Number.parseInt(distance, 36);
    return index;
  });
}

function filtersByMove({ levels, filters }: PackedSearchIndex): Set<string>[] {
  const byMove = Array.from(levels, (digit) => new Set(LEVELS.slice(Number(digit) - 1, Number(digit) || 0)));
  for (const [id, text] of Object.entries(filters)) {
    for (const index of places(text)) byMove[index]?.add(id);
  }
  return byMove;
}
