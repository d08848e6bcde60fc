import type { PopulationMatchups } from "@tactician/contract";
import type { RosterCharacter } from "@tactician/game";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import { PictureMark } from "../../../ui/picture/PictureMark.tsx";
import { countWords, filterWords, reliabilityWords, SAMPLE_WORDS } from "../core/world-words.ts";
import styles from "./ChartPicture.module.css";
import { drawMatchups } from "./draw-matchups.ts";

interface ChartPictureProps {
  readonly answer: PopulationMatchups;
  readonly characters: readonly RosterCharacter[];
  readonly isSample: boolean;
  readonly onRendered: (picture: HTMLElement) => void;
}

/**
 * The chart as a saved picture shows it, with what has to be known to read it. The cells are painted onto a canvas: copying 1,764 elements
 * with their styles takes a phone seconds.
 */
export function ChartPicture({ answer, characters, isSample, onRendered }: ChartPictureProps): ReactNode {
  const picture = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn once, and then it is a picture
  useLayoutEffect(() => {
    if (canvas.current === null || picture.current === null) return;
    drawMatchups(canvas.current, answer, characters);
    onRendered(picture.current);
  }, []);
  const unreliable = reliabilityWords(answer);
  return (
    <div ref={picture} className={styles.picture}>
      <p className={styles.title}>World matchups</p>
      {isSample && <p className={styles.warning}>{SAMPLE_WORDS}</p>}
      <p>
        Matches of 100 that the character of the row wins against the one of the column, at even ratings.{" "}
        {filterWords(answer)}. {countWords(answer, isSample)}
      </p>
      {unreliable !== "" && <p className={styles.warning}>{unreliable}</p>}
      <canvas ref={canvas} className={styles.chart} />
      <p className={styles.quiet}>
        Blue is ahead, orange behind; without colour even is within the range of what is likely.
      </p>
      <PictureMark />
    </div>
  );
}
