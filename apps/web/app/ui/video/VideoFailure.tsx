import type { ReactNode } from "react";

export interface VideoPlayerProps {
  readonly url: string;
  readonly subject: string;
  /** Second, from the start of the video, at which the combo is over. */
  readonly endTime: number | undefined;
}

interface VideoFailureProps {
  readonly url: string;
  readonly said: { readonly before: string; readonly link: string; readonly after: string };
}

/** With the way to the video itself. */
export function VideoFailure({ url, said: { before, link, after } }: VideoFailureProps): ReactNode {
  return (
    <p role="alert">
      {before}
      <a href={url}>{link}</a>
      {after}
    </p>
  );
}
