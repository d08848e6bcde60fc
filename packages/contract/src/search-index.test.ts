import { brotliCompressSync } from "node:zlib";
import {
  CHARACTERS,
  findMoveFilter,
  frameNumbers,
  type Move,
  moveAnchors,
  moveVocabulary,
} from "@tactician/game";
import { contentMovelists } from "@tactician/game/testing/content-movelists";
import { expect, test } from "vitest";
import {
  packSearchHits,
  packSearchIndex,
  readSearchHit,
  type SearchMove,
  unpackSearchIndex,
} from "./search-index.ts";

/** What one character may cost whoever searches, with Brotli. */
const MAX_BYTES_PER_CHARACTER = 1_500;

const movelists = contentMovelists();
const SOURCES = CHARACTERS.flatMap(({ characterId, name, fullName }) => {
  const movelist = movelists.get(characterId);
  return movelist === undefined
    ? []
    : [{ id: characterId, name, fullName, movelist, vocabulary: moveVocabulary(movelist) }];
});
const PACKED = packSearchIndex(SOURCES);
const SEARCHED_FILTERS = [...Object.keys(PACKED.filters), "high", "mid", "low", "throw"].flatMap(
  (id) => findMoveFilter(id) ?? [],
);

test("a character costs at most 1.5 KB with Brotli", () => {
  const bytes = brotliCompressSync(JSON.stringify(PACKED)).length;
  expect(bytes / SOURCES.length).toBeLessThan(MAX_BYTES_PER_CHARACTER);
});

/** A move of a movelist as the search should know it. */
function expected(
  id: string,
  { id: own, command, aliases = [], name, nicknames = [], ...move }: Move,
  anchor?: string,
) {
  const names = name === undefined ? nicknames : [name, ...nicknames];
  const whole = { ...move, id: own, command };
  const { startup, block } = frameNumbers(whole);
  const filters = SEARCHED_FILTERS.filter(({ test: passes }) => passes(whole)).map((filter) => filter.id);
  return JSON.stringify([id, own, command, aliases, names, anchor, startup, block, filters.sort()]);
}

function found({ character, id, command, aliases, names, anchor, startup, block, filters }: SearchMove) {
  return JSON.stringify([
    character.id,
    id,
    command,
    aliases,
    names,
    anchor,
    startup,
    block,
    [...filters].sort(),
  ]);
}

test("every move of every character comes out as it went in", () => {
  const wanted = SOURCES.flatMap(({ id, movelist: { moves } }) => {
    const anchors = moveAnchors(moves);
    return moves.map((move, place) => expected(id, move, anchors[place]));
  });
  const unpacked = unpackSearchIndex(PACKED).moves.map(found);
  expect(unpacked.length).toBe(wanted.length);
  expect(unpacked.filter((move, place) => move !== wanted[place])).toEqual([]);
});

test("every move's damage and least advantage on hit come out as they went in", () => {
  const packed = packSearchHits(SOURCES);
  const moves = SOURCES.flatMap(({ movelist }) => movelist.moves);
  const known = (hit: Move["hit"]) => hit && `${hit.min} ${(hit.effects ?? []).join(" ")}`;
  const wrong = moves.filter(({ hit, damage }, place) => {
    const read = readSearchHit(packed, place);
    return read.damage !== damage || known(read.hit) !== known(hit);
  });
  expect(wrong).toEqual([]);
  expect(moves.filter(({ hit }) => hit !== undefined).length).toBeGreaterThan(5_000);
  expect(unpackSearchIndex(PACKED).moves.every(({ place }, index) => place === index)).toBe(true);
  expect(readSearchHit(packed, moves.length)).toEqual({});
});

test("a damaged index is read as far as it goes", () => {
  const cut = { ...PACKED, names: "", blocks: "", levels: "9x", filters: { launch: "zz,%,1" } };
  expect(unpackSearchIndex(cut).moves.length).toBe(unpackSearchIndex(PACKED).moves.length);
});
