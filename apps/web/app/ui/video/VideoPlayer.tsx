import { findVideo } from "@tactician/contract";
import type { ReactNode } from "react";
import { FilePlayer } from "./FilePlayer.tsx";
import { OutsidePlayer } from "./OutsidePlayer.tsx";

export interface VideoPlayerProps {
  readonly url: string;
  /** What the video shows: `up forward plus 4`. */
  readonly subject: string;
  /** Second, from the start of the video, at which the combo is over. */
  readonly endTime: number | undefined;
}

/** The player that fits an address: of a known video host, or of a file. */
export function VideoPlayer({ url, subject, endTime }: VideoPlayerProps): ReactNode {
  const video = findVideo(url);
  if (video === undefined) return <FilePlayer url={url} endTime={endTime} />;
  return <OutsidePlayer video={video} subject={subject} endTime={endTime} />;
}
