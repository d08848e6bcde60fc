import {
  type DojoTry,
  type Exercise,
  exerciseOf,
  judge,
  listExercises,
  READY,
  routesOf,
} from "@tactician/drills";
import { randomFrom } from "@tactician/game/random";
import { buildCharacterDocument, buildCharacterMoves, loadContent } from "@tactician/guide";
import { expect, test, vi } from "vitest";
import { contentDir } from "../build/paths.ts";
import { PLANTS, type Plant, type Played, playExercise } from "./testing/synthetic-players.ts";

// `npm run check -- dojo` plays 20,000 tries.
const IS_FULL = process.env.MODE === "full";
vi.setConfig({ testTimeout: IS_FULL ? 600_000 : 60_000 });
const TRIES = IS_FULL ? 20_000 : 800;
const POLLS = [1, 4, 8, 1000 / 60];
const FRAME = 1000 / 60;

const documents = loadContent(contentDir).characters.map((character) => ({
  sheet: buildCharacterDocument(character),
  moves: buildCharacterMoves(character),
}));
const lists = documents.map(listExercises);

/** What the judge may call a planted mistake. */
const NAMES: Readonly<Record<Plant, string>> = {
  clean: "right",
  early: "early",
  late: "late",
  direction: "direction",
  neutral: "neutral",
  "extra button": "buttons",
  "extra direction": "between",
  apart: "apart",
};

function judged(inputs: Played["inputs"], exercise: Exercise): DojoTry[] {
  let state = READY;
  const tries: DojoTry[] = [];
  for (const input of inputs) {
    const next = judge(state, input, exercise);
    state = next.state;
    for (const event of next.events) if (event.does === "end") tries.push(event.done);
  }
  return tries;
}

test("players who are made up are judged by what they did", ({ annotate }) => {
  const chance = randomFrom(41);
  const all = lists.flat();
  const wrong: string[] = [];
  const counts = new Map<string, number>();
  for (let played = 0; played < TRIES; ) {
    const exercise = all[Math.floor(chance() * all.length)] as Exercise;
    const plant = PLANTS[Math.floor(chance() * PLANTS.length)] ?? "clean";
    const poll = POLLS[Math.floor(chance() * POLLS.length)] ?? 4;
    const made = playExercise(exercise, plant, chance, poll);
    if (made === undefined) continue;
    played += 1;
    counts.set(plant, (counts.get(plant) ?? 0) + 1);
    const tries = judged(made.inputs, exercise);
    const [first] = tries;
    const last = first?.marks.at(-1);
    const isTimed = plant === "early" || plant === "late";
    // What a poll cannot tell from a frame.
    const isWithin = isTimed && made.frames * FRAME - poll < 1.5 * FRAME;
    const isNamed =
      plant === "clean" ? first?.isRight === true : last?.verdict === NAMES[plant] && last.step === made.step;
    const isOff = isTimed && isNamed && Math.abs((last?.frames ?? 0) - made.frames) > 1;
    if (tries.length === 1 && first?.isCounted && !isOff && (isNamed || (isWithin && first.isRight)))
      continue;
    wrong.push(
      `${plant} ${made.step} ${made.frames} at ${poll.toFixed(0)} ms: ${exercise.id}: ${tries.map(({ marks }) => JSON.stringify(marks.at(-1))).join(" & ")}`,
    );
  }
  void annotate(`${TRIES} tries, ${wrong.length} wrong: ${[...counts].join(" ")}`);
  expect(wrong.slice(0, 40)).toEqual([]);
});

test("every route of every sheet is an exercise, or has its reason", () => {
  for (const [place, { sheet, moves }] of documents.entries()) {
    const trained = new Set(lists[place]?.map(({ notation }) => notation));
    const reasons = new Set(
      routesOf(sheet).filter((route) => typeof exerciseOf(route, { sheet, moves }) === "string"),
    );
    expect(routesOf(sheet).length, sheet._id).toBeGreaterThan(5);
    for (const route of routesOf(sheet))
      expect(trained.has(route) !== reasons.has(route), `${sheet._id}: ${route}`).toBe(true);
  }
});

test("ids are unique and stable", () => {
  for (const list of lists) expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
  const again = documents.slice(0, 3).map(listExercises);
  expect(again).toEqual(lists.slice(0, 3));
});
