import { type Character, dataWords, type StartHere } from "@tactician/contract";
import * as words from "../words.ts";

type Combo = Character["importantCombos"][number];

/**
 * An estimate of a route's damage in words: `{ min: 62, max: 62 }` -> `About 62 damage`; two numbers depend on the launcher. Of one that
 * is known up to a part without a rule, `53 damage or more`.
 */
export function damageWords({ damage, atLeast }: Pick<Combo, "damage" | "atLeast">): string | undefined {
  if (damage === undefined) return atLeast === undefined ? undefined : words.damageAtLeast(atLeast);
  return words.damageAbout(damage.min, damage.max);
}

/** Points of a punisher, as short as a card has room: `29`, `20 + 35`, `launch ≈62`, `36, costs you 12`. */
export function punishWords(punisher: StartHere["punishers"][number]): string {
  const { launches, total, atLeast, damage, follows, selfDamage } = punisher;
  if (total !== undefined) return words.launchFor(total);
  if (launches) return atLeast === undefined ? words.launch : words.launchForAtLeast(atLeast);
  const points = [damage, follows?.damage].filter((part) => part !== undefined).join(" + ");
  return selfDamage === undefined ? points : words.costsYou(points, selfDamage);
}

/** What the main route rests on where no player's sheet has it as a whole. */
export function routeOrigin({ unplayed, playedSteps }: Pick<Combo, "unplayed" | "playedSteps">) {
  if (unplayed !== true) return undefined;
  return playedSteps === undefined ? words.notPlayed : words.playedInParts;
}

type Easier = Pick<Combo, "followUps" | "followUpSimple" | "simpleUnplayed" | "unplayed" | "playedSteps">;

/** The same of the easier route. One that is the beginning of a played main route has been played as far as it goes. */
export function easierOrigin({ simpleUnplayed, ...combo }: Easier): string | undefined {
  if (simpleUnplayed !== true) return undefined;
  const { followUps, followUpSimple, unplayed, playedSteps = 0 } = combo;
  const played = unplayed === true ? followUps.slice(0, playedSteps) : followUps;
  return followUpSimple.every((step, n) => step === played[n]) ? words.endedEarly : words.playedInParts;
}

type Reply = Character["pressure"][number]["follow"][number]["beats"][number];

/** What a follow-up beats: `["jab", "step left", "step right"]` -> `Beats jabs and any sidestep`. */
export function beatsWords(beats: readonly Reply[]): string {
  const both = beats.includes("step left") && beats.includes("step right");
  return words.beats(
    beats.flatMap((reply) => {
      if (!both || !reply.startsWith("step")) return [reply];
      return reply === "step left" ? ["any step"] : [];
    }),
  );
}

/** What a trap's hit does to who presses a button: 10 frames are the fastest that anybody has. */
export function trapWords({ hit, catches }: Character["traps"][number]): string {
  return catches <= 10 ? words.catchesAll(hit) : words.catches(hit, catches);
}

/** Whether somebody who plays the character wrote what the sheet rests on; else it was worked out from frame data. */
export function hasPlayersSheet({ sources }: Pick<Character, "sources">): boolean {
  return sources.some(({ season }) => season !== undefined);
}

/** How old what the sheet rests on is: `Player's sheet of Season 1; frame data of August 2026, after patch 3.00`. */
export function sourceWords(sheet: Pick<Character, "sources" | "checkedAgainst" | "patch">): string {
  const { sources, checkedAgainst, patch } = sheet;
  const data = dataWords(checkedAgainst, patch);
  const seasons = [...new Set(sources.flatMap(({ season }) => season ?? []))];
  return seasons.length === 0 ? words.noPlayersSheet(data) : words.playersSheet(seasons.map(String), data);
}

export function groupByTitle<Item>(items: readonly Item[], titleOf: (item: Item) => string) {
  return Array.from(Map.groupBy(items, titleOf), ([title, members]) => ({ title, items: members }));
}

