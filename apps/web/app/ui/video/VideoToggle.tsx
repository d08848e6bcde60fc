import { type ComponentType, type ReactNode, useId, useState } from "react";
import styles from "./Video.module.css";
import type { VideoPlayerProps } from "./VideoPlayer.tsx";

interface VideoToggleProps extends VideoPlayerProps {
  /** What the video shows, for the button's name: `up forward plus 4`. */
  readonly subject: string;
}

type PlayerState = ComponentType<VideoPlayerProps> | "loading" | "failed";

/** A button that opens the combo's video in place. Nothing of a player is loaded before somebody asks for it. */
export function VideoToggle({ subject, url, endTime }: VideoToggleProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const [Player, setPlayer] = useState<PlayerState>("loading");
  const frameId = useId();

  const toggle = () => {
    setOpen(!isOpen);
    if (isOpen || typeof Player !== "string") return;
    setPlayer("loading");
    import("./VideoPlayer.tsx").then(
      ({ VideoPlayer }) => setPlayer(() => VideoPlayer),
      () => setPlayer("failed"),
    );
  };

  return (
    <>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={frameId}
        onClick={toggle}
      >
        <span className={isOpen ? styles.stopSign : styles.playSign} aria-hidden="true" />
        {isOpen ? "Hide video" : "Watch video"}
        <span className="visually-hidden"> of {subject}</span>
      </button>
      <div id={frameId} className={styles.frame} hidden={!isOpen}>
        {isOpen ? <PlayerArea player={Player} url={url} endTime={endTime} /> : undefined}
      </div>
    </>
  );
}

function PlayerArea({ player: Player, url, endTime }: VideoPlayerProps & { player: PlayerState }): ReactNode {
  if (Player === "loading") return <p role="status">Loading the video player...</p>;
  if (Player === "failed") {
    return (
      <p role="alert">
        The video player did not load. Close and open it to try again, or{" "}
        <a href={url}>open the video itself</a>.
      </p>
    );
  }
  return <Player url={url} endTime={endTime} />;
}
