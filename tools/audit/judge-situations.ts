import type { GoesOn, Guide, Situation } from "./documents.ts";
import type { RawLists } from "./judge-moves.ts";
import type { RawList, RawRow } from "./raw-list.ts";
import {
  advantagesOf,
  gapsOf,
  isHoming,
  notesOf,
  pointsOf,
  recoveryOf,
  startupsOf,
  whiffSidesOf,
} from "./raw-values.ts";
import { same, type Value, type Verdict } from "./value.ts";

/** A situation is the same in every pair: the first of the pairs that were read. */
function situationsOf(guide: Guide): { character: string; situation: Situation }[] {
  const seen = new Set<string>();
  return guide.pairs.flatMap(({ them, situations }) =>
    situations.flatMap((situation) => {
      const isNew = !seen.has(situation.id);
      seen.add(situation.id);
      return isNew ? [{ character: them, situation }] : [];
    }),
  );
}

/** The id of a move without the name of its character: `Jack-8-1,2` -> `1,2`. */
export function keyOf(publicId: string, list: RawList | undefined): string {
  const prefix = list?.prefix ?? "";
  return publicId.startsWith(prefix) ? publicId.slice(prefix.length) : publicId;
}

/** What may follow a block: which button gets in before it, or that it jails. */
export function stringsValues(guide: Guide, lists: RawLists): Value[] {
  return situationsOf(guide).flatMap(({ character, situation }) =>
    (situation.goesOn ?? []).map(
      (next): Value => ({
        character,
        move: keyOf(next.id, lists.get(character)),
        field: `after ${situation.move}`,
        shown: gapText(next),
        judge: () => judgeGap(next, situation.id, lists.get(character)),
        spoil: (by) => {
          if (next.jails) {
            delete next.jails;
            next.gap = 10 + by;
          } else next.gap = (next.gap ?? 0) + 2 * by;
        },
      }),
    ),
  );
}

const NOT_KNOWN = "not known";

function gapText({ gap, jails }: GoesOn): string {
  if (jails) return "jails";
  return gap === undefined ? NOT_KNOWN : `i${gap}`;
}

function judgeGap(shown: GoesOn, blocked: string, list: RawList | undefined): Verdict {
  const [before, id] = [keyOf(blocked, list), keyOf(shown.id, list)];
  const row = list?.rows.get(id);
  const last = list?.rows.get(before);
  if (row === undefined || last === undefined) return { expected: "none", why: "not in the raw list" };
  const chain = list?.chainOf(before) ?? [];
  const notes = notesOf(row.notes);
  const hits = chain.reduce((sum, { damage }) => sum + (pointsOf(damage)?.length ?? 1), 0);
  // Some notes count hits, some inputs.
  const places = [hits, chain.length, undefined];
  const gaps = gapsOf(notes);
  const why = `${notes.filter((note) => /jail|interrupt/i.test(note)).join("; ")} (${hits} hits before)`;
  // Who has blocked a low crouches, and a high goes over them.
  const isOver = /l[^,]*$/i.test(last.target ?? "") && /^,?h/i.test(row.target ?? "");
  const jail = gaps.find(({ kind, from }) => kind === "jail" && (from ?? 1) <= hits);
  if (jail !== undefined && !isOver) return same(gapText(shown), "jails", why);
  const noted = places
    .map((place) =>
      gaps.find(({ kind, from, frames }) => kind === "interrupt" && frames !== undefined && from === place),
    )
    .find((gap) => gap !== undefined);
  if (noted !== undefined) return same(gapText(shown), `i${noted.frames}`, why);
  if (notes.some((note) => /cannot be interrupted/i.test(note)))
    return shown.jails ? "right" : same(gapText(shown), "i0", why);
  const free = framesBetween(last, row);
  // Where no note tells it, the guide may say that it is not known.
  if (free === undefined || gapText(shown) === NOT_KNOWN) return undefined;
  return same(
    gapText(shown),
    free.most <= 0 && !isOver ? "jails" : `i${free.least - 1}`,
    `startup ${row.startup}, recovery ${last.recv}, block ${last.block}`,
  );
}

/** From the end of block stun to the next hit: its startup without what is left of the attacker's recovery and the advantage. */
function framesBetween(last: RawRow, next: RawRow): { least: number; most: number } | undefined {
  const [startup] = startupsOf(next.startup) ?? [];
  const recovery = recoveryOf(last.recv, notesOf(last.notes));
  const blocks = advantagesOf(last.block);
  const block = blocks?.length === 1 ? blocks[0] : undefined;
  if (startup === undefined || recovery === undefined || block === undefined) return undefined;
  return { least: startup.min - recovery - block.max, most: startup.max - recovery - block.min };
}

/** Steps that escape a move, and moves that follow every step. */
export function stepsValues(guide: Guide, lists: RawLists): Value[] {
  const steps = situationsOf(guide).flatMap(({ character, situation }): Value[] => {
    const move = keyOf(situation.id, lists.get(character));
    const notes = notesOf(lists.get(character)?.rows.get(move)?.notes);
    const ways = situation.waysOut;
    const isStep = ({ kind }: { kind: string }) => kind === "step";
    if (!ways.some(isStep)) return [];
    const shown = () =>
      ways
        .filter(isStep)
        .map(({ side }) => side)
        .sort()
        .join(" ");
    const judge = () =>
      same(shown(), whiffSidesOf(notes).join(" "), notes.filter((note) => /whiff/i.test(note)).join("; "));
    const spoil = () => {
      const step = ways.find(isStep);
      if (step !== undefined) step.side = step.side?.endsWith("l") ? "ssr" : "ssl";
    };
    return [{ character, move, field: "step", shown: shown(), judge, spoil }];
  });
  const homing = guide.characters.flatMap(({ id, moves }) =>
    moves.flatMap(({ id: move, properties }): Value[] => {
      if (!properties.includes("homing") && !isHoming(notesOf(lists.get(id)?.rows.get(move)?.notes)))
        return [];
      const shown = () => (properties.includes("homing") ? "homing" : "not homing");
      const notes = notesOf(lists.get(id)?.rows.get(move)?.notes);
      const judge = () => same(shown(), isHoming(notes) ? "homing" : "not homing", notes.join("; "));
      const spoil = () => void properties.splice(properties.indexOf("homing"), 1);
      return [{ character: id, move, field: "homing", shown: shown(), judge, spoil }];
    }),
  );
  return [...steps, ...homing];
}
