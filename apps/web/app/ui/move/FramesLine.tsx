import { Fragment, type ReactNode, use } from "react";
import { MoveContext } from "../../live/move-context.tsx";
import styles from "./FramesLine.module.css";
import { framesWords } from "./frames-words.ts";

interface FramesLineProps {
  readonly notation: string;
  readonly lead?: string;
  /** Whether a counter hit is what the move is there for. */
  readonly counterHit?: boolean;
}

/** A move's frames in one line, `Poke 13 frames · -3 on block · +5 on hit`; without a lead nothing where the page has no frame data of it. */
export function FramesLine({ notation, lead, counterHit = false }: FramesLineProps): ReactNode {
  const { frameData } = use(MoveContext);
  const moves = Object.hasOwn(frameData, notation) ? (frameData[notation] ?? []) : [];
  const words = framesWords(moves, counterHit);
  if (words.length === 0 && lead === undefined) return undefined;
  return (
    <span className={styles.frames}>
      {lead === undefined ? undefined : <strong>{lead}</strong>}{" "}
      {words.map(({ text, tone }, index) => (
        <Fragment key={text}>
          {index > 0 ? " · " : ""}
          <span data-tone={tone}>{text}</span>
        </Fragment>
      ))}
    </span>
  );
}
