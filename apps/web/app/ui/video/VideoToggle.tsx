import { findVideo, type OutsideVideo, providerName } from "@tactician/contract";
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from "react";
import { besideApi, fetchVideoPreview } from "../../base/api.ts";
import { useAsync } from "../../live/use-async.ts";
import { type Part, usePart } from "../../live/use-part.ts";
import { whenNear } from "../../live/when-near.ts";
import * as words from "../words.ts";
import styles from "./Video.module.css";
import { VideoFailure, type VideoPlayerProps } from "./VideoFailure.tsx";

const fetchPlayer = () => import("./VideoPlayer.tsx").then(({ VideoPlayer }) => VideoPlayer);

/**
 * A button that opens the combo's video in place. For a video of a known host it shows title and still picture, both
 * through our own server; nothing of a player, ours or theirs, is loaded before somebody presses it.
 */
export function VideoToggle({ subject, url, endTime }: VideoPlayerProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const player = usePart(fetchPlayer, isOpen);
  const frameId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const video = findVideo(url);

  const sign = <span className={isOpen ? styles.stopSign : styles.playSign} aria-hidden="true" />;
  const name = (
    <span>
      {isOpen ? words.hideVideo : words.watchVideo}
      <span className="visually-hidden" data-phrase="" suppressHydrationWarning>
        {words.ofSubject(subject)}
      </span>
    </span>
  );
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={frameId}
        onClick={() => setOpen(!isOpen)}
      >
        {video === undefined ? (
          <>
            {sign}
            {name}
          </>
        ) : (
          <Preview video={video} button={button} sign={sign} name={name} />
        )}
      </button>
      <div id={frameId} className={styles.frame} hidden={!isOpen}>
        {isOpen ? <PlayerArea player={player} url={url} subject={subject} endTime={endTime} /> : undefined}
      </div>
    </>
  );
}

interface PreviewProps {
  readonly video: OutsideVideo;
  readonly button: RefObject<HTMLElement | null>;
  readonly sign: ReactNode;
  readonly name: ReactNode;
}

/** The places of picture and title are kept from the start; what is not to be had leaves them as they were. */
function Preview({ video, button, sign, name }: PreviewProps): ReactNode {
  const preview = useVideoPreview(video, button);
  const [isMissing, setMissing] = useState(false);
  const thumbnail = isMissing ? undefined : preview?.thumbnail;
  return (
    <>
      <span className={styles.still}>
        {thumbnail === undefined ? undefined : (
          <img src={besideApi(thumbnail)} alt="" width={112} height={63} onError={() => setMissing(true)} />
        )}
        <span className={styles.signPlace}>{sign}</span>
      </span>
      <span className={styles.words}>
        {" "}
        {name}
        <span className={styles.title}>{preview?.title ?? words.onHost(providerName(video.provider))}</span>
      </span>
    </>
  );
}

function PlayerArea(props: VideoPlayerProps & { player: Part<VideoPlayerProps> }): ReactNode {
  const { player, ...video } = props;
  if (player.Component !== undefined) return <player.Component {...video} />;
  if (player.state === "failed") return <VideoFailure url={video.url} said={words.playerFailed} />;
  return <p role="status">{words.loadingPlayer}</p>;
}

/** Asked for a little before the button is on the screen. */
const NEAR = "300px";

/** What the video behind a button is called, once the button comes near the window; nothing when that is not to be had. */
function useVideoPreview({ url }: OutsideVideo, button: RefObject<HTMLElement | null>) {
  const [isNear, setNear] = useState(false);

  useEffect(() => whenNear(button.current, NEAR, () => setNear(true)), [button]);

  // An ornament: a failure is neither shown nor logged, the button says what it does without it.
  return useAsync(isNear ? url : undefined, () => fetchVideoPreview(url)).value;
}
