import type { NextHit } from "@tactician/game";
import * as words from "./words.ts";

/** Half a line: `goes on: 2 no gap, 3 jails`, `goes on: gap of 8 to 4`. Nothing where the move ends in any case. */
export function goesOnWords(next: readonly NextHit[] = []): string | undefined {
  if (next.length === 0) return undefined;
  const each = next.map((hit) => {
    const { inputs, gap = 0, jails } = hit;
    return gap > 0 && !jails ? words.gapTo(gap, inputs) : `${inputs} ${gapWords(hit)}`;
  });
  return `${words.goesOn}${each.join(", ")}`;
}

/** What is before a continuation: `no gap`, `jails`, `gap of 8`. */
export function gapWords({ gap, jails, onlyIfDelayed }: NextHit): string {
  if (jails) return onlyIfDelayed ? words.jailsUnlessDelayed : words.jails;
  if (gap === undefined) return words.gapUnknown;
  return gap <= 0 ? words.noGap : words.gapOf(gap);
}
