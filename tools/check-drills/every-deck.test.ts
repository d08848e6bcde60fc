import type { CharacterMoves, MatchupAnswers } from "@tactician/contract";
import {
  beginRound,
  type DrillCard,
  type DrillOption,
  dealDeck,
  listCards,
  NEW_A_DAY,
  NO_HISTORY,
} from "@tactician/drills";
import { randomFrom } from "@tactician/game/random";
import { beforeAll, expect, test } from "vitest";
import { loadPairs, type Pair } from "./testing/learners.ts";

/*
 * All cards of all pairs against the documents they are made of, which are read here by a few lines that share nothing with the
 * rules of cards.
 */

type Row = CharacterMoves["moves"][number];
type Question<Kind extends DrillCard["question"]["kind"]> = Extract<DrillCard["question"], { kind: Kind }>;

const SEED = "2026-11-23";

let objections: Map<string, string[]>;
const sizes: number[] = [];
let pairs = 0;

beforeAll(() => {
  objections = new Map();
  const judged = new Map<string, string>();
  for (const pair of loadPairs()) {
    pairs += 1;
    const cards = listCards(pair.documents, SEED);
    sizes.push(dealDeck(cards).length);
    const raw = readRaw(pair);
    judgeFirstTen(cards, raw);
    for (const card of cards) {
      const text = [card.answer.digest, ...card.options.map(({ key }) => key)].join();
      // What does not depend on who plays is the same card in every deck.
      if (judged.has(card.id)) {
        if (judged.get(card.id) !== text) object("ids", card.id);
        continue;
      }
      judge(card, raw);
      if (!card.id.includes(`:${pair.me}:${pair.them}:`)) judged.set(card.id, text);
    }
    if (new Set(cards.map(({ id }) => id)).size !== cards.length) object("ids", `${pair.me} ${pair.them}`);
  }
}, 240_000);

function object(rule: string, text: string): void {
  const list = objections.get(rule) ?? [];
  if (list.length < 5) list.push(text);
  objections.set(rule, list);
}

interface Raw {
  readonly pair: Pair;
  readonly situations: ReadonlyMap<string, MatchupAnswers["situations"]>;
  /** Rows of the movelists by how they are written. */
  readonly mine: ReadonlyMap<string, Row[]>;
  readonly theirs: ReadonlyMap<string, Row[]>;
}

function readRaw(pair: Pair): Raw {
  const { matchup, me, them } = pair.documents;
  return {
    pair,
    situations: Map.groupBy(matchup.situations, ({ move }) => move),
    mine: Map.groupBy(me.moves.moves, ({ command }) => command),
    theirs: Map.groupBy(them.moves.moves, ({ command }) => command),
  };
}

function judge(card: DrillCard, raw: Raw): void {
  const { options, best, question } = card;
  const keys = new Set(options.map(({ key }) => key));
  const faces = new Set(options.map(face));
  if (keys.size !== options.length || faces.size !== options.length) object("alike", card.id);
  if (options.length < 4 || options.length > 6) object("count", card.id);
  if (options.every(({ isRight }) => isRight) || options[best]?.isRight !== true) object("best", card.id);
  for (const option of options) {
    const verdict = verdictOf(question, option, raw);
    if (verdict !== option.isRight) object(question.kind, `${card.id}: ${option.key} is ${verdict}`);
  }
  if (question.kind === "punish") {
    const [situation] = (raw.situations.get(question.move) ?? []).filter(({ id }) => id === question.id);
    const order = (situation?.answers ?? []).map(({ move }) => move);
    const places = options.flatMap((option) => (option.isRight ? [order.indexOf(option.key)] : []));
    if (order.indexOf(options[best]?.key ?? "") !== Math.min(...places)) object("best first", card.id);
  }
}

const CLOCK = { now: Date.UTC(2026, 10, 23, 12), timezoneOffset: 0 };

