import { expect, test } from "vitest";
import { audit, intervalOf, kindsOf } from "./audit.ts";
import { chanceOf, draw } from "./chance.ts";
import type { Guide, Situation } from "./documents.ts";
import { plant } from "./plant.ts";
import { rawListOf } from "./raw-list.ts";
import { shownRowsOf } from "./read-guide.ts";
import { wantedFacts } from "./wanted.ts";

const list = rawListOf([
  { id: "Jin-1", target: "h", damage: "5", startup: "i10", block: "+1", hit: "+8", recv: "r17" },
  {
    id: "Jin-1,2",
    parent: "Jin-1",
    input: ",2",
    target: ",h",
    damage: ",12",
    startup: ",i20",
    block: "-15",
    hit: "+6",
    notes: "* Interrupt with i6 from 1st block\n* Whiffs vs SSR from 1st block",
  },
  {
    id: "Jin-uf+4",
    target: "m",
    damage: "13",
    startup: "i15",
    block: "-13",
    hit: "+33a (+23)",
    notes: "Homing",
  },
  { id: "Jin-df+2", target: "m", damage: "20", startup: "i16", block: "-5", hit: "+5", ch: "+20a" },
]);
const lists = () => list;

function situation(changes: Partial<Situation>): Situation {
  const safe = { frames: 0, worstFrames: 0, posture: "standing", from: "standing", isUnsafe: false };
  return { id: "Jin-1", move: "1", ...safe, waysOut: [], answers: [], ...changes };
}

/** A guide of one character that says what the raw list says. */
function soundGuide(): Guide {
  const moves = [
    {
      id: "1",
      command: "1",
      damage: 5,
      startup: { min: 10 },
      block: { min: 1 },
      hit: { min: 8 },
      properties: [],
    },
    {
      id: "1,2",
      command: "1 2",
      damage: 17,
      startup: { min: 10 },
      block: { min: -15 },
      hit: { min: 6 },
      properties: [],
    },
    {
      id: "uf+4",
      command: "uf 4",
      damage: 13,
      startup: { min: 15 },
      block: { min: -13 },
      hit: { min: 33, effects: ["airborne"] },
      properties: ["homing"],
    },
  ];
  const combo = {
    launchers: ["uf 4"],
    followUps: ["df 2", "(dash) 1 2"],
    followUpSimple: [],
    damage: { min: 33, max: 33 },
  };
  const answer = {
    id: "Jin-uf+4",
    move: "uf 4",
    frames: 15,
    launches: true,
    reach: "not known",
    sources: ["sheet"],
  };
  const changes = [{ date: "2026-03-20", move: "1", field: "block", to: { min: 1 } }];
  const punishers = { startup: [{ move: "uf 4", frames: 15 }] };
  const jin = { id: "jin", name: "Jin", sheet: { punishers, importantCombos: [combo] }, moves, changes };
  const situations = [
    situation({ goesOn: [{ id: "Jin-1,2", gap: 6 }] }),
    situation({
      ...{ id: "Jin-1,2", move: "1 2", frames: 15, worstFrames: 15, isUnsafe: true, answers: [answer] },
      waysOut: [{ kind: "step", side: "ssr" }],
    }),
  ];
  const shownRows = [
    { character: "jin", command: "uf 4", facts: { startup: "i15", block: "-13", hit: "+33a", damage: "13" } },
  ];
  return { source: "2026-08", characters: [jin], pairs: [{ me: "jin", them: "jin", situations }], shownRows };
}

const audited = (guide: Guide) => audit(kindsOf(guide, lists), 1);

test("a guide that says what the raw list says has nothing wrong, and every kind has values", () => {
  const kinds = audited(soundGuide());
  expect(kinds.flatMap(({ rows }) => rows)).toEqual([]);
  expect(kinds.filter(({ checked }) => checked === 0)).toEqual([]);
});

test.each([...kindsOf(soundGuide(), lists).keys()])("what is planted in %s is found", (kind) => {
  const { planted, found } = plant(soundGuide(), (guide) => {
    return new Map([[kind, kindsOf(guide, lists).get(kind) ?? []]]);
  });
  expect(planted).toBeGreaterThan(0);
  expect(found).toBe(planted);
});

test("planting leaves the guide as it is", () => {
  const guide = soundGuide();
  plant(guide, (of) => kindsOf(of, lists));
  expect(guide).toEqual(soundGuide());
});

test("an answer that is too slow is wrong", () => {
  const guide = soundGuide();
  const [, blocked] = guide.pairs[0]?.situations ?? [];
  if (blocked)
    blocked.answers = [{ id: "Jin-df+2", move: "df 2", frames: 16, launches: false, reach: "close" }];
  expect(audited(guide).find(({ id }) => id === "answers")?.rows).toMatchObject([
    { expected: "at most i15" },
  ]);
});

test("what nobody knows is counted by the answers that depend on it", () => {
  expect(wantedFacts(soundGuide(), lists)).toEqual([
    { character: "jin", move: "uf+4", field: "reach", answers: 1 },
  ]);
});

// Of Brown, Cai and DasGupta, "Interval Estimation for a Binomial Proportion".
test.each([
  [0, 100, 0, 3.7],
  [10, 100, 5.52, 17.44],
  [100, 100, 96.3, 100],
])("%i wrong of %i", (wrong, checked, from, to) => {
  expect(intervalOf(wrong, checked)).toEqual({ from, to });
});

test("nothing checked says nothing", () => {
  expect(intervalOf(0, 0)).toBeUndefined();
});

test("a seed draws the same, each at most once", () => {
  const items = Array.from({ length: 50 }, (_, place) => place);
  const drawn = draw(items, 20, chanceOf(3));
  expect(drawn).toEqual(draw(items, 20, chanceOf(3)));
  expect(new Set(drawn).size).toBe(20);
  expect(draw(items, 99, chanceOf(4)).toSorted((a, b) => a - b)).toEqual(items);
});

test("numbers of a page belong to the move before them", () => {
  const page = `<button data-move="df 1">df</button><span class="numbers"><span data-fact="startup"><span class="visually-hidden"> <!-- -->Startup<!-- --> </span>i13</span><span data-fact="block" data-short=""><span class="visually-hidden"> On block </span>-3</span></span>
    <button data-move="b 1+3">b</button><span data-fact="startup"></span>`;
  expect(shownRowsOf("jin", page)).toEqual([
    { character: "jin", command: "df 1", facts: { startup: "i13", block: "-3" } },
    { character: "jin", command: "b 1+3", facts: {} },
  ]);
});
