import { useEffect, useRef, useState } from "react";
import { island } from "../live/island.tsx";
import { usePart } from "../live/use-part.ts";
import { IconButton } from "../ui/IconButton.tsx";
import { PartFailure } from "../ui/state/PartFailure.tsx";
import * as words from "./words.ts";

const fetchDialog = () => import("./SearchDialog.tsx").then((module) => module.SearchDialog);

/** Opens the search over everything, as Ctrl+K (⌘K) does anywhere on the site. Its code arrives at the first touch of the button. */
function SearchButton() {
  // The compiler would add to every page more than it saves here.
  "use no memo";

  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { Component, state, load } = usePart(fetchDialog);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
      if (key.toLowerCase() !== "k" || !(ctrlKey || metaKey) || altKey || shiftKey) return;
      event.preventDefault();
      load();
      setOpen(true);
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [load]);

  return (
    <>
      <IconButton
        label={words.search}
        path="M16.5 16.5L21 21M10.5 17.5a7 7 0 1 0 0-14a7 7 0 0 0 0 14z"
        ref={button}
        isBusy={isOpen && state === "loading"}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={load}
        onFocus={load}
        onClick={() => {
          load();
          // Pressed once more before it has arrived, it is still wanted.
          setOpen(Component === undefined || !isOpen);
        }}
      />
      {state === "failed" && <PartFailure part={words.searchPart} />}
      {Component && <Component isOpen={isOpen} onOpenChange={setOpen} opener={button} />}
    </>
  );
}

export default island("search/SearchButton", "touch", SearchButton);
