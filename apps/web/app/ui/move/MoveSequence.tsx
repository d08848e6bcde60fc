import { restAfter, splitSteps } from "@tactician/notation";
import { Fragment, type ReactNode } from "react";
import * as words from "../words.ts";
import { Move } from "./Move.tsx";

interface MoveSequenceProps {
  readonly steps: readonly string[];
  /** The moves that each lead to it: what a step in brackets repeats of them is not written again, `then 4` for `(db 4) 4`. */
  readonly after?: readonly string[];
}

/** The steps of a route, one after another, joined by 'into' arrows: `["df 2 4", "b f 2 3 ~F", "ZEN u 1 t"]`. */
export function MoveSequence({ steps, after = [] }: MoveSequenceProps): ReactNode {
  const moves = steps.flatMap(splitSteps);
  const [first] = moves;
  const rests = new Set(after.map((move) => first && restAfter(first, move)));
  const [rest] = rests.size === 1 ? rests : [];
  // Most sequences on a sheet are one move, and need no elements to hold them together.
  if (first !== undefined && moves.length === 1) return <FirstMove notation={first} rest={rest} />;
  return (
    <span className="sequence">
      {moves.map((step, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same step may be in a route twice, in a fixed order
        <Fragment key={index}>
          {index > 0 ? " " : ""}
          <span className="sequence-step">
            {index > 0 ? <IntoArrow /> : undefined}
            {index > 0 ? <Move notation={step} /> : <FirstMove notation={step} rest={rest} />}
          </span>
        </Fragment>
      ))}
    </span>
  );
}

function FirstMove({ notation, rest }: { notation: string; rest: string | undefined }): ReactNode {
  if (rest === undefined) return <Move notation={notation} />;
  return (
    <>
      <span className="move-word">{words.thenMove}</span> <Move notation={notation} shown={rest} />
    </>
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
