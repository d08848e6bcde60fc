import { OverlayButton } from "../../ui/OverlayButton.tsx";

const fetchDrawer = () => import("./MenuDrawer.tsx").then((module) => module.MenuDrawer);

/** Opens the drawer with the navigation links. */
export function MenuButton() {
  return (
    <OverlayButton part="The menu" fetchPart={fetchDrawer} label="Menu" path="M3 6h18M3 12h18M3 18h18" />
  );
}
