import { Popover } from "@base-ui/react/popover";
import { useState } from "react";
import type { Preferences } from "../../lib/core/parse-preferences.ts";
import { savePreferences, shownPreferences } from "../../lib/preferences.ts";
import type { OverlayProps } from "../../ui/OverlayButton.tsx";
import { Switch } from "../../ui/Switch.tsx";
import styles from "./PreferencesPopover.module.css";

/** How moves are shown: two switches, taken over at once. */
export function PreferencesPopover({ isOpen, onOpenChange, opener }: OverlayProps) {
  return (
    <Popover.Root
      open={isOpen}
      onOpenChange={(open, details) => {
        // A press on the opener is the opener's to answer, or the popover would close and open again.
        if (!open && isWithin(opener.current, details.event)) return;
        onOpenChange(open);
      }}
    >
      <Popover.Portal>
        <Popover.Positioner
          className={styles.positioner}
          anchor={opener}
          align="end"
          sideOffset={6}
          positionMethod="fixed"
        >
          <Popover.Popup className={styles.popup} finalFocus={opener}>
            <Popover.Title className={styles.title}>Preferences</Popover.Title>
            <PreferenceSwitches />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

function PreferenceSwitches() {
  const [preferences, setPreferences] = useState(shownPreferences);

  const change = (changed: Partial<Preferences>) => {
    const next = { ...preferences, ...changed };
    setPreferences(next);
    savePreferences(next);
  };

  return (
    <>
      <Switch
        label="Icons"
        hint="Moves as icons. Off: as text, like df 2 1"
        isOn={preferences.display === "icons"}
        onChange={(isOn) => change({ display: isOn ? "icons" : "notations" })}
      />
      <Switch
        label="Colors"
        hint="The coloured icons, or coloured numbers in text"
        isOn={preferences.colors === "on"}
        onChange={(isOn) => change({ colors: isOn ? "on" : "off" })}
      />
    </>
  );
}

function isWithin(element: HTMLElement | null, event: Event): boolean {
  return event.target instanceof Node && element?.contains(event.target) === true;
}
