import type { OutsideVideo, VideoPreview } from "@tactician/contract";
import { type RefObject, useEffect, useState } from "react";
import { fetchVideoPreview } from "../../lib/api.ts";

/** Asked for a little before the button is on the screen. */
const NEAR = "300px";

/** What the video behind a button is called, once the button comes near the window; nothing when that is not to be had. */
export function useVideoPreview(
  video: OutsideVideo,
  button: RefObject<HTMLElement | null>,
): VideoPreview | undefined {
  const [preview, setPreview] = useState<VideoPreview>();
  const { url } = video;

  useEffect(() => {
    const element = button.current;
    if (element === null) return;
    let isGone = false;
    const near = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        near.disconnect();
        fetchVideoPreview(url).then(
          (found) => {
            if (!isGone) setPreview(found);
          },
          // An ornament: the button says what it does without it.
          () => undefined,
        );
      },
      { rootMargin: NEAR },
    );
    near.observe(element);
    return () => {
      isGone = true;
      near.disconnect();
    };
  }, [url, button]);

  return preview;
}
