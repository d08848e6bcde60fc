import { FRAMES_PATH, type MovePage as MovePageDocument } from "@tactician/contract";
import type { ReactNode } from "react";
import { MovePage } from "./MovePage.tsx";

export default function PageOfMove({ page }: { page: MovePageDocument | undefined }) {
  return page === undefined ? <MoveNotKept /> : <MovePage page={page} />;
}

/** For the shell, which the service worker shows where there is no connection and this page was never opened. */
function MoveNotKept(): ReactNode {
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
