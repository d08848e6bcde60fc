import { OverlayButton } from "../../ui/OverlayButton.tsx";

const fetchPopover = () => import("./PreferencesPopover.tsx").then((module) => module.PreferencesPopover);

/** Opens the popover that says how moves are shown. */
export function PreferencesButton() {
  return (
    <OverlayButton
      part="The preferences"
      fetchPart={fetchPopover}
      label="Preferences"
      text="Preferences"
      path="M4 7h8m4 0h4M4 17h2m4 0h10M14 4.5v5M8 14.5v5"
    />
  );
}
