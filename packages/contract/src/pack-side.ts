import { type Advantage, endsLow, worstFirst } from "@tactician/game";
import type { MatchupSide, PackedSide } from "./matchup-answers.ts";

type Situation = MatchupSide["situations"][number];
type PackedSituation = PackedSide["situations"][number];

/**
 * A side as it travels, a tenth shorter: what the reader knows from other fields is absent, alike moves and alike fields stand together.
 * Pages of earlier releases read it too, so what they ask for is there.
 */
export function packSide({ _id, name, checkedAgainst, situations, ...rest }: MatchupSide): PackedSide {
  const byMove = situations.toSorted((a, b) => (a.move < b.move ? -1 : 1));
  return { _id, name, checkedAgainst, situations: byMove.map(packSituation), ...rest };
}

function packSituation({ isLow, block, waysOut, goesOn, ...situation }: Situation): PackedSituation {
  const { id, move, levels, from, isString, isUnsafe, worstFrames, frames, ...rest } = situation;
  const isUsual = JSON.stringify(block) === JSON.stringify(usualBlock(situation));
  return {
    ...{ id, move, levels },
    ...(block !== undefined && !isUsual && { block }),
    ...{ from, isString, isUnsafe, worstFrames, frames, ...rest },
    waysOut: waysOut.map(({ evidence, ...way }) => ({ ...way, ...(evidence !== "frames" && { evidence }) })),
    ...(goesOn !== undefined && { goesOn }),
  };
}

/** The same as it was packed, the worst first. Documents of earlier releases have all fields already. */
export function unpackSide({ situations, ...side }: PackedSide): MatchupSide {
  return { ...side, situations: situations.map(unpackSituation).sort(worstFirst) };
}

function unpackSituation({ waysOut, isLow, ...packed }: PackedSituation): Situation {
  const block = usualBlock(packed);
  return {
    isLow: isLow ?? endsLow(packed.levels),
    ...(block !== undefined && { block }),
    ...packed,
    waysOut: waysOut.map(({ evidence, ...way }) => ({ ...way, evidence: evidence ?? "frames" })),
  };
}

/** The advantage on block that says no more than the frames and how one stands; none where there is no disadvantage. */
function usualBlock(situation: Pick<Situation, "frames" | "worstFrames" | "from">): Advantage | undefined {
  const { frames, worstFrames, from } = situation;
  if (worstFrames === 0) return undefined;
  return {
    min: -worstFrames,
    ...(frames < worstFrames && { max: 0 - frames }),
    ...(from === "crouching" && { effects: ["crouching"] }),
  };
}
