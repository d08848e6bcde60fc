import type { Answer } from "@tactician/game";
import { expect, test } from "vitest";
import { answerWords, caveatWords, damageOf, evidenceWords } from "./answer-words.ts";

const HOPKICK: Answer = {
  move: "uf 4",
  frames: 15,
  damage: 13,
  launches: true,
  launch: { reason: "combo", route: ["df 4 3"] },
  reach: "not known",
  sources: ["sheet", "movelist"],
};
const { damage, launch, ...bare } = HOPKICK;
const ELBOW: Answer = { ...bare, move: "b 1 2", frames: 12, damage: 33, launches: false };

test.each<[Answer, string]>([
  [{ ...HOPKICK, total: 62 }, "15 frames · launches, about 62"],
  [{ ...HOPKICK, atLeast: 48 }, "15 frames · launches, 48 or more"],
  [HOPKICK, "15 frames · launches"],
  [{ ...HOPKICK, floats: true }, "15 frames · floats"],
  [ELBOW, "12 frames · 33 damage"],
  [{ ...ELBOW, damage: 0 }, "12 frames"],
  [{ ...HOPKICK, total: 62, totalIsEasier: true }, "15 frames · launches, about 62 with the easier route"],
  [{ ...HOPKICK, total: 62, unplayed: true }, "15 frames · launches, about 62, route untested"],
  [{ ...ELBOW, onHit: -14 }, "12 frames · 33 damage, -14 on hit"],
  [{ ...ELBOW, onHit: 8, engages: true }, "12 frames · 33 damage, Heat Engager, +8 on hit"],
  [{ ...ELBOW, onHit: 22, downs: true, selfDamage: 12 }, "12 frames · 33 damage, knocks down, costs you 12"],
  [
    { ...ELBOW, onHit: 39, downs: true, follows: { steps: ["f 2"], damage: 28, engages: true } },
    "12 frames · 33 damage, then 28 guaranteed, Heat Engager",
  ],
  [{ ...ELBOW, condition: ["heat"] }, "12 frames · 33 damage · only in Heat"],
  [{ ...ELBOW, condition: ["resource"], resource: "STB" }, "12 frames · 33 damage · only with STB"],
  [
    { ...ELBOW, condition: ["heat"], onlyIfEarly: true },
    "12 frames · 33 damage · only in Heat · only if you blocked it as early as possible",
  ],
  [
    { ...ELBOW, manner: ["crouch dash", "just frame"] },
    "12 frames · 33 damage · from a crouch dash · just frame",
  ],
  [{ ...ELBOW, ducked: true, execution: "hard" }, "12 frames · 33 damage · after ducking · hard to do"],
  [{ ...ELBOW, beforeHit: 2, execution: "fast" }, "12 frames · 33 damage · before hit 2 · at once"],
  [
    { ...ELBOW, catchesHit: 3, hitsGrounded: true },
    "12 frames · 33 damage · catches hit 3 · hits them on the ground",
  ],
])("%j reads %s", (answer, words) => {
  expect(answerWords(answer)).toBe(words);
});

test("a movement has no frames and no damage", () => {
  const sidestep: Answer = {
    move: "ssl",
    launches: false,
    beforeHit: 2,
    reach: "not known",
    sources: ["matchup"],
  };
  expect(answerWords(sidestep)).toBe("before hit 2");
});

test.each<[Partial<Answer>, string]>([
  [{ reach: "close", sources: ["matchup"] }, "only up close, from a player's sheet"],
  [{ reach: "far" }, "from range too, from the sheet"],
  [{ sources: ["movelist"] }, "range not known, by frames"],
  [{ metres: 2.17, sources: ["movelist"] }, "reaches 2.17 m, by frames"],
])("what is known of it: %j reads %s", (known, words) => {
  expect(evidenceWords({ ...ELBOW, ...known })).toBe(words);
});

test.each<[Answer, string | undefined]>([
  [{ ...HOPKICK, total: 62 }, "~62: about 62 damage"],
  [{ ...HOPKICK, atLeast: 48 }, "48+: 48 damage or more"],
  [HOPKICK, undefined],
  [{ ...HOPKICK, launches: false, floats: true, total: 55 }, "~55: about 55 damage"],
  [ELBOW, "33: 33 damage"],
  [{ ...ELBOW, follows: { steps: ["f 2"], damage: 28 } }, "61: 61 damage"],
  [{ ...bare, launches: false }, undefined],
])("damage for a column %#", (answer, expected) => {
  const damage = damageOf(answer);
  expect(damage && `${damage.text}: ${damage.spoken}`).toBe(expected);
});

test("a plain answer has no caveat, others say what they need and when they are pressed", () => {
  expect(caveatWords(ELBOW)).toEqual([]);
  expect(caveatWords({ ...ELBOW, ducked: true, manner: ["just frame"] })).toEqual([
    "after ducking",
    "just frame",
  ]);
});
