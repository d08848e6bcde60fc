import { type ReactNode, use } from "react";
import { MoveContext } from "../../live/move-context.tsx";
import styles from "./FramesLine.module.css";
import { MoveNumbers } from "./MoveRow.tsx";

interface FramesLineProps {
  readonly notation: string;
  readonly lead?: string;
  /** Whether a counter hit is what the move is there for. */
  readonly counterHit?: boolean;
}

/**
 * A move's numbers in one line, `Poke i13 -3 +5 14`; without a lead nothing where the page has no frame data of it. Of several moves
 * the first says when it hits, the last what it leaves.
 */
export function FramesLine({ notation, lead, counterHit }: FramesLineProps): ReactNode {
  const { frameData } = use(MoveContext);
  const moves = Object.hasOwn(frameData, notation) ? (frameData[notation] ?? []) : [];
  const last = moves.at(-1);
  const startup = moves.find((move) => move.startup !== undefined)?.startup;
  if (last === undefined && lead === undefined) return undefined;
  return (
    <span className={styles.frames} data-of={moves.length === 1 ? last?.id : undefined}>
      {lead === undefined ? undefined : <strong>{lead} </strong>}
      {last === undefined ? undefined : <MoveNumbers facts={{ ...last, startup }} counterHit={counterHit} />}
    </span>
  );
}
