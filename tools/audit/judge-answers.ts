import type { Answer, Guide, Situation } from "./documents.ts";
import type { RawLists } from "./judge-moves.ts";
import { launcherIds } from "./judge-sheets.ts";
import { keyOf } from "./judge-situations.ts";
import type { RawList, RawRow } from "./raw-list.ts";
import { advantagesOf, notesOf, startupsOf } from "./raw-values.ts";
import type { Value, Verdict } from "./value.ts";
import { HELD, otherForms, withoutRemarks } from "./written-moves.ts";

/** What is pressed first after each block of the pairs. */
export function answersValues(guide: Guide, lists: RawLists): Value[] {
  return guide.pairs.flatMap(({ me, them, situations }) =>
    situations.flatMap((situation): Value[] => {
      const [answer] = situation.answers;
      if (answer === undefined) return [];
      return [
        {
          character: me,
          move: answer.move,
          field: `${them} ${situation.move}`,
          shown: `i${answer.frames ?? "?"}`,
          judge: () => {
            const blocked = lists.get(them)?.rows.get(keyOf(situation.id, lists.get(them)));
            return judgeAnswer(answer, situation, blocked, lists.get(me));
          },
          spoil: (by) => {
            answer.frames = (answer.frames ?? 10) - 2 - by;
          },
        },
      ];
    }),
  );
}

function judgeAnswer(
  answer: Answer,
  situation: Situation,
  blocked: RawRow | undefined,
  list: RawList | undefined,
): Verdict {
  const id = keyOf(answer.id ?? "", list);
  const chain = list?.chainOf(id);
  // What a sheet says of a duck, of a gap or of a step does not come after block.
  const isElsewhere = [answer.beforeHit, answer.catchesHit, answer.ducked, answer.floats].some(
    (at) => at !== undefined,
  );
  if (answer.id === undefined || isElsewhere) return undefined;
  if (chain === undefined || blocked === undefined) return { expected: "none", why: "not in the raw list" };
  const needs = needsOf(answer, situation, id, chain);
  if (needs !== undefined) return { expected: "another answer", why: `${id} needs ${needs}` };
  const leaves = advantagesOf(blocked.block);
  const needed = framesOf(chain, answer.move);
  // Behind a blocked low a high goes over the one who blocked, which leaves something else.
  const isOver = notesOf(blocked.notes).some(
    (note) => /^[-+]\d/.test(note) && /\bblock/i.test(note) && /\b(?:1st|first)\b/i.test(note),
  );
  if (leaves === undefined || needed === undefined || answer.frames === undefined || isOver) return undefined;
  const least = -Math.max(...leaves.map(({ max }) => max));
  const most = -Math.min(...leaves.map(({ min }) => min));
  const left = answer.onlyIfEarly ? most : least;
  if (answer.frames < needed) return { expected: `i${needed}`, why: `startup ${chain[0]?.startup}` };
  return answer.frames <= left ? "right" : { expected: `at most i${left}`, why: `block ${blocked.block}` };
}

/** Three directions that cannot be pressed in block stun. */
const DASH_FRAMES = 3;

/** Frames from the end of block stun: the startup of the first row, and what a dash costs where no note says otherwise. */
function framesOf(chain: readonly RawRow[], pressed: string): number | undefined {
  const [root] = chain;
  const startup = startupsOf(root?.startup)?.[0]?.min;
  if (startup === undefined) return undefined;
  const notes = notesOf(root?.notes);
  const buffered = notes
    .flatMap((note) => note.split(/[.,]\s|\band\b/))
    .map((note) => /\bi(\d+)\b.*\b(?<!un)buffer(?:ed|ing)\b/i.exec(note)?.[1])
    .find((frames) => frames !== undefined);
  if (buffered !== undefined) return Math.max(startup, Number(buffered));
  const isFree = notes.some((note) => /\bbufferable\b|^can be buffered/i.test(note));
  const inputs = withoutRemarks(pressed).replace(/^(?:[A-Za-z]{3} |heat )+/, "");
  return startup + (/^(?:f f|b b|f n d|cd)\b/i.test(inputs) && !isFree ? DASH_FRAMES : 0);
}

