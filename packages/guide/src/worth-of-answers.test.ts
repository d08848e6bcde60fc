import { joinSides } from "@tactician/contract";
import { type Answer, answersFor, type CharacterId, type Move, movelistName } from "@tactician/game";
import { expect, test } from "vitest";
import { characters, sides } from "./testing/content.ts";

/* What is first, and why: content as it is committed, against numbers of its movelists without the rules. */

/** What a character presses after a block of so many frames before an opponent who stands. */
function answersAt(me: CharacterId, frames: number, from: "standing" | "crouching" = "standing"): Answer[] {
  const side = sides.find(({ _id }) => _id === me);
  const rest = { move: "", id: "", levels: [], isString: false, isLow: false, isUnsafe: true };
  const situation = { ...rest, frames, worstFrames: frames, posture: "standing" as const, from };
  return answersFor(situation, side?.candidates ?? [], []);
}

const placeOf = (answers: readonly Answer[], move: string) =>
  answers.findIndex((answer) => answer.move === move);

test.each([10, 11])("Paul: 1 2 3 hurts most at -%i and is not first, it leaves him at -14", (frames) => {
  const answers = answersAt("paul", frames);
  expect(answers[0]).toMatchObject({ move: "2 3", onHit: 8 });
  expect(answers.find(({ move }) => move === "1 2 3")).toMatchObject({ damage: 24, onHit: -14 });
  expect(placeOf(answers, "1 2 3")).toBeGreaterThan(placeOf(answers, "1 2"));
});

test("Jun: what costs her own life counts without it", () => {
  expect(answersAt("jun", 10).find(({ move }) => move === "uf 1")).toMatchObject({
    damage: 36,
    selfDamage: 12,
  });
  expect(answersAt("jun", 16)[0]?.move).not.toBe("uf 1");
  expect(answersAt("jun", 14, "crouching")[0]?.move).not.toBe("fc df 1");
});

test("Alisa: f 3 2 with what is guaranteed behind it comes before the 35 points of f 3 1+2", () => {
  const [best, ...others] = answersAt("alisa", 14);
  expect(best).toMatchObject({ move: "f 3 2", damage: 30, follows: { steps: ["DES f 2 1 2"] } });
  expect(others.every(({ damage = 0 }) => damage <= 35)).toBe(true);
});

test("a total of the easier route says so", () => {
  const totals = sides.flatMap(({ candidates }) => candidates.map(({ answer }) => answer));
  const easier = totals.filter(({ totalIsEasier }) => totalIsEasier);
  expect(easier.length).toBeGreaterThan(0);
  for (const { total, launches } of easier) expect([typeof total, launches]).toEqual(["number", true]);
});

const rows = new Map<string, Move>(
  characters.flatMap(({ sheet: { characterId }, movelist }) =>
    movelist.moves.map((row) => [`${movelistName(characterId)}-${row.id}`, row] as const),
  ),
);

/** By the rows of the movelist alone. */
function costOf(id: string): number {
  const row = rows.get(id);
  if (row === undefined) return 0;
  const parent = row.parent === undefined ? undefined : id.slice(0, -row.id.length) + row.parent;
  return (row.selfDamage ?? 0) + (parent === undefined ? 0 : costOf(parent));
}

test("of all pairs nothing that is -10 on hit is first, and nothing that is worth less without launching", () => {
  const wrong = new Set<string>();
  let seen = 0;
  for (const me of sides) {
    for (const them of sides) {
      for (const { answers, id } of joinSides(me, them).situations) {
        const certain = answers.filter(
          ({ sources, condition, onlyIfEarly }) =>
            !sources.includes("matchup") && condition === undefined && onlyIfEarly === undefined,
        );
        const [first, ...others] = certain;
        if (first === undefined || first !== answers[0] || first.launches || first.hitsGrounded) continue;
        seen += 1;
        const isBad = ({ id: own = "" }: Answer) => (rows.get(own)?.hit?.min ?? 0) <= -10;
        const points = (answer: Answer) =>
          (rows.get(answer.id ?? "")?.damage ?? 0) + (answer.follows?.damage ?? 0) - costOf(answer.id ?? "");
        const good = others.filter((answer) => !isBad(answer));
        if (isBad(first) && good.length > 0) wrong.add(`${first.id} on ${id}: -10 on hit`);
        const better = good.find((answer) => answer.launches || points(answer) > points(first));
        // Where nobody knows how the attacker stands, no high is first.
        const isHigh = me.candidates.some((one) => one.answer.id === better?.id && one.isHigh);
        if (better !== undefined && !isHigh) wrong.add(`${first.id} on ${id}: ${better.id}`);
      }
    }
  }
  expect(seen).toBeGreaterThan(20_000);
  expect([...wrong]).toEqual([]);
});
