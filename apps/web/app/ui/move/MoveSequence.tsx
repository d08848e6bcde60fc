import { splitSteps } from "@tactician/notation";
import { Fragment, type ReactNode } from "react";
import { Move } from "./Move.tsx";

/** The steps of a route, one after another, joined by 'into' arrows: `["df 2 4", "b f 2 3 ~F", "ZEN u 1 t"]`. */
export function MoveSequence({ steps }: { steps: readonly string[] }): ReactNode {
  const moves = steps.flatMap(splitSteps);
  const [only] = moves;
  // Most sequences on a sheet are one move, and need no elements to hold them together.
  if (only !== undefined && moves.length === 1) return <Move notation={only} />;
  return (
    <span className="sequence">
      {moves.map((step, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same step may be in a route twice, in a fixed order
        <Fragment key={index}>
          {index > 0 ? " " : ""}
          <span className="sequence-step">
            {index > 0 ? <IntoArrow /> : undefined}
            <Move notation={step} />
          </span>
        </Fragment>
      ))}
    </span>
  );
}

/** Copies as `into`; a screen reader hears only the moves. */
export function IntoArrow(): ReactNode {
  return (
    <>
      <span className="mi mi-into" aria-hidden="true">
        into
      </span>{" "}
    </>
  );
}
