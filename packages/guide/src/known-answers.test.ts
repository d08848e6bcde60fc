import { joinSides } from "@tactician/contract";
import { answersFor, type CharacterId, movelistName, type Situation } from "@tactician/game";
import { expect, test } from "vitest";
import { sides as all, characters } from "./testing/content.ts";

/**
 * Punishers that players use, read from their sources and not from what the rules find: character, frames of disadvantage, how
 * the one who blocked stands, and the movelist's id. `sheet` = the row of those frames in the punisher table of Applay's
 * public sheet; `movelist` = read off the movelist, for the two characters without such a sheet: startup, "Combo from 1st hit".
 */
const KNOWN = [
  ["alisa", 10, "standing", "1,1", "sheet"],
  ["alisa", 12, "standing", "2,2", "sheet"],
  ["alisa", 17, "standing", "uf+3,2", "sheet"],
  ["alisa", 15, "crouching", "uf+4,4", "sheet"],
  ["anna", 10, "standing", "1,2,1", "sheet"],
  ["anna", 13, "standing", "b+2,2", "sheet"],
  ["anna", 18, "standing", "uf+4", "sheet"],
  ["anna", 18, "crouching", "uf+4", "sheet"],
  ["armor-king", 10, "standing", "2,1", "sheet"],
  ["armor-king", 13, "standing", "f+1+4", "sheet"],
  ["armor-king", 16, "standing", "b+3", "sheet"],
  ["armor-king", 15, "crouching", "uf+4", "sheet"],
  ["asuka", 10, "standing", "1,3", "sheet"],
  ["asuka", 12, "standing", "2,3", "sheet"],
  ["asuka", 17, "standing", "f+2", "sheet"],
  ["asuka", 18, "crouching", "ws3", "sheet"],
  ["azucena", 10, "standing", "1,2", "sheet"],
  ["azucena", 12, "standing", "4,1", "sheet"],
  ["azucena", 20, "standing", "db+1+2", "sheet"],
  ["azucena", 15, "crouching", "ws2", "sheet"],
  ["bob", 10, "standing", "1,4", "movelist"],
  ["bob", 12, "standing", "f+2,3", "movelist"],
  ["bob", 14, "crouching", "ws2,1", "movelist"],
  ["bryan", 10, "standing", "1,4", "sheet"],
  ["bryan", 12, "standing", "4,1", "sheet"],
  ["bryan", 18, "standing", "f+4,1", "sheet"],
  ["bryan", 19, "crouching", "ws2", "sheet"],
  ["claudio", 10, "standing", "1,2", "sheet"],
  ["claudio", 12, "standing", "f+2,2", "sheet"],
  ["claudio", 17, "standing", "f+3+4", "sheet"],
  ["claudio", 15, "crouching", "ws2", "sheet"],
  ["clive", 10, "standing", "1,2", "sheet"],
  ["clive", 12, "standing", "4,2", "sheet"],
  ["clive", 15, "standing", "df+2", "sheet"],
  ["clive", 15, "crouching", "ws2", "sheet"],
  ["devil-jin", 10, "standing", "1,1,2", "sheet"],
  ["devil-jin", 12, "standing", "b+1,2", "sheet"],
  ["devil-jin", 16, "standing", "uf+3+4", "sheet"],
  ["devil-jin", 14, "crouching", "ws2", "sheet"],
  ["dragunov", 10, "standing", "2,1", "sheet"],
  ["dragunov", 12, "standing", "4,1", "sheet"],
  ["dragunov", 17, "standing", "f+1+2", "sheet"],
  ["dragunov", 15, "crouching", "ws2", "sheet"],
  ["eddy", 10, "standing", "1,3", "sheet"],
  ["eddy", 12, "standing", "2,3", "sheet"],
  ["eddy", 15, "standing", "df+3", "sheet"],
  ["eddy", 19, "crouching", "ws3", "sheet"],
  ["fahkumram", 10, "standing", "1,4", "sheet"],
  ["fahkumram", 12, "standing", "2,1", "sheet"],
  ["fahkumram", 18, "standing", "b,f+4", "sheet"],
  ["fahkumram", 15, "crouching", "ws3", "sheet"],
  ["feng", 12, "standing", "b+4,2", "sheet"],
  ["feng", 21, "standing", "f+3,4", "sheet"],
  ["feng", 18, "crouching", "FC.df+2", "sheet"],
  ["heihachi", 10, "standing", "1,1,2", "sheet"],
  ["heihachi", 12, "standing", "f+1+2", "sheet"],
  ["heihachi", 14, "standing", "qcf+2", "sheet"],
  ["heihachi", 15, "crouching", "FC.df+2", "sheet"],
  ["hwoarang", 10, "standing", "2,f+3", "sheet"],
  ["hwoarang", 13, "standing", "df+1,3", "sheet"],
  ["hwoarang", 16, "standing", "b+3", "sheet"],
  ["hwoarang", 15, "crouching", "ws2,3", "sheet"],
  ["jack-8", 10, "standing", "f+2", "sheet"],
  ["jack-8", 12, "standing", "1,1", "sheet"],
  ["jack-8", 15, "standing", "df+2", "sheet"],
  ["jack-8", 15, "crouching", "ws1", "sheet"],
  ["jin", 10, "standing", "2,4", "sheet"],
  ["jin", 12, "standing", "b+1,2", "sheet"],
  ["jin", 15, "standing", "d+3+4", "sheet"],
  ["jin", 15, "crouching", "uf+4", "sheet"],
  ["jun", 12, "standing", "2,1,4", "sheet"],
  ["jun", 17, "standing", "f+2", "sheet"],
  ["jun", 18, "crouching", "ws3+4", "sheet"],
  ["kazuya", 10, "standing", "1,1,2", "sheet"],
  ["kazuya", 12, "standing", "1+2", "sheet"],
  ["kazuya", 15, "standing", "df+1,4", "sheet"],
  ["kazuya", 16, "crouching", "ws2", "sheet"],
  ["king", 10, "standing", "2,1", "sheet"],
  ["king", 12, "standing", "b+1,2", "sheet"],
  ["king", 15, "standing", "f+2,1", "sheet"],
  ["king", 18, "crouching", "ws1+2", "sheet"],
  ["kuma", 10, "standing", "2,1", "sheet"],
  ["kuma", 12, "standing", "f+2,1", "sheet"],
  ["kuma", 22, "standing", "b+3+4", "sheet"],
  ["kuma", 15, "crouching", "ws2", "sheet"],
  ["kunimitsu", 10, "standing", "1,2,2", "movelist"],
  ["kunimitsu", 12, "standing", "4,2", "movelist"],
  ["kunimitsu", 14, "standing", "f,d,df+2", "movelist"],
  ["kunimitsu", 15, "crouching", "ws3", "movelist"],
  ["lars", 12, "standing", "f+2,4", "sheet"],
  ["lars", 16, "standing", "uf+3", "sheet"],
  ["lars", 16, "crouching", "uf+3", "sheet"],
  ["law", 10, "standing", "1,1,2", "sheet"],
  ["law", 12, "standing", "3,4", "sheet"],
  ["law", 19, "standing", "uf,n,4", "sheet"],
  ["law", 19, "crouching", "uf,n,4", "sheet"],
  ["lee", 10, "standing", "1,2,4", "sheet"],
  ["lee", 13, "standing", "f+1+2", "sheet"],
  ["lee", 15, "standing", "f+3,3,3,3,3,4", "sheet"],
  ["lee", 14, "crouching", "ws2,3", "sheet"],
  ["leo", 10, "standing", "1,4", "sheet"],
  ["leo", 13, "standing", "uf+1,2", "sheet"],
  ["leo", 23, "standing", "uf,n,4", "sheet"],
  ["leo", 23, "crouching", "uf,n,4", "sheet"],
  ["leroy", 10, "standing", "1,2,4", "sheet"],
  ["leroy", 12, "standing", "2,2", "sheet"],
  ["leroy", 16, "standing", "f+4,4", "sheet"],
  ["leroy", 15, "crouching", "ws2", "sheet"],
  ["lidia", 10, "standing", "1,2,2", "sheet"],
  ["lidia", 12, "standing", "f+2,4", "sheet"],
  ["lidia", 15, "standing", "uf+4", "sheet"],
  ["lidia", 15, "crouching", "uf+4", "sheet"],
  ["lili", 10, "standing", "1,1", "sheet"],
  ["lili", 12, "standing", "f+2,3", "sheet"],
  ["lili", 17, "standing", "d+3+4", "sheet"],
  ["lili", 16, "crouching", "ws2", "sheet"],
  ["miary-zo", 10, "standing", "1,1,2", "sheet"],
  ["miary-zo", 12, "standing", "b+1,4", "sheet"],
  ["miary-zo", 19, "standing", "d+1+2", "sheet"],
  ["miary-zo", 15, "crouching", "uf+4,4", "sheet"],
  ["nina", 10, "standing", "1,4", "sheet"],
  ["nina", 12, "standing", "b+1,4", "sheet"],
  ["nina", 18, "standing", "uf+2,1", "sheet"],
  ["nina", 15, "crouching", "ws2", "sheet"],
  ["panda", 10, "standing", "2,1", "sheet"],
  ["panda", 12, "standing", "f+2,1", "sheet"],
  ["panda", 22, "standing", "b+3+4", "sheet"],
  ["panda", 15, "crouching", "ws2", "sheet"],
  ["paul", 10, "standing", "2,3", "sheet"],
  ["paul", 12, "standing", "b+1,2", "sheet"],
  ["paul", 16, "standing", "f+3,1", "sheet"],
  ["paul", 15, "crouching", "uf+3,4", "sheet"],
  ["raven", 10, "standing", "2,4", "sheet"],
  ["raven", 12, "standing", "4,1", "sheet"],
  ["raven", 16, "standing", "df+2", "sheet"],
  ["raven", 16, "crouching", "ws3,2", "sheet"],
  ["reina", 10, "standing", "1,1,2", "sheet"],
  ["reina", 12, "standing", "2,2,1", "sheet"],
  ["reina", 15, "standing", "df+2", "sheet"],
  ["reina", 20, "crouching", "FC.df+3", "sheet"],
  ["shaheen", 10, "standing", "2,3", "sheet"],
  ["shaheen", 12, "standing", "f+2,3", "sheet"],
  ["shaheen", 15, "standing", "uf+4", "sheet"],
  ["shaheen", 16, "crouching", "ws2", "sheet"],
  ["steve", 10, "standing", "1,1,2", "sheet"],
  ["steve", 12, "standing", "2,2", "sheet"],
  ["steve", 22, "standing", "uf+2", "sheet"],
  ["steve", 22, "crouching", "uf+2", "sheet"],
  ["victor", 12, "standing", "2,2,2", "sheet"],
  ["victor", 17, "standing", "b+3,1", "sheet"],
  ["victor", 15, "crouching", "uf+4", "sheet"],
  ["xiaoyu", 8, "standing", "b+1", "sheet"],
  ["xiaoyu", 12, "standing", "f+1+2", "sheet"],
  ["xiaoyu", 20, "standing", "ub+3", "sheet"],
  ["xiaoyu", 20, "crouching", "ub+3", "sheet"],
  ["yoshimitsu", 6, "standing", "1+4", "sheet"],
  ["yoshimitsu", 12, "standing", "4,4", "sheet"],
  ["yoshimitsu", 17, "standing", "f,n,d,df+1", "sheet"],
  ["yoshimitsu", 11, "crouching", "ws4", "sheet"],
  ["zafina", 12, "standing", "d+1", "sheet"],
  ["zafina", 17, "standing", "uf+4", "sheet"],
  ["zafina", 18, "crouching", "ws2", "sheet"],
] as const;

