import type { PadAsk, PadFrame } from "@tactician/drills";
import { useEffect, useEffectEvent, useState } from "react";

export interface PadInputProps {
  /** The options of the open card, `"next"` while its result is shown, or nothing; the same object as long as it is the same ask. */
  readonly ask: PadAsk | undefined;
  readonly onChoose: (place: number) => void;
  /** Up and down have come to this option of a list: give it the focus. */
  readonly onPoint: (place: number) => void;
  readonly onNext: () => void;
}

/**
 * Looks at every connected pad each time the screen is drawn, while `isWanted`, and tells whether there is one. Browsers show a pad
 * only once one of its buttons was pressed. Without a pad nothing runs; one that is pulled out is simply not there any more.
 */
export function usePad(isWanted: boolean, onLook: (pad: number, frame: PadFrame) => void = ignore): boolean {
  const [isThere, setThere] = useState(() => connectedPads().length > 0);
  const look = useEffectEvent(onLook);

  useEffect(() => {
    const tell = () => setThere(connectedPads().length > 0);
    tell();
    addEventListener("gamepadconnected", tell);
    addEventListener("gamepaddisconnected", tell);
    return () => {
      removeEventListener("gamepadconnected", tell);
      removeEventListener("gamepaddisconnected", tell);
    };
  }, []);

  useEffect(() => {
    if (!isWanted || !isThere) return undefined;
    let request = requestAnimationFrame(lookAtAll);
    function lookAtAll() {
      const pads = connectedPads();
      if (pads.length === 0) return setThere(false);
      const time = performance.now();
      for (const { index, buttons, axes } of pads)
        look(index, { time, buttons: buttons.map(({ pressed }) => pressed), axes });
      request = requestAnimationFrame(lookAtAll);
    }
    return () => cancelAnimationFrame(request);
  }, [isWanted, isThere]);

  return isThere;
}

const ignore = () => {};

/** A browser may have no pads, and a page in a frame may not be allowed to ask. */
export function connectedPads(): Gamepad[] {
  try {
    return navigator.getGamepads().filter((pad) => pad?.connected === true) as Gamepad[];
  } catch {
    return [];
  }
}
