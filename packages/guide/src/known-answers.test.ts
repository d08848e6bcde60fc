import { joinSides } from "@tactician/contract";
import { answersFor, type CharacterId, movelistName, type Situation } from "@tactician/game";
import { expect, test } from "vitest";
import { sides as all, characters } from "./testing/content.ts";

/**
 * Punishers that players use, read from their sources and not from what the rules find: frames of disadvantage and the
 * movelist's id, first from standing, then from crouch. By the row of those frames in the punisher table of Applay's public
 * sheet; Bob's and Kunimitsu's, who have no such sheet, are read off the movelist: startup, "Combo from 1st hit".
 */
const KNOWN = [
  ["alisa", ["10 1,1", "12 2,2", "17 uf+3,2"], ["15 uf+4,4"]],
  ["anna", ["10 1,2,1", "13 b+2,2", "18 uf+4"], ["18 uf+4"]],
  ["armor-king", ["10 2,1", "13 f+1+4", "16 b+3"], ["15 uf+4"]],
  ["asuka", ["10 1,3", "12 2,3", "17 f+2"], ["18 ws3"]],
  ["azucena", ["10 1,2", "12 4,1", "20 db+1+2"], ["15 ws2"]],
  ["bob", ["10 1,4", "12 f+2,3"], ["14 ws2,1"]],
  ["bryan", ["10 1,4", "12 4,1", "18 f+4,1"], ["19 ws2"]],
  ["claudio", ["10 1,2", "12 f+2,2", "17 f+3+4"], ["15 ws2"]],
  ["clive", ["10 1,2", "12 4,2", "15 df+2"], ["15 ws2"]],
  ["devil-jin", ["10 1,1,2", "12 b+1,2", "16 uf+3+4"], ["14 ws2"]],
  ["dragunov", ["10 2,1", "12 4,1", "17 f+1+2"], ["15 ws2"]],
  ["eddy", ["10 1,3", "12 2,3", "15 df+3"], ["19 ws3"]],
  ["fahkumram", ["10 1,4", "12 2,1", "18 b,f+4"], ["15 ws3"]],
  ["feng", ["12 b+4,2", "21 f+3,4"], ["18 FC.df+2"]],
  ["heihachi", ["10 1,1,2", "12 f+1+2", "14 qcf+2"], ["15 FC.df+2"]],
  ["hwoarang", ["10 2,f+3", "13 df+1,3", "16 b+3"], ["15 ws2,3"]],
  ["jack-8", ["10 f+2", "12 1,1", "15 df+2"], ["15 ws1"]],
  ["jin", ["10 2,4", "12 b+1,2", "15 d+3+4"], ["15 uf+4"]],
  ["jun", ["12 2,1,4", "17 f+2"], ["18 ws3+4"]],
  ["kazuya", ["10 1,1,2", "12 1+2", "15 df+1,4"], ["16 ws2"]],
  ["king", ["10 2,1", "12 b+1,2", "15 f+2,1"], ["18 ws1+2"]],
  ["kuma", ["10 2,1", "12 f+2,1", "22 b+3+4"], ["15 ws2"]],
  ["kunimitsu", ["10 1,2,2", "12 4,2", "14 f,d,df+2"], ["15 ws3"]],
  ["lars", ["12 f+2,4", "16 uf+3"], ["16 uf+3"]],
  ["law", ["10 1,1,2", "12 3,4", "19 uf,n,4"], ["19 uf,n,4"]],
  ["lee", ["10 1,2,4", "13 f+1+2", "15 f+3,3,3,3,3,4"], ["14 ws2,3"]],
  ["leo", ["10 1,4", "13 uf+1,2", "23 uf,n,4"], ["23 uf,n,4"]],
  ["leroy", ["10 1,2,4", "12 2,2", "16 f+4,4"], ["15 ws2"]],
  ["lidia", ["10 1,2,2", "12 f+2,4", "15 uf+4"], ["15 uf+4"]],
  ["lili", ["10 1,1", "12 f+2,3", "17 d+3+4"], ["16 ws2"]],
  ["miary-zo", ["10 1,1,2", "12 b+1,4", "19 d+1+2"], ["15 uf+4,4"]],
  ["nina", ["10 1,4", "12 b+1,4", "18 uf+2,1"], ["15 ws2"]],
  ["panda", ["10 2,1", "12 f+2,1", "22 b+3+4"], ["15 ws2"]],
  ["paul", ["10 2,3", "12 b+1,2", "16 f+3,1"], ["15 uf+3,4"]],
  ["raven", ["10 2,4", "12 4,1", "16 df+2"], ["16 ws3,2"]],
  ["reina", ["10 1,1,2", "12 2,2,1", "15 df+2"], ["20 FC.df+3"]],
  ["shaheen", ["10 2,3", "12 f+2,3", "15 uf+4"], ["16 ws2"]],
  ["steve", ["10 1,1,2", "12 2,2", "22 uf+2"], ["22 uf+2"]],
  ["victor", ["12 2,2,2", "17 b+3,1"], ["15 uf+4"]],
  ["xiaoyu", ["8 b+1", "12 f+1+2", "20 ub+3"], ["20 ub+3"]],
  ["yoshimitsu", ["6 1+4", "12 4,4", "17 f,n,d,df+1"], ["11 ws4"]],
  ["zafina", ["12 d+1", "17 uf+4"], ["18 ws2"]],
] as const;

