import { joinSides, type MatchupSide } from "@tactician/contract";
import { expect, test } from "vitest";
import { sides as all } from "./testing/content.ts";

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
