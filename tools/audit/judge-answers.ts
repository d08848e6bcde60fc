import type { Answer, Guide, Situation } from "./documents.ts";
import { launcherIds } from "./judge-sheets.ts";
import type { RawList, RawLists, RawRow } from "./raw-list.ts";
import { advantagesOf, notesOf, startupsOf } from "./raw-values.ts";
import { NO_ROW, type Value, type Verdict } from "./value.ts";
import { HELD, otherForms, withoutRemarks } from "./written-moves.ts";

/** What is pressed first after each block of the pairs. */
export function answersValues(guide: Guide, lists: RawLists): Value[] {
  return guide.pairs.flatMap(({ me, them, situations }) =>
    situations.flatMap((situation) =>
      situation.answers.slice(0, 1).map((answer): Value => {
        const { move, frames } = answer;
        const blocked = lists(them).rows.get(lists(them).keyOf(situation.id));
        const judge = () => judgeAnswer(answer, situation, blocked, lists(me));
        const field = `${them} ${situation.move}`;
        return { character: me, move, field, at: [answer, "frames"], shown: `i${frames ?? "?"}`, judge };
      }),
    ),
  );
}

function judgeAnswer(
  answer: Answer,
  situation: Situation,
  blocked: RawRow | undefined,
  list: RawList,
): Verdict {
  const { id: publicId, beforeHit, catchesHit, ducked, floats, frames } = answer;
  // What a sheet says of a duck, of a gap or of a step does not come after block.
  const isElsewhere = [beforeHit, catchesHit, ducked, floats].some((at) => at !== undefined);
  if (publicId === undefined || isElsewhere) return undefined;
  const id = list.keyOf(publicId);
  const chain = list.chainOf(id);
  const [root] = chain;
  if (root === undefined || blocked === undefined) return NO_ROW;
  const needs = needsOf(answer, situation, [id, ...otherForms(chain)]);
  if (needs !== undefined) return { expected: "another answer", why: `${id} needs ${needs}` };
  const leaves = advantagesOf(blocked.block);
  const needed = framesOf(root, answer.move);
  // Behind a blocked low a high goes over the one who blocked, which leaves something else.
  const isOver = notesOf(blocked.notes).some(
    (note) => /^[-+]\d/.test(note) && /\bblock/i.test(note) && /\b(?:1st|first)\b/i.test(note),
  );
  if (leaves === undefined || needed === undefined || frames === undefined || isOver) return undefined;
  const left = answer.onlyIfEarly
    ? -Math.min(...leaves.map(({ min }) => min))
    : -Math.max(...leaves.map(({ max }) => max));
  if (frames < needed) return { expected: `i${needed}`, why: `startup ${root.startup}` };
  return frames <= left ? "right" : { expected: `at most i${left}`, why: `block ${blocked.block}` };
}

/** Three directions that cannot be pressed in block stun. */
const DASH_FRAMES = 3;

/** Frames from the end of block stun: the startup of the first row, and what a dash costs where no note says otherwise. */
function framesOf({ startup: cell, notes: all }: RawRow, pressed: string): number | undefined {
  const startup = startupsOf(cell)?.[0]?.min;
  if (startup === undefined) return undefined;
  const notes = notesOf(all);
  const parts = notes.flatMap((note) => note.split(/[.,]\s|\band\b/));
  const buffered = parts.flatMap(
    (part) => /\bi(\d+)\b.*\b(?<!un)buffer(?:ed|ing)\b/i.exec(part)?.[1] ?? [],
  )[0];
  if (buffered !== undefined) return Math.max(startup, Number(buffered));
  const isFree = notes.some((note) => /\bbufferable\b|^can be buffered/i.test(note));
  const inputs = withoutRemarks(pressed).replace(/^(?:[A-Za-z]{3} |heat )+/, "");
  return startup + (/^(?:f f|b b|f n d|cd)\b/i.test(inputs) && !isFree ? DASH_FRAMES : 0);
}

const CROUCHED = new Set(["ws", "fc", "hfc"]);

/** The state that a move needs in all its forms and that the situation does not give; nothing where it can be done. */
function needsOf(answer: Answer, { from }: Situation, forms: readonly string[]): string | undefined {
  const isCrouching = from === "crouching";
  const { condition = [], move, hitsGrounded } = answer;
  const missing = forms.map((form) => {
    const states = statesOf(form);
    // From crouch comes what is pressed with down, and what jumps.
    const staysDown = isCrouching && !/^(?:fc|ws|hfc|f n d|u[fb]?)\b/.test(move);
    if (staysDown && !states.some((state) => CROUCHED.has(state))) return ["to stand up first"];
    return states.filter((state) => {
      if (CROUCHED.has(state)) return !isCrouching;
      if (state === "h") return !condition.includes("heat");
      if (state === "otg") return hitsGrounded !== true;
      if (state === "cd") return !/\bf n (?:d|df)\b/.test(move);
      return !HELD.has(state) || !condition.includes("resource");
    });
  });
  return missing.some((lacking) => lacking.length === 0) ? undefined : missing[0]?.join(" and ");
}

/** States at the beginning of a command: `H.CD.1` -> h, cd; `ws2` -> ws. */
function statesOf(form: string): string[] {
  const words = form.toLowerCase().split(".");
  const glued = /^(ws|wr|ss[lr]?|fc|bt)(?=[1-4udfb]|$)/.exec(words.pop() ?? "")?.[1];
  return glued === undefined ? words : [...words, glued];
}

/** Sheets' launchers give 27 frames and more. */
const LAUNCH_FRAMES = 25;

/** Of each answer of a character once for each posture: whether it launches. */
export function launchesValues(guide: Guide, lists: RawLists): Value[] {
  const combos = new Map(
    guide.characters.map(({ id, sheet }) => [id, launcherIds(sheet.importantCombos, lists(id))]),
  );
  const values = guide.pairs.flatMap(({ me, situations }) =>
    situations.flatMap((situation) =>
      situation.answers.flatMap((answer): Value[] => {
        if (answer.id === undefined) return [];
        const move = lists(me).keyOf(answer.id);
        const judge = () =>
          judgeLaunch(answer, situation, lists(me).rows.get(move), combos.get(me)?.has(move) === true);
        const shown = answer.launches ? "launches" : "does not launch";
        const field = `against ${situation.posture}${answer.hitsGrounded ? " on the ground" : ""}`;
        return [{ character: me, move, field, at: [answer, "launches"], shown, judge }];
      }),
    ),
  );
  const keyed = values.map(
    (value) => [`${value.character} ${value.move} ${value.field} ${value.shown}`, value] as const,
  );
  return [...new Map(keyed).values()];
}

function judgeLaunch(
  answer: Answer,
  { posture }: Situation,
  row: RawRow | undefined,
  hasCombo: boolean,
): Verdict {
  if (row === undefined) return NO_ROW;
  const hits = advantagesOf(row.hit)?.filter(
    ({ letters, max }) => !letters.includes("g") && max >= LAUNCH_FRAMES,
  );
  const why = `hit ${row.hit}, ${hasCombo ? "a" : "no"} combo on the sheet`;
  if (answer.launches) {
    if (hasCombo) return "right";
    const lifts = hits?.some(({ letters }) => /[ad]/.test(letters));
    return lifts ? "right" : hits && { expected: "does not launch", why };
  }
  if (!hasCombo) return "right";
  // Who crouches, lies or looks away may be hit otherwise, and nothing of the raw list says so.
  if (posture !== "standing" || answer.hitsGrounded || answer.floats || hits === undefined) return undefined;
  return hits.some(({ letters }) => letters.includes("a")) ? { expected: "launches", why } : "right";
}