/** What somebody is asked who opens the deck for the first time, twice with another chance. */
function judgeFirstTen(cards: readonly DrillCard[], raw: Raw): void {
  const { me, them } = raw.pair;
  const of = `${me} against ${them}`;
  for (const seed of [1, 2]) {
    const settings = { clock: CLOCK, newPerDay: NEW_A_DAY };
    const { left } = beginRound(dealDeck(cards), NO_HISTORY, settings, randomFrom(seed));
    const ten = left.map(({ card }) => card);
    if (ten.length !== 10) object("ten", `${of}: ${ten.length}`);
    const answers = ten.map(answerIn);
    const all = new Set(cards.map(answerIn));
    if (all.size >= 5 && most(answers) > 2) object("two of an answer", `${of}: ${answers.join(" | ")}`);
    const families = ten.map(stringIn).filter((one) => one !== undefined);
    if (most(families) > 2) object("two of a string", `${of}: ${families.join(" | ")}`);
    const isUnbreakable = (card: DrillCard) =>
      card.question.kind === "throw break" && answerIn(card) === "none";
    if (ten.slice(0, 5).some(isUnbreakable)) object("unbreakable throw", of);
    for (const card of ten) {
      if (!isUsed(card, raw)) object("moves that players use", `${of}: ${card.id}`);
      if (isBeaten(card, raw)) object("the next hit", `${of}: ${card.id}`);
    }
  }
}

function most(texts: readonly string[]): number {
  return Math.max(0, ...[...Map.groupBy(texts, (text) => text).values()].map((group) => group.length));
}

/** What is done in the end, without the hit that it is done about. */
function answerIn({ options, best }: DrillCard): string {
  return (options[best]?.key ?? "").replace(/^((?:duck|guard|press|block|low parry|step)) \d.*$/, "$1");
}

/** The beginning of a string, up to and with its first button. */
function stringIn({ question }: DrillCard): string | undefined {
  if (!("move" in question)) return undefined;
  const words = question.move.split(" ");
  return words.slice(0, words.findIndex((word) => /^[1-4]/.test(word)) + 1).join(" ");
}

/** Named on their owner's sheet, or pressed while standing with at most three buttons. */
function isUsed({ question }: DrillCard, { pair, theirs }: Raw): boolean {
  if (!("move" in question)) return true;
  const named = new Set(
    Object.values(pair.documents.them.sheet.frameData).flatMap((facts) => facts.map(({ id }) => id)),
  );
  if ((theirs.get(question.move) ?? []).some(({ id }) => named.has(id))) return true;
  return /^(?:(?:u|d|f|b|n|uf|ub|df|db) )?[1-4+]+(?: [1-4+]+){0,2}$/.test(question.move);
}

function isBeaten({ question, options, best }: DrillCard, { situations }: Raw): boolean {
  if (question.kind !== "punish") return false;
  const right = options[best];
  const frames = right?.kind === "move" ? (right.answer?.frames ?? 0) : 0;
  const here = (situations.get(question.move) ?? []).filter(({ id }) => id === question.id);
  return here.some(({ goesOn = [] }) => goesOn.some(({ gap = 0, jails }) => jails === true || frames > gap));
}

/** What somebody sees of an option: without signs and spaces, and of a route how it begins. */
function face(option: DrillOption): string {
  if (option.kind === "route") return option.steps[0] ?? "";
  return option.kind === "move" ? option.move.replaceAll(/\s+/g, " ").trim().toLowerCase() : option.key;
}

