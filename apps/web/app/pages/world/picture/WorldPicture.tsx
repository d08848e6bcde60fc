import type { PopulationMatchups } from "@tactician/contract";
import type { ReactNode } from "react";
import { PictureMark } from "../../../ui/picture/PictureMark.tsx";
import type { WorldAddress } from "../core/world-address.ts";
import { countWords, filterWords, reliabilityWords, SAMPLE_WORDS } from "../core/world-words.ts";
import styles from "./WorldPicture.module.css";

/** What a picture is made of. */
export interface PictureContent {
  readonly answer: PopulationMatchups;
  /** What of it is shown. */
  readonly address: WorldAddress;
  readonly onRendered: (picture: HTMLElement) => void;
}

interface WorldPictureProps extends PictureContent {
  readonly title: string;
  /** What its numbers are, as a sentence. */
  readonly numbers: string;
  /** How to read it, below what it shows. */
  readonly legend: string;
  /** Of what it shows, in pixels. */
  readonly width: number;
  readonly children: ReactNode;
}

/** Room in pixels between what is shown and the edge at each side. */
const EDGE = 24;

/** What the world's matches say as a saved picture shows it, with what has to be known to read it. */
export function WorldPicture(props: WorldPictureProps): ReactNode {
  const { answer, address, onRendered, title, numbers, legend, width, children } = props;
  const unreliable = reliabilityWords(answer);
  const whole = width + 2 * EDGE;
  return (
    <div
      ref={(picture) => void (picture && onRendered(picture))}
      className={styles.picture}
      style={{ minInlineSize: whole, maxInlineSize: whole }}
    >
      <p className={styles.title}>{title}</p>
      {address.isSample && <p className={styles.warning}>{SAMPLE_WORDS}</p>}
      <p>
        {numbers} {filterWords(answer)}. {countWords(answer, address.isSample)}
      </p>
      {unreliable !== "" && <p className={styles.warning}>{unreliable}</p>}
      {children}
      <p className={styles.quiet}>{legend}</p>
      <PictureMark />
    </div>
  );
}
