import { useEffect, useRef, useState } from "react";
import { usePart } from "../../lib/use-part.ts";
import { IconButton } from "../../ui/IconButton.tsx";
import { PartFailure } from "../../ui/PartFailure.tsx";

const fetchDialog = () => import("./SearchDialog.tsx").then((module) => module.SearchDialog);

/** Opens the search over everything, as Ctrl+K (⌘K) does anywhere on the site. Its code and index arrive at the first touch. */
export function SearchButton() {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const dialog = usePart(fetchDialog);
  const { load } = dialog;

  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey)) return;
      if (event.altKey || event.shiftKey) return;
      event.preventDefault();
      load();
      setOpen(true);
    };
    window.addEventListener("keydown", open);
    return () => window.removeEventListener("keydown", open);
  }, [load]);

  return (
    <>
      <IconButton
        ref={button}
        label="Search"
        path="M16.5 16.5L21 21M10.5 17.5a7 7 0 1 0 0-14a7 7 0 0 0 0 14z"
        isBusy={isOpen && dialog.state === "loading"}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={load}
        onFocus={load}
        onClick={() => {
          load();
          setOpen(true);
        }}
      />
      {dialog.state === "failed" && <PartFailure part="The search" />}
      {dialog.Component && <dialog.Component isOpen={isOpen} onOpenChange={setOpen} opener={button} />}
    </>
  );
}
