import { findVideo, type OutsideVideo, providerName } from "@tactician/contract";
import { type ReactNode, useEffect, useRef, useState } from "react";
import * as words from "../words.ts";
import { hasReachedEnd, OUTSIDE_HOSTS, readMessage, VOLUME } from "./outside-hosts.ts";
import styles from "./Video.module.css";
import { VideoFailure, type VideoPlayerProps } from "./VideoFailure.tsx";

export function VideoPlayer({ url, subject, endTime }: VideoPlayerProps): ReactNode {
  const video = findVideo(url);
  if (video === undefined) return <FilePlayer url={url} endTime={endTime} />;
  return <OutsidePlayer video={video} subject={subject} endTime={endTime} />;
}

/** A video file: it plays at once, quietly, and pauses where the combo is over. */
function FilePlayer({ url, endTime }: Omit<VideoPlayerProps, "subject">): ReactNode {
  const [hasFailed, setFailed] = useState(false);
  const previousTime = useRef(0);

  if (hasFailed) return <VideoFailure url={url} said={words.videoFailed} />;
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

/** A frame may not listen yet when it has loaded, so the greeting is said again until it answers. */
const GREET_EVERY_MS = 300;
const MOST_GREETINGS = 30;

/** The player of a video host in its frame: it plays at once, quietly, and pauses where the combo is over. */
function OutsidePlayer(props: Omit<VideoPlayerProps, "url"> & { video: OutsideVideo }): ReactNode {
  const { video, subject, endTime } = props;
  const [hasFailed, setFailed] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  const host = OUTSIDE_HOSTS[video.provider];
  const name = providerName(video.provider);

  useEffect(() => {
    const player = frame.current;
    if (player === null) return;
    return talkTo(player, host, endTime, () => setFailed(true));
  }, [host, endTime]);

  if (hasFailed) return <VideoFailure url={video.url} said={words.videoFailed} />;
  return (
    <iframe
      ref={frame}
      className={styles.player}
      src={host.embedUrl(video, location.origin)}
      data-phrase=""
      title={words.videoTitle(name, subject)}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
      sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation"
    />
  );
}

function talkTo(
  frame: HTMLIFrameElement,
  host: (typeof OUTSIDE_HOSTS)[keyof typeof OUTSIDE_HOSTS],
  endTime: number | undefined,
  onFailure: () => void,
): () => void {
  let previousTime = 0;
  let greetings = 0;
  const say = (message: unknown) => frame.contentWindow?.postMessage(message, host.origin);
  const greeting = setInterval(() => {
    if (greetings++ >= MOST_GREETINGS) clearInterval(greeting);
    // Before the player's own page is in the frame, a message to its origin would be refused with a warning.
    else if (isLoaded) host.greetings.forEach(say);
  }, GREET_EVERY_MS);
  let isLoaded = false;
  const load = () => {
    isLoaded = true;
  };
  const listen = ({ origin, source, data }: MessageEvent) => {
    if (origin !== host.origin || source !== frame.contentWindow) return;
    const message = readMessage(data);
    if (message === undefined) return;
    clearInterval(greeting);
    const { isReady, hasFailed, time } = host.read(message);
    if (isReady) say(host.setVolume(VOLUME));
    if (hasFailed) onFailure();
    if (time === undefined) return;
    if (hasReachedEnd(previousTime, time, endTime)) say(host.pause);
    previousTime = time;
  };
  const listening = new AbortController();
  const { signal } = listening;
  frame.addEventListener("load", load, { signal });
  window.addEventListener("message", listen, { signal });
  return () => {
    clearInterval(greeting);
    listening.abort();
  };
}
