import type { OutsideVideo, VideoPreview } from "@tactician/contract";
import { type RefObject, useEffect, useState } from "react";
import { fetchVideoPreview } from "../../base/api.ts";
import { useAsync } from "../../live/use-async.ts";

/** Asked for a little before the button is on the screen. */
const NEAR = "300px";

/** What the video behind a button is called, once the button comes near the window; nothing when that is not to be had. */
export function useVideoPreview(
  { url }: OutsideVideo,
  button: RefObject<HTMLElement | null>,
): VideoPreview | undefined {
  const [isNear, setNear] = useState(false);

  useEffect(() => {
    const element = button.current;
    if (element === null) return;
    const near = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        near.disconnect();
        setNear(true);
      },
      { rootMargin: NEAR },
    );
    near.observe(element);
    return () => near.disconnect();
  }, [button]);

  // An ornament: a failure is neither shown nor logged, the button says what it does without it.
  return useAsync(isNear ? url : undefined, () => fetchVideoPreview(url)).value;
}
