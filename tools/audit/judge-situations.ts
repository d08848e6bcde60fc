import type { GoesOn, Guide, Situation } from "./documents.ts";
import type { RawList, RawLists, RawRow } from "./raw-list.ts";
import {
  advantagesOf,
  gapsOf,
  isHoming,
  isWhiffDoubted,
  notesOf,
  pointsOf,
  recoveryOf,
  startupsOf,
  whiffSidesOf,
} from "./raw-values.ts";
import { NO_ROW, same, type Value, type Verdict } from "./value.ts";

/** A situation is the same in every pair: the first of the pairs that were read. */
function situationsOf({ pairs }: Guide): { character: string; situation: Situation }[] {
  const all = pairs.flatMap(({ them, situations }) =>
    situations.map((situation) => ({ character: them, situation })),
  );
  return [...new Map(all.toReversed().map((one) => [one.situation.id, one])).values()];
}

/** What may follow a block: which button gets in before it, or that it jails. */
export function stringsValues(guide: Guide, lists: RawLists): Value[] {
  return situationsOf(guide).flatMap(({ character, situation }) =>
    (situation.goesOn ?? []).map((next): Value => {
      const list = lists(character);
      const [move, field] = [list.keyOf(next.id), `after ${situation.move}`];
      const judge = () => judgeGap(next, list.keyOf(situation.id), list);
      return {
        character,
        move,
        field,
        at: [next, next.jails ? "jails" : "gap"],
        shown: gapText(next),
        judge,
      };
    }),
  );
}

const NOT_KNOWN = "not known";

function gapText({ gap, jails }: GoesOn): string {
  if (jails) return "jails";
  return gap === undefined ? NOT_KNOWN : `i${gap}`;
}

function judgeGap(shown: GoesOn, before: string, list: RawList): Verdict {
  const [last, row] = [list.rows.get(before), list.rows.get(list.keyOf(shown.id))];
  if (row === undefined || last === undefined) return NO_ROW;
  const text = gapText(shown);
  const chain = list.chainOf(before);
  const notes = notesOf(row.notes);
  const gaps = gapsOf(notes);
  const hits = chain.reduce((sum, { damage }) => sum + (pointsOf(damage)?.length ?? 1), 0);
  const why = `${notes.filter((note) => /jail|interrupt/i.test(note)).join("; ")} (${hits} hits before)`;
  // Who has blocked a low crouches, and a high goes over them.
  const isOver = /l[^,]*$/i.test(last.target ?? "") && /^,?h/i.test(row.target ?? "");
  if (!isOver && gaps.some(({ kind, from }) => kind === "jail" && (from ?? 1) <= hits))
    return same(text, "jails", why);
  const interrupts = gaps.filter(({ kind, frames }) => kind === "interrupt" && frames !== undefined);
  // Some notes count hits, some inputs.
  const places = [hits, chain.length, undefined];
  const noted = places.flatMap((place) => interrupts.find(({ from }) => from === place) ?? [])[0];
  if (noted !== undefined) return same(text, `i${noted.frames}`, why);
  const isTight = notes.some((note) => /cannot be interrupted/i.test(note));
  if (isTight) return text === "jails" ? "right" : same(text, "i0", why);
  const free = framesBetween(last, row);
  // Where no note tells it, the guide may say that it is not known.
  if (free === undefined || text === NOT_KNOWN) return undefined;
  const expected = free.most <= 0 && !isOver ? "jails" : `i${free.least - 1}`;
  return same(text, expected, `startup ${row.startup}, recovery ${last.recv}, block ${last.block}`);
}

/** From the end of block stun to the next hit: its startup without what is left of the attacker's recovery and the advantage. */
function framesBetween(last: RawRow, next: RawRow): { least: number; most: number } | undefined {
  const [startup] = startupsOf(next.startup) ?? [];
  const recovery = recoveryOf(last.recv, notesOf(last.notes));
  const [block, ...others] = advantagesOf(last.block) ?? [];
  if (startup === undefined || recovery === undefined || block === undefined || others.length > 0)
    return undefined;
  return { least: startup.min - recovery - block.max, most: startup.max - recovery - block.min };
}

/** Steps that escape a move, and moves that follow every step. */
export function stepsValues(guide: Guide, lists: RawLists): Value[] {
  const notesAt = (character: string, id: string) => notesOf(lists(character).rows.get(id)?.notes);
  const steps = situationsOf(guide).flatMap(({ character, situation }): Value[] => {
    const move = lists(character).keyOf(situation.id);
    const ways = situation.waysOut.filter(({ kind }) => kind === "step");
    const said = (sides: readonly (string | undefined)[], isDoubted: boolean) =>
      [...sides, ...(isDoubted ? ["not always"] : [])].join(" ");
    const shown = said(
      ways.map(({ side }) => side).sort(),
      ways.some(({ onlySometimes }) => onlySometimes),
    );
    const notes = notesAt(character, move);
    const whiffs = notes.filter((note) => /whiff/i.test(note)).join("; ");
    const judge = () => same(shown, said(whiffSidesOf(notes), isWhiffDoubted(notes)), whiffs);
    return ways
      .slice(0, 1)
      .map((way) => ({ character, move, field: "step", at: [way, "side"], shown, judge }));
  });
  const homing = guide.characters.flatMap(({ id: character, moves }) =>
    moves.flatMap(({ id: move, properties }): Value[] => {
      const place = properties.indexOf("homing");
      const notes = notesAt(character, move);
      const [shown, expected] = [place >= 0, isHoming(notes)].map((one) => (one ? "homing" : "not homing"));
      if (shown === undefined || (place < 0 && shown === expected)) return [];
      const judge = () => same(shown, expected, notes.join("; "));
      return [{ character, move, field: "homing", at: [properties, `${place}`], shown, judge }];
    }),
  );
  return [...steps, ...homing];
}
