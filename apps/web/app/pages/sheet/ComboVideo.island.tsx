import { island } from "../../live/island.tsx";
import { usePart } from "../../live/use-part.ts";
import type { VideoPlayerProps } from "../../ui/video/VideoFailure.tsx";
import * as words from "./words.ts";

const fetchVideoToggle = () =>
  import("../../ui/video/VideoToggle.tsx").then(({ VideoToggle }) => VideoToggle);

/** A link, until the button that plays the video in place has arrived: few combos have one, so few pages carry it. */
function ComboVideo(video: VideoPlayerProps) {
  const { Component } = usePart(fetchVideoToggle, true);
  if (Component !== undefined) return <Component {...video} />;
  return (
    <a className="target" href={video.url} target="_blank" rel="noopener noreferrer">
      {words.watchVideo}
      <span className="visually-hidden">{words.watchVideoSpoken(video.subject)}</span>
    </a>
  );
}

export default island("pages/sheet/ComboVideo", "idle", ComboVideo);
