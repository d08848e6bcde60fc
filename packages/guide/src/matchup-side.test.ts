import { joinSides, type MatchupSide } from "@tactician/contract";
import { frozenMovelist } from "@tactician/game/testing/frozen-movelists";
import { expect, test } from "vitest";
import { buildMatchupSide, listStepping } from "./matchup-side.ts";
import { sides as all, cast } from "./testing/content.ts";
import { bareSheet, characterOf } from "./testing/sheets.ts";

const sides = new Map<string, MatchupSide>(all.map((side) => [side._id, side]));

function answersOf(me: string, them: string) {
  const [mine, theirs] = [sides.get(me), sides.get(them)];
  if (mine === undefined || theirs === undefined) throw new Error(`no ${me} or ${them}`);
  return joinSides(mine, theirs);
}

test("every answer of a sheet to a named move stands before all others, but for what needs Heat", () => {
  let answers = 0;
  for (const me of sides.values()) {
    for (const { against, id, answers: named } of me.named) {
      const situation = answersOf(me._id, against).situations.find((candidate) => candidate.id === id);
      const free = named.filter(({ condition }) => condition === undefined);
      expect(situation?.answers.slice(0, free.length), `${me._id}: ${id}`).toEqual(free);
      answers += named.length;
    }
  }
  expect(answers).toBeGreaterThan(400);
});

test("a character against itself works", () => {
  const { me, them, situations } = answersOf("jin", "jin");
  expect([me, them]).toEqual(["jin", "jin"]);
  expect(situations.find(({ id }) => id === "Jin-d+3+4")?.answers[0]?.launches).toBe(true);
});

test("who lies after a blocked slide gets the sheet's float, and no launch", () => {
  const slide = answersOf("king", "shaheen").situations.find(({ move }) => move === "fc df d df 3");
  expect(slide).toMatchObject({ posture: "face up", from: "crouching", frames: 23 });
  expect(slide?.answers[0]).toMatchObject({ move: "ws 4", floats: true, sources: ["matchup"] });
  expect(slide?.answers.some(({ launches }) => launches)).toBe(false);
});

test("everybody punishes what is -10 from standing, and launches what is -20", () => {
  for (const { _id, candidates } of sides.values()) {
    const standing = candidates
      .filter(({ from, answer }) => from === "standing" && answer.condition === undefined)
      .map(({ answer }) => answer);
    expect(Math.min(...standing.map(({ frames }) => frames)), _id).toBeLessThanOrEqual(10);
    const launches = standing.some(({ launches, frames }) => launches && frames <= 20);
    expect(launches, _id).toBe(true);
  }
});

test("a combo that goes on in Heat makes no launch without it", () => {
  const answer = sides.get("alisa")?.candidates.find(({ answer: { move } }) => move === "f 3 2")?.answer;
  expect(answer).toMatchObject({ frames: 14, launches: false });
});

test("a launch has the total of the easier combo where the other has none, and `t` is no input", () => {
  const armorKing = sides.get("armor-king")?.candidates.map(({ answer }) => answer) ?? [];
  expect(armorKing.find(({ move }) => move === "uf 4")?.total).toBeGreaterThan(40);
  const lidia = sides.get("lidia")?.candidates.map(({ answer }) => answer) ?? [];
  expect(lidia.find(({ id }) => id === "Lidia-uf+4")).toMatchObject({ move: "uf 4 holdb", launches: true });
});

test("an electric counts the frames at which its sheet relies on it", () => {
  for (const characterId of ["jin", "kazuya", "heihachi", "devil-jin", "reina"]) {
    const answers = sides.get(characterId)?.candidates.map(({ answer }) => answer) ?? [];
    expect(answers.find(({ move }) => move === "f n d df just 2")?.frames, characterId).toBe(15);
  }
});

test("an up-input that does not jump comes out of crouch only where the sheet has it there", () => {
  const fromCrouch = (characterId: string) =>
    sides
      .get(characterId)
      ?.candidates.flatMap(({ answer, from }) => (from === "crouching" ? [answer.move] : []));
  expect(fromCrouch("asuka")).toContain("uf 1 2");
  expect(fromCrouch("asuka")).not.toContain("uf 2");
  // A hopkick that no sheet lists.
  expect(fromCrouch("kunimitsu")).toContain("uf 3");
});

test("the jab from standing is one from crouch, unless something else comes out there", () => {
  const jabsOf = (characterId: string) =>
    sides
      .get(characterId)
      ?.candidates.filter(({ answer, from }) => from === "crouching" && answer.frames === 10).length;
  expect(["leroy", "reina"].map(jabsOf)).toEqual([1, 1]);
  expect(["kuma", "panda", "jack-8"].map(jabsOf)).toEqual([0, 0, 0]);
});

test("a sheet's answers have the ids of both movelists and what the sheet says of them, but for what names no move", () => {
  const [paul, king, leo] = ["paul", "king", "leo"].map((id) => characterOf(bareSheet(id)));
  const jin = bareSheet("jin", {
    matchupPunishers: [
      { against: "paul", move: "qcf 2", answers: [{ move: "(dash) f f 2" }, { move: "df 9" }] },
      { against: "paul", move: "db 3", answers: [{ move: "heat smash", range: "close" }] },
      { against: "king", move: "JGS 4", ducked: "yes", answers: [{ move: "fc df 4", float: "yes" }] },
      { against: "leo", move: "b 1 4", answers: [{ move: "ssl", beforeHit: 2 }] },
      { against: "ling", move: "AOP 3+4", answers: [{ move: "ws 2" }] },
      { against: "paul", move: "db 9", answers: [{ move: "1" }] },
    ],
  });
  const opponents = new Map(
    Object.entries({ paul, king, leo }).flatMap(([id, one]) => (one ? [[id, one]] : [])),
  );
  expect(buildMatchupSide(characterOf(jin), opponents).named).toMatchObject([
    { against: "paul", id: "Paul-CS.2", answers: [{ id: "Jin-f,F+2", move: "(dash) f f 2" }] },
    { against: "paul", id: "Paul-db+3", answers: [{ id: "Jin-H.2+3", condition: ["heat"], reach: "close" }] },
    { against: "king", id: "King-JGS.4", answers: [{ id: "Jin-FC.df+4", ducked: true, floats: true }] },
    { against: "leo", id: "Leo-b+1,4", answers: [{ move: "ssl", beforeHit: 2 }] },
  ]);
});

test("no row of content/ and no answer in it is left out", () => {
  for (const { sheet } of cast.values())
    expect(
      sides.get(sheet.characterId)?.named.map(({ answers }) => answers.length),
      sheet.name,
    ).toEqual(sheet.matchupPunishers.map(({ answers }) => answers.length));
});

const jin = frozenMovelist("jin");

test("homing moves are listed, without the throws that everybody has", () => {
  expect(listStepping(jin).homing).toEqual(["4", "ZEN 2", "ZEN 3", "ws 3"]);
});

test("tracking is listed by the side of who steps, the move that is easiest to step first", () => {
  const measured = new Map([
    ["1", { left: 5, right: 6 }],
    ["df 1", { left: 22, right: 8 }],
    ["f 4", { right: 3 }],
  ]);
  const moves = jin.moves.map(({ tracking: _today, ...move }) => {
    const tracking = measured.get(move.command);
    return tracking === undefined ? move : { ...move, tracking };
  });
  expect(listStepping({ moves }).tracking).toEqual([
    { move: "f 4", left: 3 },
    { move: "1", left: 6, right: 5 },
    { move: "df 1", left: 8, right: 22 },
  ]);
});