const sides = new Map(all.map((side) => [side._id, side]));

function answerIds(
  characterId: CharacterId,
  frames: number,
  from: Situation["from"],
): (string | undefined)[] {
  const situation: Situation = {
    move: "1",
    id: "1",
    levels: [from === "standing" ? "mid" : "low"],
    isString: false,
    frames,
    worstFrames: frames,
    posture: "standing",
    isLow: from === "crouching",
    from,
    isUnsafe: true,
  };
  return answersFor(situation, sides.get(characterId)?.candidates ?? [], []).map(({ id }) => id);
}

test("the table has at least three punishers of each of 42 characters", () => {
  for (const { characterId } of characters.map(({ sheet }) => sheet))
    expect(KNOWN.filter(([known]) => known === characterId).length, characterId).toBeGreaterThanOrEqual(3);
  expect(KNOWN.length).toBeGreaterThanOrEqual(126);
});

test.each(KNOWN)("%s at -%i, %s: %s (%s)", (characterId, frames, from, id) => {
  expect(answerIds(characterId, frames, from)).toContain(`${movelistName(characterId)}-${id}`);
});

/** What Applay's public sheets have against Shaheen's slide, which leaves him on his back: a float. The first answer to it. */
const AGAINST_THE_SLIDE = [
  ["alisa", "ws 1 2 3"],
  ["anna", "ws 1"],
  ["armor-king", "ws 4"],
  ["asuka", "ws 2 1"],
  ["azucena", "ws 4"],
  ["bryan", "ws 3"],
  ["claudio", "ws 1"],
  ["clive", "ws 4"],
  ["devil-jin", "ws 3"],
  ["dragunov", "ws 4"],
  ["eddy", "ws 3"],
  ["fahkumram", "ws 4"],
  ["feng", "ws 1"],
  ["heihachi", "ws 4"],
  ["hwoarang", "ws 2 3"],
  ["jack-8", "ws 4"],
  ["jun", "ws 2"],
  ["kazuya", "ws 1+2"],
  ["king", "ws 4"],
  ["lars", "ws 2"],
  ["law", "ws 4"],
  ["lee", "ws 2 4"],
  ["leroy", "ws 3"],
  ["lidia", "ws 4"],
  ["lili", "ws 2"],
  ["miary-zo", "ws 4"],
  ["nina", "ws 1"],
  ["paul", "ws 4"],
  ["reina", "ws 3"],
  ["shaheen", "ws 1"],
  ["steve", "ws 1"],
  ["victor", "ws 2"],
  ["xiaoyu", "ws 2"],
] as const;

const SLIDE = "Shaheen-FC.df,d,DF+3";

function answersToSlide(characterId: CharacterId) {
  const me = sides.get(characterId);
  const shaheen = sides.get("shaheen");
  if (me === undefined || shaheen === undefined) throw new Error(`No side of ${characterId} or Shaheen`);
  return joinSides(me, shaheen).situations.find(({ id }) => id === SLIDE);
}

test.each(AGAINST_THE_SLIDE)("%s against the attacker who lies after a slide: %s", (characterId, move) => {
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
