import { type ReactNode, useRef, useState } from "react";
import ReactPlayer from "react-player";
import { hasReachedEnd } from "./reached-end.ts";
import styles from "./Video.module.css";

export interface VideoPlayerProps {
  readonly url: string;
  /** Second, from the start of the video, at which the combo is over. */
  readonly endTime: number | undefined;
}

const VOLUME = 0.3;

/** The video itself: it plays at once, quietly, and pauses where the combo is over. */
export function VideoPlayer({ url, endTime }: VideoPlayerProps): ReactNode {
  const [hasFailed, setFailed] = useState(false);
  const previousTime = useRef(0);

  if (hasFailed) {
    return (
      <p role="alert">
        This video cannot be played here. <a href={url}>Open the video itself</a>.
      </p>
    );
  }
  return (
    <ReactPlayer
      src={url}
      className={styles.player}
      width="100%"
      height="100%"
      controls
      playsInline
      autoPlay
      volume={VOLUME}
      onError={() => setFailed(true)}
      onTimeUpdate={({ currentTarget }) => {
        if (hasReachedEnd(previousTime.current, currentTarget.currentTime, endTime)) {
          currentTarget.pause();
        }
        previousTime.current = currentTarget.currentTime;
      }}
    />
  );
}
