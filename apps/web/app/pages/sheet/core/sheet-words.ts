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
export function routeOrigin({
  unplayed,
  playedSteps,
}: Pick<Combo, "unplayed" | "playedSteps">): string | undefined {
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

type Pressure = Character["pressure"][number];
type Reply = Pressure["follow"][number]["beats"][number];

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

type Sourced = Pick<Character, "sources" | "checkedAgainst" | "patch">;

/** Whether somebody who plays the character wrote what the sheet rests on; else it was worked out from frame data. */
export function hasPlayersSheet({ sources }: Pick<Character, "sources">): boolean {
  return sources.some(({ season }) => season !== undefined);
}

/** How old what the sheet rests on is: `Player's sheet of Season 1; frame data of August 2026, after patch 3.00`. */
export function sourceWords({ sources, checkedAgainst, patch }: Sourced): string {
  const data = dataWords(checkedAgainst, patch);
  const seasons = [...new Set(sources.flatMap(({ season }) => season ?? []))];
  return seasons.length === 0 ? words.noPlayersSheet(data) : words.playersSheet(seasons.map(String), data);
}

export interface Group<Item> {
  readonly title: string;
  readonly items: readonly Item[];
}

export function groupByTitle<Item>(items: readonly Item[], titleOf: (item: Item) => string): Group<Item>[] {
  return Array.from(Map.groupBy(items, titleOf), ([title, members]) => ({ title, items: members }));
}
