import { type Character, characterSchema, joinSides, type MatchupSide } from "@tactician/contract";
import {
  type CharacterId,
  listCandidates,
  listSituations,
  type Movelist,
  movelistName,
} from "@tactician/game";
import { frozenMovelist } from "@tactician/game/testing/frozen-movelists";
import type { DrillDocuments } from "../cards/card.ts";

/** For tests: the documents of King against Jin as their movelists were in August 2026, with a sheet of a few lines. */
export function kingAgainstJin(change: (jin: Movelist) => Movelist = (jin) => jin): DrillDocuments {
  const king = frozenMovelist("king");
  const jin = change(frozenMovelist("jin"));
  return {
    matchup: joinSides(sideOf("king", king), sideOf("jin", jin)),
    me: { sheet: SHEET, moves: movesOf("king", king) },
    them: { sheet: { ...SHEET, _id: "jin", name: "Jin", frameData: {} }, moves: movesOf("jin", jin) },
  };
}

function movesOf(id: CharacterId, movelist: Movelist) {
  return { _id: id, name: movelistName(id), vocabulary: [], ...movelist };
}

function sideOf(id: CharacterId, movelist: Movelist): MatchupSide {
  const name = movelistName(id);
  return {
    _id: id,
    name,
    checkedAgainst: movelist.checkedAt,
    vocabulary: [],
    situations: listSituations(movelist, id),
    stepping: { homing: [], tracking: [] },
    candidates: listCandidates(movelist, id, {
      launchers: new Map(),
      followUps: new Map(),
      recommended: new Map(),
    }),
    named: [],
  };
}

const combos = [
  { launchers: ["uf 4"], followUps: ["f 1+4", "df 4 3"], followUpSimple: ["f 1+4"] },
  { launchers: ["JGS 1"], followUps: ["f 3", "df 4 3"], followUpSimple: [] },
  { launchers: ["ch df 2 1"], followUps: ["df 4 3", "b 1 2 t"], followUpSimple: [] },
  { launchers: ["(low parry)"], followUps: ["air f f f 2+4"], followUpSimple: [] },
  { launchers: ["uf 4"], followUps: ["1", "2 1"], followUpSimple: [], note: "At the wall." },
];

const EMPTY_LISTS =
  `stances vocabulary heatNotes heatSystem mostImportantGrabs guaranteedFollowUps whiffPunishers
  comboEnders chainThrows creatorNotes counterSchema sources`.split(/\s+/);

const SHEET: Character = characterSchema.parse({
  ...Object.fromEntries(EMPTY_LISTS.map((field) => [field, []])),
  _id: "king",
  name: "King",
  fullName: "King",
  style: "Wrestling",
  image: "/mains/King.png",
  vocabulary: [],
  heatEngagers: [{ _id: "e0", move: "f 2 1", description: "" }],
  punishers: {
    startup: [
      { _id: "p0", move: "2 1", frames: 10 },
      { _id: "p1", move: "heat 2+3", frames: 10 },
      { _id: "p2", move: "uf 4", frames: 15 },
      { _id: "p3", move: "ws 4", frames: 11 },
    ],
  },
  importantCombos: combos.map((combo, place) => ({ _id: `c${place}`, ...combo })),
  wallCombos: { general: [], withTornado: [] },
  checkedAgainst: "2026-08",
  frameData: {},
});
