import type { Character } from "@tactician/contract";

type MoveFollowUp = Character["guaranteedFollowUps"][number];

export interface MiniComboGroup {
  /** The shared follow-up as written: unique in its list. */
  readonly followUp: string;
  readonly moves: readonly string[];
  /** The alternatives of the follow-up, one move string each. */
  readonly items: readonly string[];
}

/** Moves that guarantee the same follow-up stand together, in the order in which each follow-up first appears. */
export function groupMiniCombos(entries: readonly MoveFollowUp[]): MiniComboGroup[] {
  const groups = Map.groupBy(entries, ({ followUp }) => followUp.trim());
  return Array.from(groups, ([followUp, members]) => ({
    followUp,
    moves: members.map(({ move }) => move),
    items: splitFollowUp(followUp),
  }));
}

/** `d 2 - f n d df 1` -> `["d 2", "f n d df 1"]`: no token of the notation contains a hyphen. */
export function splitFollowUp(followUp: string): string[] {
  return followUp
    .split("-")
    .map((item) => item.trim())
    .filter((item) => item !== "");
}
