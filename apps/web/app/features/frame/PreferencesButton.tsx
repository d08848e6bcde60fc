import { useRef, useState } from "react";
import { usePart } from "../../lib/use-part.ts";
import { IconButton } from "../../ui/IconButton.tsx";
import { PartFailure } from "../../ui/PartFailure.tsx";

const fetchPopover = () => import("./PreferencesPopover.tsx").then((module) => module.PreferencesPopover);

/** Opens the popover that says how moves are shown. */
export function PreferencesButton() {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const popover = usePart(fetchPopover);

  return (
    <>
      <IconButton
        ref={button}
        label="Preferences"
        text="Preferences"
        path="M4 7h8m4 0h4M4 17h2m4 0h10M14 4.5v5M8 14.5v5"
        isBusy={isOpen && popover.state === "loading"}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={popover.load}
        onFocus={popover.load}
        onClick={() => {
          popover.load();
          setOpen(popover.state === "failed" || !isOpen);
        }}
      />
      {popover.state === "failed" && <PartFailure part="The preferences" />}
      {popover.Component && <popover.Component isOpen={isOpen} onOpenChange={setOpen} opener={button} />}
    </>
  );
}
