import { useRef, useState } from "react";
import { usePart } from "../../lib/use-part.ts";
import { IconButton } from "../../ui/IconButton.tsx";
import { PartFailure } from "../../ui/PartFailure.tsx";

const fetchDrawer = () => import("./MenuDrawer.tsx").then((module) => module.MenuDrawer);

/** Opens the drawer with the navigation links; the drawer's code arrives at the first touch of the button. */
export function MenuButton({ pathname }: { pathname: string | undefined }) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const drawer = usePart(fetchDrawer);

  return (
    <>
      <IconButton
        ref={button}
        label="Menu"
        path="M3 6h18M3 12h18M3 18h18"
        isBusy={isOpen && drawer.state === "loading"}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={drawer.load}
        onFocus={drawer.load}
        onClick={() => {
          drawer.load();
          setOpen(true);
        }}
      />
      {drawer.state === "failed" && <PartFailure part="The menu" />}
      {drawer.Component && (
        <drawer.Component isOpen={isOpen} onOpenChange={setOpen} opener={button} pathname={pathname} />
      )}
    </>
  );
}