const PUNISHERS = KNOWN.flatMap(([characterId, standing, crouching]) =>
  Object.entries({ standing, crouching }).flatMap(([from, rows]) =>
    rows.map((row) => {
      const [frames = "", id] = row.split(" ");
      return [characterId, Number(frames), from as Situation["from"], id] as const;
    }),
  ),
);

const sides = new Map(all.map((side) => [side._id, side]));

function answerIds(
  characterId: CharacterId,
  frames: number,
  from: Situation["from"],
): (string | undefined)[] {
  const isLow = from === "crouching";
  const situation: Situation = {
    ...{ move: "1", id: "1", levels: [isLow ? "low" : "mid"], isString: false, isLow, isUnsafe: true },
    ...{ frames, worstFrames: frames, posture: "standing", from },
  };
  return answersFor(situation, sides.get(characterId)?.candidates ?? [], []).map(({ id }) => id);
}

test("the table has at least three punishers of each of 42 characters", () => {
  for (const { characterId } of characters.map(({ sheet }) => sheet))
    expect(PUNISHERS.filter(([known]) => known === characterId).length, characterId).toBeGreaterThan(2);
  expect(PUNISHERS.length).toBeGreaterThanOrEqual(126);
});

test.each(PUNISHERS)("%s at -%i, %s: %s", (characterId, frames, from, id) => {
  expect(answerIds(characterId, frames, from)).toContain(`${movelistName(characterId)}-${id}`);
});

/** What Applay's public sheets have against Shaheen's slide, which leaves him on his back: a float. The first answer to it. */
const AGAINST_THE_SLIDE = {
  "ws 1": "anna claudio feng nina shaheen steve",
  "ws 1 2 3": "alisa",
  "ws 1+2": "kazuya",
  "ws 2": "jun lars lili victor xiaoyu",
  "ws 2 1": "asuka",
  "ws 2 3": "hwoarang",
  "ws 2 4": "lee",
  "ws 3": "bryan devil-jin eddy leroy reina",
  "ws 4": "armor-king azucena clive dragunov fahkumram heihachi jack-8 king law lidia miary-zo paul",
};

const SLIDE = "Shaheen-FC.df,d,DF+3";

function answersToSlide(characterId: CharacterId) {
  const me = sides.get(characterId);
  const shaheen = sides.get("shaheen");
  if (me === undefined || shaheen === undefined) throw new Error(`No side of ${characterId} or Shaheen`);
  return joinSides(me, shaheen).situations.find(({ id }) => id === SLIDE);
}

const SLIDE_ANSWERS = Object.entries(AGAINST_THE_SLIDE).flatMap(([move, characterIds]) =>
  characterIds.split(" ").map((characterId) => [characterId as CharacterId, move] as const),
);

test.each(SLIDE_ANSWERS)("%s against the attacker who lies after a slide: %s", (characterId, move) => {
  const situation = answersToSlide(characterId);
  expect(situation?.posture).toBe("face up");
  expect(situation?.answers[0]).toMatchObject({ move, floats: true, sources: ["matchup"] });
});

test.each(characters.map(({ sheet }) => sheet.characterId))(
  "%s: what no sheet names against who lies hits the ground and launches nobody",
  (characterId) => {
    const computed = answersToSlide(characterId)?.answers.filter(
      ({ sources }) => !sources.includes("matchup"),
    );
    expect(computed?.filter(({ launches, hitsGrounded }) => launches || !hitsGrounded)).toEqual([]);
  },
);