/** Whether an option is right by the documents; `undefined` where they say neither, which no option may be. */
function verdictOf(question: DrillCard["question"], option: DrillOption, raw: Raw): boolean | undefined {
  if (question.kind === "punish" && option.kind === "move") return punishes(question, option.move, raw);
  if (question.kind === "string" && option.kind === "deed") return isWayOut(question, option, raw);
  if (question.kind === "part") return isSafeInPart(question, option, raw);
  if (question.kind === "throw break" && option.kind === "break") {
    const rows = raw.theirs.get(question.move) ?? [];
    return rows.some(({ throwBreak = [] }) => throwBreak.includes(option.button));
  }
  if (question.kind === "turn" && option.kind === "turn") return turnOf(question, raw) === option.turn;
  if (question.kind === "route" && option.kind === "route")
    return followsLauncher(question, option.steps, raw);
  if (question.kind === "punisher" && option.kind === "move") {
    const { startup } = raw.pair.documents.me.sheet.punishers;
    if (startup.some(({ move, frames }) => move === option.move && frames === question.frames)) return true;
    return startsAfter(raw.mine.get(option.move), question.frames) ? false : undefined;
  }
  if (question.kind === "heat engager" && option.kind === "move") {
    if (raw.pair.documents.me.sheet.heatEngagers.some(({ move }) => move === option.move)) return true;
    return JSON.stringify(raw.mine.get(option.move)).includes('"heat engager"') ? undefined : false;
  }
  return undefined;
}

function punishes(
  question: Question<"punish">,
  move: string,
  { situations, mine }: Raw,
): boolean | undefined {
  const here = (situations.get(question.move) ?? []).filter(({ id }) => id === question.id);
  const answers = here.flatMap((situation) => situation.answers).filter((answer) => answer.move === move);
  const needs = "condition onlyIfEarly beforeHit ducked catchesHit".split(" ");
  if (answers.length > 0)
    return answers.every((answer) => needs.every((need) => !(need in answer))) ? true : undefined;
  const rows = mine.get(move);
  const { worstFrames, posture } = question;
  const isOver = posture === "crouching" && rows?.every(({ hits }) => hits[0]?.level === "high") === true;
  return startsAfter(rows, worstFrames) || isOver ? false : undefined;
}

/** By the gaps that the situation's document has: no gap or a jail beats everything. */
function isSafeInPart(
  question: Question<"part">,
  option: DrillOption,
  { situations }: Raw,
): boolean | undefined {
  const here = (situations.get(question.move) ?? []).filter(({ id }) => id === question.id);
  const next = here.flatMap(({ goesOn = [] }) => goesOn);
  if (next.length === 0) return undefined;
  const first = next.map(({ levels }) => levels[0] ?? "mid");
  const isHit = (frames: number) => next.some(({ gap = 99, jails }) => jails === true || frames > gap);
  const isFree = (frames: number) =>
    next.every(({ gap = -99, jails }) => jails === undefined && frames <= gap);
  if (option.kind === "move") {
    const { frames = 0 } =
      here.flatMap(({ answers }) => answers).find(({ move }) => move === option.move) ?? {};
    return isHit(frames) ? false : undefined;
  }
  if (option.kind !== "deed") return undefined;
  const isLow = (level: string) => level.endsWith("low");
  if (option.deed === "guard") return !first.includes("low");
  if (option.deed === "low parry") return first.every(isLow) ? undefined : false;
  if (option.deed === "press") return isFree(10) || (isHit(10) ? false : undefined);
  if (first.every(isLow)) return true;
  const isOver = next.every(({ levels, gap = 0, jails }) => levels[0] === "high" && !jails && gap > 0);
  return isOver || (first.includes("mid") || next.some(({ jails }) => jails) ? false : undefined);
}

function startsAfter(rows: readonly Row[] | undefined, frames: number): boolean {
  return (
    rows?.every(
      ({ startup, wholeStartup }) =>
        startup !== undefined && Math.max(startup.min, wholeStartup?.min ?? 0) > frames,
    ) === true
  );
}

const WAYS = {
  duck: "duck",
  "low parry": "low parry",
  press: "interrupt",
  step: "step",
  block: "jail",
} as const;

