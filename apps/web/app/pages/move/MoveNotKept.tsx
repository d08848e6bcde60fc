import { FRAMES_PATH } from "@tactician/contract";
import type { ReactNode } from "react";

/** For the shell, which the service worker shows where there is no connection and this page was never opened. */
export function MoveNotKept(): ReactNode {
  return (
    <>
      <h1>This move is not on your device</h1>
      <p>Pages of moves are kept once they were opened. Without a connection this one cannot be fetched.</p>
      <p>
        <a href={FRAMES_PATH}>Frame data that you have opened before</a> may be there.
      </p>
    </>
  );
}
