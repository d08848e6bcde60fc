import { type ReactNode, useRef, useState } from "react";
import { hasReachedEnd } from "./reached-end.ts";
import styles from "./Video.module.css";
import { VOLUME } from "./volume.ts";

interface FilePlayerProps {
  readonly url: string;
  /** Second, from the start of the video, at which the combo is over. */
  readonly endTime: number | undefined;
}

/** A video file: it plays at once, quietly, and pauses where the combo is over. */
export function FilePlayer({ url, endTime }: FilePlayerProps): ReactNode {
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
    // biome-ignore lint/a11y/useMediaCaption: combos are shown without a word spoken
    <video
      ref={playQuietly}
      src={url}
      className={styles.player}
      controls
      playsInline
      autoPlay
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

function playQuietly(video: HTMLVideoElement | null): void {
  if (video !== null) video.volume = VOLUME;
}