const CROUCHED = new Set(["ws", "fc", "hfc"]);

/** The state that a move needs and that the situation does not give; nothing where it can be done. */
function needsOf(
  answer: Answer,
  situation: Situation,
  id: string,
  chain: readonly RawRow[],
): string | undefined {
  const isCrouching = situation.from === "crouching";
  const missing = [id, ...otherForms(chain)].map((form) => {
    const states = statesOf(form);
    const conditions = answer.condition ?? [];
    const lacking = states.filter((state) => {
      if (CROUCHED.has(state)) return !isCrouching;
      if (state === "h") return !conditions.includes("heat");
      if (state === "otg") return answer.hitsGrounded !== true;
      if (state === "cd") return !/\bf n (?:d|df)\b/.test(answer.move);
      return !HELD.has(state) || !conditions.includes("resource");
    });
    const isPlain = !states.some((state) => CROUCHED.has(state));
    // From crouch comes what is pressed with down, and what jumps.
    const staysDown = isCrouching && isPlain && !/^(?:fc|ws|hfc|f n d|u[fb]?)\b/.test(answer.move);
    return staysDown ? ["to stand up first"] : lacking;
  });
  return missing.some((lacking) => lacking.length === 0) ? undefined : (missing[0] ?? []).join(" and ");
}

/** States at the beginning of a command: `H.CD.1` -> h, cd; `ws2` -> ws. */
function statesOf(form: string): string[] {
  const words = form.toLowerCase().split(".");
  const last = words.pop() ?? "";
  const glued = /^(ws|wr|ss[lr]?|fc|bt)(?=[1-4udfb]|$)/.exec(last)?.[1];
  return [...words, ...(glued === undefined ? [] : [glued])];
}

/** Sheets' launchers give 27 frames and more. */
const LAUNCH_FRAMES = 25;

/** Of each answer of a character once for each posture: whether it launches. */
export function launchesValues(guide: Guide, lists: RawLists): Value[] {
  const combos = new Map(
    guide.characters.map(({ id, sheet }) => {
      const list = lists.get(id);
      return [id, list === undefined ? new Set<string>() : launcherIds(sheet.importantCombos, list)];
    }),
  );
  const seen = new Set<string>();
  return guide.pairs.flatMap(({ me, situations }) =>
    situations.flatMap((situation) =>
      situation.answers.flatMap((answer): Value[] => {
        const key = `${me} ${answer.id} ${answer.launches} ${situation.posture} ${answer.hitsGrounded}`;
        if (answer.id === undefined || seen.has(key)) return [];
        seen.add(key);
        const id = keyOf(answer.id, lists.get(me));
        const judge = () =>
          judgeLaunch(answer, situation, lists.get(me)?.rows.get(id), combos.get(me)?.has(id) === true);
        const spoil = () => {
          answer.launches = !answer.launches;
        };
        const shown = answer.launches ? "launches" : "does not launch";
        return [{ character: me, move: id, field: `against ${situation.posture}`, shown, judge, spoil }];
      }),
    ),
  );
}

function judgeLaunch(
  answer: Answer,
  situation: Situation,
  row: RawRow | undefined,
  hasCombo: boolean,
): Verdict {
  if (row === undefined) return { expected: "none", why: "not in the raw list" };
  const hits = advantagesOf(row.hit);
  const lifts = hits?.some(
    ({ letters, max }) => /[ad]/.test(letters) && !letters.includes("g") && max >= LAUNCH_FRAMES,
  );
  const why = `hit ${row.hit}, ${hasCombo ? "a" : "no"} combo on the sheet`;
  if (answer.launches) {
    if (hasCombo) return "right";
    if (lifts === undefined) return undefined;
    return lifts ? "right" : { expected: "does not launch", why };
  }
  // Who crouches, lies or looks away may be hit otherwise, and nothing of the raw list says so.
  if (situation.posture !== "standing" || answer.hitsGrounded || answer.floats)
    return hasCombo ? undefined : "right";
  const launches =
    hasCombo && hits?.some(({ letters, max }) => letters.includes("a") && max >= LAUNCH_FRAMES);
  if (hits === undefined && hasCombo) return undefined;
  return launches ? { expected: "launches", why } : "right";
}
