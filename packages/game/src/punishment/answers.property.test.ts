import { afterAll, beforeAll, expect, test } from "vitest";
import type { CharacterId } from "../character.ts";
import type { Move } from "../move.ts";
import { publicMoveId } from "../move-key.ts";
import { contentMovelists } from "../testing/content-movelists.ts";
import type { Answer, Candidate } from "./answer-parts.ts";
import { answersFor } from "./answers-for.ts";
import { listCandidates } from "./candidates.ts";
import { type AttackSituation, listSituations } from "./situations.ts";

/*
 * All 42 x 42 pairs against the movelists as they are in content/, read here by a few lines that share nothing with the rules:
 * plain JSON and patterns over ids and numbers.
 */

const rows = contentMovelists();

const NO_SHEET = { launchers: new Map(), followUps: new Map(), recommended: new Map() };
const byId = new Map<string, Move>();
const ownerOf = new Map<string, CharacterId>();
const candidates = new Map<string, Candidate[]>();
const situations = new Map<string, AttackSituation[]>();
/** What each has against each situation of each: the tests look at the same answers, each for something else. */
const met: { situation: AttackSituation; answers: readonly Answer[] }[] = [];

beforeAll(() => {
  for (const [characterId, { moves }] of rows) {
    for (const row of moves) {
      const id = publicMoveId(characterId, row.id);
      byId.set(id, row);
      ownerOf.set(id, characterId);
    }
    candidates.set(characterId, listCandidates({ moves }, characterId, NO_SHEET));
    situations.set(characterId, listSituations({ moves }, characterId));
  }
  for (const own of candidates.values())
    for (const situation of [...situations.values()].flat())
      met.push({ situation, answers: answersFor(situation, own, []) });
});
// Much to keep for the files that follow in the same process.
afterAll(() => {
  met.length = 0;
});

/** Every answer of every pair that `isWrong` objects to, once for each situation and answer. */
function objections(isWrong: (answer: Answer, situation: AttackSituation, row: Move) => boolean): string[] {
  const wrong = new Set<string>();
  for (const { situation, answers } of met) {
    for (const answer of answers) {
      const row = byId.get(answer.id ?? "");
      if (row === undefined || isWrong(answer, situation, row)) wrong.add(`${answer.id} on ${situation.id}`);
    }
  }
  return [...wrong];
}

test("there are 42 x 42 pairs", () => {
  expect(rows.size * candidates.size).toBe(42 * 42);
  expect(met.length).toBe(42 * [...situations.values()].flat().length);
  expect(met.flatMap(({ answers }) => answers).length).toBeGreaterThan(100_000);
});

