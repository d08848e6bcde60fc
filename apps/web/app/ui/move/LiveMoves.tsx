import type { FrameFacts } from "@tactician/contract";
import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from "react";
import { usePart } from "../../lib/use-part.ts";
import { MoveContext } from "./move-context.ts";
import { listenForMoveIntent, type MoveIntent, moveOf } from "./move-intent.ts";

interface ShownMove {
  readonly anchor: HTMLElement;
  /** Pressed, not merely passed over: it stays until it is closed. */
  readonly isPinned: boolean;
  /** Pressed with the keyboard: reading goes on inside. */
  readonly takesFocus: boolean;
}

interface LiveMovesProps {
  /** Whose moves they are, where they are all one character's; otherwise an element above a move says so as `data-character`. */
  readonly characterId?: string;
  readonly stances: readonly string[];
  readonly frameData: Readonly<Record<string, readonly FrameFacts[]>>;
  /** The frame data of a move's element, where the same command means different moves: one page, many characters. */
  readonly factsOf?: (move: HTMLElement) => readonly FrameFacts[];
  readonly children: ReactNode;
}

const fetchFacts = () => import("./MoveFacts.tsx").then(({ MoveFacts }) => MoveFacts);

/**
 * Makes every move inside it answer with its frame data: one popover for all of them, loaded when somebody first comes
 * near a move. The children never render again because of it.
 */
export function LiveMoves({ characterId, stances, frameData, factsOf, children }: LiveMovesProps): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const intent = useRef<MoveIntent>(undefined);
  const [shown, setShown] = useState<ShownMove>();
  // A chunk that does not arrive leaves the sheet as it is; the next approach asks again.
  const { Component: Facts, load } = usePart(fetchFacts);
  const knowledge = useMemo(() => ({ stances, frameData }), [stances, frameData]);

  // Before the first paint of a sheet: nobody can come near a move that does not listen yet.
  useLayoutEffect(() => {
    if (root.current === null) return;
    intent.current = listenForMoveIntent(root.current, {
      onApproach: load,
      onPreview: (anchor) =>
        setShown((now) => (now?.isPinned ? now : { anchor, isPinned: false, takesFocus: false })),
      onOpen: (anchor, pressedBy) => {
        // A press made before the page lived comes without an approach.
        load();
        setShown((now) => {
          if (now?.isPinned && now.anchor === anchor) return undefined;
          return { anchor, isPinned: true, takesFocus: pressedBy === "keyboard" };
        });
      },
      onLeave: () => setShown((now) => (now?.isPinned ? now : undefined)),
    });
    return () => intent.current?.stop();
  }, [load]);

  const close = () => setShown(undefined);
  const closeToAnchor = () => {
    intent.current?.expectFocusBack();
    shown?.anchor.focus({ preventScroll: true });
    setShown(undefined);
  };

  return (
    <MoveContext value={knowledge}>
      <div ref={root} data-character={characterId}>
        {children}
      </div>
      {Facts === undefined ? undefined : (
        <Facts
          anchor={shown?.anchor}
          takesFocus={shown?.takesFocus ?? false}
          factsOf={factsOf ?? ((move) => ownFacts(frameData, move.dataset.move ?? ""))}
          isOwnPress={(target) => moveOf(target) !== undefined}
          onClose={close}
          onCloseToAnchor={closeToAnchor}
          onStay={() => intent.current?.stay()}
          onLeave={() => intent.current?.leave()}
        />
      )}
    </MoveContext>
  );
}

function ownFacts(frameData: LiveMovesProps["frameData"], move: string): readonly FrameFacts[] {
  return (Object.hasOwn(frameData, move) ? frameData[move] : undefined) ?? [];
}
