import type { FrameFacts } from "@tactician/contract";
import type { CharacterId } from "@tactician/game";
import { type ReactNode, use, useEffect, useMemo } from "react";
import { PageContext } from "../../live/island.tsx";
import { MoveContext } from "../../live/move-context.tsx";
import { answerMoves, ownFacts } from "../../moves/facts/move-facts.ts";

interface LiveMovesProps {
  /** Whose moves they are, where they are all one character's; otherwise an element above a move says so as `data-character`. */
  readonly characterId?: CharacterId;
  readonly stances: readonly string[];
  readonly frameData: Readonly<Record<string, readonly FrameFacts[]>>;
  /** The frame data of a move's element, where the same command means different moves: one page, many characters. */
  readonly factsOf?: (move: HTMLElement) => readonly FrameFacts[];
  readonly children: ReactNode;
}

export function LiveMoves({ characterId, stances, frameData, factsOf, children }: LiveMovesProps): ReactNode {
  const knowledge = useMemo(() => ({ stances, frameData }), [stances, frameData]);
  use(PageContext)?.knowMoves(knowledge);
  useEffect(
    () => answerMoves({ stances, factsOf: factsOf ?? ((move) => ownFacts(frameData, move)) }),
    [stances, frameData, factsOf],
  );
  return (
    <MoveContext value={knowledge}>
      <div data-character={characterId}>{children}</div>
    </MoveContext>
  );
}