test("no answer needs a state that block does not give, without saying so", () => {
  const place =
    /^(?!(?:WS|FC|hFC|OTG|CD)\.)(?:[A-Z][A-Z0-9]+)\.|^(?:SS|BT|FU|FD)|,(?:[A-Z]{2,})\.|^f,f,F|^\(|^wr/;
  expect(
    objections(({ condition = [] }, _situation, { id, requires = [] }) => {
      if (requires.includes("heat")) return !condition.includes("heat");
      if (requires.length > 0) return !condition.includes("resource");
      return place.test(id) && condition.length === 0;
    }),
  ).toEqual([]);
});

test("no answer is slower than the time there is, with what its inputs cost", () => {
  expect(
    objections(({ frames = 0, onlyIfEarly }, { id: theirs }, { id, startup }) => {
      const row = byId.get(theirs);
      const block = row?.lowBlocked ?? row?.block;
      const time = onlyIfEarly ? block?.min : (block?.max ?? block?.min);
      const isCrouchDash = /^(?:f,n,d|f,n,df|CD\.)/.test(id);
      const least = (startup?.min ?? 99) + (isCrouchDash && !/^f,n,d,df\+[12]$/.test(id) ? 3 : 0);
      return least > -(time ?? 0) || frames < (startup?.min ?? 99);
    }),
  ).toEqual([]);
});

test("no cancel is an answer before what it cancels would be one", () => {
  let seen = 0;
  expect(
    objections(({ frames = 0, id: answer = "" }, _situation, { id }) => {
      const [, cancelled] = /^(.*[1-4])~[1-4]/.exec(id) ?? [];
      const name = answer.slice(0, answer.length - id.length);
      const first = cancelled === undefined ? undefined : byId.get(name + cancelled)?.startup;
      if (first !== undefined) seen += 1;
      return first !== undefined && frames <= first.min;
    }),
  ).toEqual([]);
  expect(seen).toBeGreaterThan(0);
});

test("no answer is a cancel of which nobody knows how fast it is from its first input", () => {
  const slow = ["Heihachi-f+2~1", "Heihachi-f+2~1,1+2", "Jack-8-f+4~1,2"];
  expect(slow.filter((id) => !byId.has(id))).toEqual([]);
  expect(objections(({ id = "" }) => slow.includes(id))).toEqual([]);
});

test("no high is an answer to who crouches, and who lies is hit on the ground", () => {
  expect(
    objections((_answer, { posture }, { id, hits }) => {
      if (posture === "crouching") return hits[0]?.level === "high";
      return posture.startsWith("face") && hits[0]?.grounded !== true && !id.startsWith("OTG");
    }),
  ).toEqual([]);
});

test("against who crouches or may, nothing launches that launches only who stands, and no high is first", () => {
  const seen = new Set<string>();
  const wrong = new Set<string>();
  for (const { situation, answers } of met) {
    if (situation.posture !== "crouching" && situation.posture !== "not known") continue;
    const [first, ...others] = answers;
    if (first === undefined) continue;
    seen.add(situation.posture);
    const place = `${first.id} on ${situation.id}`;
    if (byId.get(first.id ?? "")?.hits[0]?.level === "high") wrong.add(`${place}: high`);
    for (const { id = "", launches } of [first, ...others]) {
      const { launches: said, hit } = byId.get(id)?.crouchingHit ?? {};
      const isStanding =
        said === undefined ? hit?.effects?.includes("airborne") === false : said !== "always";
      if (launches && isStanding) wrong.add(`${id} on ${situation.id}: launches`);
    }
  }
  expect([...seen].sort()).toEqual(["crouching", "not known"]);
  expect([...wrong]).toEqual([]);
});

test("no string is an answer unless its notes call it a combo", () => {
  const isCombo = (row: Move | undefined, characterId: CharacterId): boolean =>
    row?.parent === undefined ||
    (row.links ?? []).some(({ kind, fromHit }) => kind === "combo" && fromHit === 1) ||
    ((row.links ?? []).some(({ kind }) => kind === "combo") &&
      isCombo(byId.get(publicMoveId(characterId, row.parent)), characterId));
  expect(
    objections(({ id = "" }, _situation, row) => {
      const characterId = ownerOf.get(id);
      return characterId === undefined || !isCombo(row, characterId);
    }),
  ).toEqual([]);
}, 90_000);

test("without a sheet only what leaves the opponent high in the air launches, and never who lies", () => {
  expect(
    objections(({ launches }, { posture }, { hit }) => {
      if (!launches) return false;
      const lost = (hit?.min ?? 0) - (hit?.recovered?.min ?? 0);
      const isHigh = hit?.effects?.includes("airborne") === true && hit.min >= 27 && [10, 16].includes(lost);
      return !isHigh || posture.startsWith("face");
    }),
  ).toEqual([]);
});

test("what is certain comes first, then what needs an early block, then what has a condition, which is never alone", () => {
  const wrong: string[] = [];
  for (const { situation, answers } of met) {
    const ranks = answers.map(({ condition, onlyIfEarly }) =>
      condition === undefined ? Number(onlyIfEarly ?? false) : 2,
    );
    if (ranks[0] === 2 || ranks.some((rank, place) => rank < (ranks[place - 1] ?? 0)))
      wrong.push(situation.id);
  }
  expect(wrong).toEqual([]);
});

test("no two answers to one move are pressed the same way", () => {
  const twice: string[] = [];
  for (const { situation, answers } of met) {
    const pressed = answers.map(({ move }) => move);
    if (new Set(pressed).size < pressed.length) twice.push(situation.id);
  }
  expect(twice).toEqual([]);
});

test("every move that is -10 or worse on block has a row", () => {
  const missing: string[] = [];
  for (const [characterId, { moves }] of rows) {
    const unsafe = new Set(
      situations.get(characterId)?.flatMap(({ id, isUnsafe }) => (isUnsafe ? [id] : [])),
    );
    for (const { id, block, hits } of moves) {
      const last = hits.findLast(({ level }) => !level.endsWith("throw"));
      const isThrow = hits.length > 0 && last === undefined;
      if (block === undefined || block.min > -10 || isThrow || last?.unblockable) continue;
      if (!unsafe.has(publicMoveId(characterId, id))) missing.push(`${characterId} ${id}`);
    }
  }
  expect(missing).toEqual([]);
});

test("nobody is told to duck, press or parry inside a jail", () => {
  const wrong: string[] = [];
  for (const attacks of situations.values())
    for (const { id, waysOut } of attacks) {
      const row = byId.get(id);
      const before = (row?.hits.length ?? 0) - (row?.ownHits ?? 0);
      const jails = row?.links?.some(
        (link) => link.kind === "jails" && !("when" in link) && (link.fromHit ?? 1) <= before,
      );
      const ways = waysOut.filter(({ kind, onlyIfDelayed }) => kind !== "jail" && onlyIfDelayed !== true);
      const isDucked = row?.duckable === true || row?.lowBlocked !== undefined;
      const possible: readonly string[] = isDucked ? ["step", "duck"] : ["step"];
      if (jails && ways.some(({ kind }) => !possible.includes(kind))) wrong.push(id);
    }
  expect(wrong).toEqual([]);
});
