import type { ReactNode } from "react";
import { chartOrder } from "../core/matchup-table.ts";
import { CHART_WIDTH, drawMatchups } from "./draw-matchups.ts";
import styles from "./WorldPicture.module.css";
import { type PictureContent, WorldPicture } from "./WorldPicture.tsx";

/**
 * The whole chart, in the order in which it is shown. The cells are painted onto a canvas: copying 1,764 elements with their
 * styles takes a phone seconds.
 */
export function ChartPicture(content: PictureContent): ReactNode {
  const { answer, address } = content;
  const characters = chartOrder(address.order, answer.characters);
  return (
    <WorldPicture
      {...content}
      title="World matchups"
      numbers="Matches of 100 that the character of the row wins against the one of the column, at even ratings."
      legend="Blue is ahead, orange behind; without colour even is within the range of what is likely."
      width={CHART_WIDTH}
    >
      <canvas
        ref={(canvas) => void (canvas && drawMatchups(canvas, answer, characters))}
        className={styles.fixed}
        style={{ minInlineSize: CHART_WIDTH, maxInlineSize: CHART_WIDTH }}
      />
    </WorldPicture>
  );
}