function isWayOut(
  question: Question<"string">,
  { deed, hit, side }: Extract<DrillOption, { kind: "deed" }>,
  { situations, theirs, pair }: Raw,
): boolean | undefined {
  if (deed === "guard") return undefined;
  const own = (situations.get(question.move) ?? []).filter(({ id }) => id === question.id);
  const matching = (list: MatchupAnswers["situations"]) =>
    list
      .flatMap(({ waysOut }) => waysOut)
      .filter((way) => way.kind === WAYS[deed] && way.hit === hit && way.side === side);
  if (matching(own).length > 0)
    return matching(own).some(({ onlyIfDelayed }) => onlyIfDelayed === undefined) ? true : undefined;
  // Beginnings of the string, read off its text; a button that is held or followed at once is another one.
  const begun = pair.documents.matchup.situations.filter(
    ({ move }) =>
      question.move.startsWith(`${move} `) &&
      !/^(?:quick|charge|just|hold)/.test(question.move.slice(move.length + 1)),
  );
  if (matching(begun).length > 0) return undefined;
  const sure = [...own, ...begun]
    .flatMap(({ waysOut }) => waysOut)
    .filter((way) => way.hit === hit && !way.onlyIfDelayed);
  const jails = sure.some(({ kind }) => kind === "jail");
  const level = question.levels[hit - 1];
  const rows = theirs.get(question.move) ?? [];
  const isFalse = {
    duck: level === "mid" || (level === "high" && jails),
    "low parry": level === "mid" || level === "high",
    press:
      jails ||
      rows.some((row) => row.duckable || row.uninterruptible) ||
      sure.some(({ frames = 99 }) => frames <= 10),
    step: jails || rows.some(({ properties }) => properties.includes("homing")),
    block: sure.some(({ kind }) => kind !== "jail"),
  };
  return isFalse[deed] ? false : undefined;
}

function turnOf({ move, on }: Question<"turn">, { theirs, situations }: Raw): string | undefined {
  const field = { block: "block", hit: "hit", "counter hit": "counterHit" } as const;
  const turns = new Set(
    (theirs.get(move) ?? []).flatMap((row) => {
      const advantage = row[field[on]];
      if (advantage === undefined) return [];
      return [advantage.min, advantage.max ?? advantage.min].map((frames) => {
        if (frames <= -10) return "punish";
        if (frames < 0) return "yours";
        return frames === 0 ? "even" : "theirs";
      });
    }),
  );
  const [turn] = turns;
  const answers = on === "block" ? (situations.get(move) ?? []).flatMap((one) => one.answers) : [];
  const after = answers.filter(
    (answer) => !("beforeHit" in answer || "ducked" in answer || "catchesHit" in answer),
  );
  if (turns.size !== 1 || (turn === "punish") !== after.length > 0) return undefined;
  return turn;
}

function followsLauncher({ launchers }: Question<"route">, steps: readonly string[], { pair }: Raw): boolean {
  return pair.documents.me.sheet.importantCombos
    .filter((combo) => combo.launchers.some((launcher) => launchers.includes(launcher)))
    .some((combo) => [combo.followUps, combo.followUpSimple].some((route) => route.join() === steps.join()));
}

test("there are decks for 42 x 42 pairs, of 20 to 64 cards, about 60 in the middle", () => {
  const sorted = sizes.toSorted((a, b) => a - b);
  expect(pairs).toBe(42 * 42);
  expect(sorted[0]).toBeGreaterThanOrEqual(20);
  expect(sorted.at(-1)).toBeLessThanOrEqual(64);
  const median = sorted[sorted.length / 2] ?? 0;
  expect(median).toBeGreaterThanOrEqual(55);
  expect(median).toBeLessThanOrEqual(65);
});

test.each([
  "ten",
  "two of an answer",
  "two of a string",
  "unbreakable throw",
  "moves that players use",
  "the next hit",
])("of the first ten cards of every deck: %s", (rule) => {
  expect(objections.get(rule) ?? []).toEqual([]);
});

test.each(["ids", "alike", "count", "best", "best first"])("of no card: %s", (rule) => {
  expect(objections.get(rule) ?? []).toEqual([]);
});

test.each(["punish", "string", "part", "throw break", "turn", "route", "punisher", "heat engager"])(
  "every right choice of a %s card is right by the documents, and every wrong one is wrong",
  (kind) => {
    expect(objections.get(kind) ?? []).toEqual([]);
  },
);
