import { type ComponentType, type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { usePart } from "../live/use-part.ts";
import { IconButton } from "./IconButton.tsx";
import { PartFailure } from "./state/PartFailure.tsx";

/** What a menu, a dialog or a popover gets from the button that opens it. */
export interface OverlayProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** The button: a popover is at it, and it gets the focus back. */
  readonly opener: RefObject<HTMLElement | null>;
}

interface OverlayButtonProps {
  /** What opens, as a failure names it: `The menu`. */
  readonly part: string;
  /** Fetches the code of what opens; a constant. */
  readonly fetchPart: () => Promise<ComponentType<OverlayProps>>;
  readonly label: string;
  readonly text?: string;
  /** Stroke of the icon on a 24 unit grid. */
  readonly path: string;
  /** Keys that open it anywhere on the site, as assistive technology names them, and how to tell them; a constant. */
  readonly shortcut?: { readonly keys: string; readonly isPressed: (event: KeyboardEvent) => boolean };
}

/** A button of the bar and what it opens, whose code arrives at the first touch of the button. */
export function OverlayButton({ part, fetchPart, shortcut, ...look }: OverlayButtonProps): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { Component, state, load } = usePart(fetchPart);

  useEffect(() => {
    if (shortcut === undefined) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (!shortcut.isPressed(event)) return;
      event.preventDefault();
      load();
      setOpen(true);
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [shortcut, load]);

  return (
    <>
      <IconButton
        {...look}
        ref={button}
        isBusy={isOpen && state === "loading"}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-keyshortcuts={shortcut?.keys}
        onPointerEnter={load}
        onFocus={load}
        onClick={() => {
          load();
          // Pressed once more before it has arrived, it is still wanted.
          setOpen(Component === undefined || !isOpen);
        }}
      />
      {state === "failed" && <PartFailure part={part} />}
      {Component && <Component isOpen={isOpen} onOpenChange={setOpen} opener={button} />}
    </>
  );
}