export interface ChainStep {
  readonly input: string;
  /** What breaks it, as notation (`1`, `1 or 2`); `undefined` = nothing does. */
  readonly breakInput: string | undefined;
}

/** The parts of a chain throw in the order in which they are performed, those that it does not have left out. */
export function chainParts(chain: Character["chainThrows"][number]) {
  const parts = [
    { label: words.throwTitle, steps: chainSteps(chain.throw, chain.throwBreak) },
    { label: words.followUp, steps: chainSteps(chain.followUp, chain.followUpBreak) },
    { label: words.simple, steps: chainSteps(listed(chain.simpleInput), listed(chain.simpleBreak)) },
  ];
  return parts.filter(({ steps }) => steps.length > 0);
}

/** A break as written on a sheet, `undefined` where it says that there is none: `1+2`, `1 or 2`; `none`, `` -> `undefined`. */
export function breakOf(written: string | undefined): string | undefined {
  const text = written?.trim() ?? "";
  return text === "" || text.toLowerCase() === "none" ? undefined : text;
}

/** Breaks are in the order of the inputs that they break; one input with several breaks is broken by any of them. */
function chainSteps(inputs: readonly string[], breaks: readonly string[]): ChainStep[] {
  const [only] = inputs;
  if (inputs.length === 1 && only !== undefined)
    return [{ input: only, breakInput: breakOf(breaks.join(" or ")) }];
  return inputs.map((input, index) => ({ input, breakInput: breakOf(breaks[index]) }));
}

function listed(move: string | undefined): string[] {
  return move === undefined || move === "" ? [] : [move];
}

export type DamageRange = NonNullable<Combo["damage"]>;

/**
 * Moves that guarantee the same follow-up stand together, in the order in which each follow-up first appears. `items` are its
 * alternatives, `damages` the least and the most that each does in all behind one of the moves, where that is known of each move.
 */
export function groupMiniCombos(entries: Character["guaranteedFollowUps"]) {
  const groups = Map.groupBy(entries, ({ followUp }) => followUp.trim());
  return Array.from(groups, ([followUp, members]) => {
    const items = splitFollowUp(followUp);
    const known = items.map((_, n) => members.flatMap(({ damages }) => damages?.[n] ?? []));
    return {
      followUp,
      moves: members.map(({ move }) => move),
      items,
      damages: known.map((all) =>
        all.length < members.length ? undefined : { min: Math.min(...all), max: Math.max(...all) },
      ),
    };
  });
}

/** `d 2 - f n d df 1` -> `["d 2", "f n d df 1"]`: no token of the notation contains a hyphen. */
export function splitFollowUp(followUp: string): string[] {
  return followUp
    .split("-")
    .map((item) => item.trim())
    .filter((item) => item !== "");
}

type Punisher = Character["punishers"]["startup"][number];

export type PunishingMove = Pick<Punisher, "move" | "note">;

/**
 * Punishers by frames, the fastest first; within a row in the order of the sheet, the best first. `crouching` is after blocking a
 * low: while standing up, or still from crouch.
 */
export function groupPunishers(punishers: readonly Punisher[]) {
  const rows = Map.groupBy(punishers, ({ frames }) => frames);
  return Array.from(rows, ([frames, members]) => {
    const moves: PunishingMove[] = members.map(({ move, note }) =>
      note === undefined ? { move } : { move, note },
    );
    return {
      frames,
      standing: moves.filter(({ move }) => !isFromCrouch(move)),
      crouching: moves.filter(({ move }) => isFromCrouch(move)),
    };
  }).toSorted((one, other) => one.frames - other.frames);
}

/** Whether the move is done while standing up or from crouch: `ws 2`, `FC d 1`, `heat ws 2`. */
export function isFromCrouch(move: string): boolean {
  return /^(?:heat\s+)?(?:ws|fc|hfc)\b/i.test(move.trim());
}
